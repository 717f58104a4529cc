/** Groups at the same place in the order of losses. */
import assert from 'node:assert/strict';
import { collectTraceBases } from '../../../../../server/src/engine/basis-set';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { formatTies } from '../../../../../server/src/rulesets/axis-and-allies/combats';
import { createBattle, createMembers } from '../../../../../server/src/rulesets/aa-depth/combats/forces';
import { readCombat, type BattleText } from '../../aa-depth/combats/read-combat';
import { getFirstBattle, parseScenario } from '../../aa-depth/scenario';
import { computeOdds } from './battles';

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

const submarines: BattleText = {
  attacker: 'units: [{ type: dd, count: 2 }]',
  defender:
    'units: [{ id: high, type: sub, count: 2, depth: surfaced }, { id: low, type: sub, count: 2, depth: surfaced }]',
};

/** Simulates a battle for each seed. Returns the notes about the file order, and the remaining units of both groups. */
function runSeeds(battle: BattleText, [first, second]: readonly [string, string], side = 'defender') {
  const combat = readCombat(battle);
  const findMeasure = (name: string) => combat.measures.find(({ path }) => path.join('.') === `${side}.${name}`)!;
  const [firstMeasure, secondMeasure] = [findMeasure(first), findMeasure(second)];
  return seeds.map((seed) => {
    const run = traceCombat(combat, { seed });
    return {
      noteCount: collectTraceBases(run).filter(({ kind }) => kind === 'file-order').length,
      text: run.entries.find(({ step }) => step === 'file-order')?.text,
      remaining: [firstMeasure.read(run.end), secondMeasure.read(run.end)],
    };
  });
}

describe('groups at the same place in the order of losses', () => {
  it('the file order decides the losses, and a report says so only if it mattered', () => {
    const runs = runSeeds(submarines, ['high', 'low']);
    for (const { noteCount, remaining } of runs)
      assert.equal(noteCount > 0, remaining[0]! < 2 && remaining[1]! > 0, JSON.stringify(remaining));
    const [noteText] = runs.flatMap(({ text }) => text ?? []);
    assert.match(
      noteText ?? '',
      /^Submarines \(high\) and submarines \(low\) come at the same place: of these the first/,
    );
    assert.ok(
      runs.some(({ noteCount }) => noteCount === 0),
      'not where all are left, or none',
    );
  });

  it('the odds name the file order as a basis', () => {
    const { bases } = computeOdds(readCombat(submarines));
    assert.deepEqual(
      bases.flatMap(({ kind, name }) => (kind === 'file-order' ? [name] : [])),
      ['submarines (high) before submarines (low)'],
    );
  });

  it('groups of different types are not tied', () => {
    const combat = readCombat({ ...submarines, defender: 'units: { trn: 1, dd: 1 }' });
    assert.ok(computeOdds(combat).bases.every(({ kind }) => kind !== 'file-order'));
    assert.ok(combat.steps.every(({ id }) => id !== 'file-order'));
  });

  it('the hover on the order of losses describes the tie in the same words', () => {
    const { scenario } = parseScenario(`
powers: { us: { side: allies }, germany: { side: axis } }
seaBattles:
  - id: battle
    attacker: { power: us, ${submarines.attacker} }
    defender: { power: germany, ${submarines.defender} }
`);
    const battle = getFirstBattle(scenario);
    const sides = createBattle(battle, createMembers(battle, scenario), scenario);
    assert.equal(formatTies(sides.attacker), undefined);
    assert.equal(
      formatTies(sides.defender),
      'Submarines (high) and submarines (low) come at the same place: of these the first in the file is hit first.',
    );
  });
});
