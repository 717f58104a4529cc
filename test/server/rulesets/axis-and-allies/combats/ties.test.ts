/** Groups at the same place in the order of losses. */
import assert from 'node:assert/strict';
import { basesOfTrace } from '../../../../../server/src/engine/bases';
import { trace } from '../../../../../server/src/engine/trace';
import { tiesInWords } from '../../../../../server/src/rulesets/axis-and-allies/combats';
import { battleOf, membersOf } from '../../../../../server/src/rulesets/aa-depth/combats/forces';
import { combatOf, type BattleText } from '../../aa-depth/combats/fought';
import { firstBattle, read } from '../../aa-depth/scenario';
import { oddsOf } from './battles';

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

const submarines: BattleText = {
  attacker: 'units: [{ type: dd, count: 2 }]',
  defender:
    'units: [{ id: high, type: sub, count: 2, depth: surfaced }, { id: low, type: sub, count: 2, depth: surfaced }]',
};

/** Simulates a battle for each seed. Returns the notes about the file order, and the remaining units of both groups. */
function fought(battle: BattleText, [first, second]: readonly [string, string], side = 'defender') {
  const combat = combatOf(battle);
  const measure = (name: string) => combat.measures.find(({ path }) => path.join('.') === `${side}.${name}`)!;
  const [before, behind] = [measure(first), measure(second)];
  return seeds.map((seed) => {
    const run = trace(combat, { seed });
    return {
      told: basesOfTrace(run).filter(({ kind }) => kind === 'file-order').length,
      text: run.entries.find(({ step }) => step === 'file-order')?.text,
      left: [before.read(run.end), behind.read(run.end)],
    };
  });
}

describe('groups at the same place in the order of losses', () => {
  it('the file order decides the losses, and a report says so only if it mattered', () => {
    const runs = fought(submarines, ['high', 'low']);
    for (const { told, left } of runs) assert.equal(told > 0, left[0]! < 2 && left[1]! > 0, JSON.stringify(left));
    const [found] = runs.flatMap(({ text }) => text ?? []);
    assert.match(found ?? '', /^Submarines \(high\) and submarines \(low\) come at the same place: of these the first/);
    assert.ok(
      runs.some(({ told }) => told === 0),
      'not where all are left, or none',
    );
  });

  it('the odds name the file order as a basis', () => {
    const { bases } = oddsOf(combatOf(submarines));
    assert.deepEqual(
      bases.flatMap(({ kind, name }) => (kind === 'file-order' ? [name] : [])),
      ['submarines (high) before submarines (low)'],
    );
  });

  it('groups of different types are not tied', () => {
    const combat = combatOf({ ...submarines, defender: 'units: { trn: 1, dd: 1 }' });
    assert.ok(oddsOf(combat).bases.every(({ kind }) => kind !== 'file-order'));
    assert.ok(combat.steps.every(({ id }) => id !== 'file-order'));
  });

  it('the hover on the order of losses describes the tie in the same words', () => {
    const { scenario } = read(`
powers: { us: { side: allies }, germany: { side: axis } }
seaBattles:
  - id: battle
    attacker: { power: us, ${submarines.attacker} }
    defender: { power: germany, ${submarines.defender} }
`);
    const battle = firstBattle(scenario);
    const sides = battleOf(battle, membersOf(battle, scenario), scenario);
    assert.equal(tiesInWords(sides.attacker), undefined);
    assert.equal(
      tiesInWords(sides.defender),
      'Submarines (high) and submarines (low) come at the same place: of these the first in the file is hit first.',
    );
  });
});
