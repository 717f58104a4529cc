import assert from 'node:assert/strict';
import type { Depth, Header } from '../../../../../server/src/rulesets/aa-depth/data';
import {
  compareMoments,
  getDeclarationMoment,
} from '../../../../../server/src/rulesets/aa-depth/declarations/declarations';
import {
  convoyBlocking,
  resolveDepth,
  depths,
  isActive,
  targetability,
} from '../../../../../server/src/rulesets/aa-depth/depths/depth';
import {
  resolveMoveDepth,
  computeAllowanceAtDepth,
  computeMoveAllowance,
} from '../../../../../server/src/rulesets/aa-depth/depths/movement';
import { covers } from '../../../../support/covers';
import { replacePart, getFirstBattle, parseScenario } from '../scenario';

const header: Header = { ruleset: 'aa-depth' };

describe('the depths', () => {
  it('the four depths say who can be attacked and who is active', () => {
    covers('aa-depth:D1', 'aa-depth:D8', 'aa-depth:D14', 'aa-depth:D37', 'aa-depth:D38');
    assert.deepEqual(
      depths.map((depth) => targetability[depth].when),
      ['always', 'if-found', 'if-found', 'never'],
    );
    assert.deepEqual(depths.map(isActive), [true, true, true, false]);
  });

  it('every depth but silent running blocks convoys', () => {
    covers('aa-depth:D7', 'aa-depth:D13', 'aa-depth:D35', 'aa-depth:D37');
    assert.deepEqual(
      depths.map((depth) => convoyBlocking[depth].isBlocked),
      [true, true, true, false],
    );
  });

  it('the depths allow the full movement of the unit, one sea zone, or none', () => {
    covers('aa-depth:D6', 'aa-depth:D12', 'aa-depth:D34', 'aa-depth:D37');
    const getAllowance = (depth: Depth) => computeAllowanceAtDepth('sub', depth, header)?.total;
    assert.deepEqual(depths.map(getAllowance), [2, 1, 1, 0]);
    const slow: Header = { ...header, units: { sub: { move: 0 } } };
    assert.equal(computeAllowanceAtDepth('sub', 'periscope', slow)?.total, 0, 'a depth does not make a unit faster');
    assert.equal(computeAllowanceAtDepth('csub', 'surfaced', header), undefined);
    assert.equal(computeAllowanceAtDepth('csub', 'submerged', header)?.total, 1);
  });
});

describe('the depth of submarines', () => {
  const campaign = `
turn: { round: 3, power: uk }
powers:
  germany: { side: axis }
  uk: { side: allies }
declarations:
  - { group: wolfpack, round: 2, depth: submerged }
  - { group: wolfpack, round: 3, depth: periscope }
  - { group: wolfpack, round: 4, depth: silent }
  - { group: trout, round: 3, depth: periscope }
submarines:
  - { id: trout, power: uk }
seaBattles:
  - id: gap
    attacker: { power: uk, units: { dd: 1 } }
    defender:
      power: germany
      units: [{ id: wolfpack, type: sub }, { id: others, type: sub }]
submarineMoves:
  - { id: out, group: wolfpack, phase: noncombat-move, round: 3, route: [SZ 5] }
  - { id: raid, group: wolfpack, round: 3, route: [SZ 5] }
`;

  it('a submarine is surfaced unless a depth is declared', () => {
    covers('aa-depth:D2');
    assert.deepEqual(resolveDepth(undefined, 'germany', header), { depth: 'surfaced', rule: 'default-depth' });
    const { scenario } = parseScenario(campaign);
    assert.equal(resolveDepth({ id: 'others' }, 'germany', scenario).depth, 'surfaced');
  });

  it('the depth is the last one declared before the combat', () => {
    covers('aa-depth:D4');
    const { scenario } = parseScenario(campaign);
    // Germany declared in its turn of round 3, before the British turn; the declaration of round 4 is in the future.
    assert.equal(resolveDepth({ id: 'wolfpack' }, 'germany', scenario).depth, 'periscope');
    const onGermanTurn = parseScenario(
      replacePart(campaign, 'round: 3, power: uk', 'round: 3, power: germany'),
    ).scenario;
    assert.equal(
      resolveDepth({ id: 'wolfpack' }, 'germany', onGermanTurn).depth,
      'submerged',
      'combat comes before the noncombat move',
    );
    const explicitDepth = resolveDepth({ id: 'wolfpack', depth: 'silent' }, 'germany', scenario);
    assert.equal(explicitDepth.depth, 'silent', 'what is written with the submarines counts first');
  });

  it('a declaration takes effect from the noncombat move, or from the combat move with `declarationPhase: combat-move`', () => {
    covers('aa-depth:D3', 'aa-depth:D5');
    const { scenario } = parseScenario(campaign);
    const [, , , trout] = scenario.declarations ?? [];
    assert.ok(trout);
    assert.deepEqual(getDeclarationMoment(trout, 'uk', scenario), { round: 3, power: 'uk', phase: 'noncombat-move' });
    assert.equal(
      resolveDepth({ id: 'trout' }, 'uk', scenario).depth,
      'surfaced',
      'its noncombat move is still to come',
    );
    const withCombatMoveDeclarations = parseScenario(`options: { declarationPhase: combat-move }${campaign}`).scenario;
    assert.equal(resolveDepth({ id: 'trout' }, 'uk', withCombatMoveDeclarations).depth, 'periscope');
  });

  it('compares moments by round, turn and phase', () => {
    const { scenario } = parseScenario(campaign);
    const createMoment = (round: number, power: string, phase: 'combat-move' | 'noncombat-move') => ({
      round,
      power,
      phase,
    });
    const sorted = [
      createMoment(2, 'uk', 'noncombat-move'),
      createMoment(3, 'germany', 'combat-move'),
      createMoment(3, 'germany', 'noncombat-move'),
      createMoment(3, 'uk', 'combat-move'),
    ];
    sorted.slice(1).forEach((later, index) => {
      assert.ok(compareMoments(sorted[index]!, later, scenario) < 0);
    });
  });

  it('a move in the phase in which the depth changes has the old depth unless `moveDepth` is `new`', () => {
    covers('aa-depth:D3', 'aa-depth:D34');
    const { scenario } = parseScenario(campaign);
    const [out, raid] = scenario.submarineMoves ?? [];
    assert.ok(out && raid);
    assert.deepEqual(
      [resolveMoveDepth(out, scenario)?.depth, resolveMoveDepth(out, scenario)?.isDecidedByOption],
      ['submerged', true],
    );
    assert.deepEqual(
      [resolveMoveDepth(raid, scenario)?.depth, resolveMoveDepth(raid, scenario)?.isDecidedByOption],
      ['submerged', false],
    );
    const withNewMoveDepth = parseScenario(`options: { moveDepth: new }${campaign}`).scenario;
    const [moved] = withNewMoveDepth.submarineMoves ?? [];
    assert.ok(moved);
    assert.equal(resolveMoveDepth(moved, withNewMoveDepth)?.depth, 'periscope');
    const allowance = computeMoveAllowance(out, scenario);
    assert.equal(allowance?.total, 1);
    assert.equal(allowance?.changes.at(-1)?.basis?.name, 'moveDepth');
    assert.equal(getFirstBattle(scenario).id, 'gap');
  });
});
