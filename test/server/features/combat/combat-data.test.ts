import assert from 'node:assert/strict';
import { traceCombat } from '../../../../server/src/engine/trace';
import { listAllCombats, createCombatData, createCombatsData } from '../../../../server/src/features';
import type { LocatedCombat } from '../../../../server/src/features';
import { createEntryFinder } from '../../../../server/src/work/perform-task';
import type { CalculableEntry } from '../../../../server/src/work/perform-task';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';
import { analyzeText, biscay, getCombat } from '../support';

/** The outcomes of a combat from some seeds, and the advice that it offers. */
function simulateAll(entry: CalculableEntry | undefined): unknown {
  const combat = entry!.build();
  const runs = [1, 2, 3].map((seed) => {
    const { end, dice } = traceCombat(combat, { seed });
    return [end, dice, combat.measures.map(({ path, read }) => [path, read(end)])];
  });
  const advised = (entry!.listAdvice?.() ?? []).map(({ side, aims, alternatives }) => [
    side,
    aims.map(({ id }) => id),
    alternatives.map(({ id, title }) => [id, title]),
  ]);
  return structuredClone({ start: combat.start, runs, advised });
}

/** The combat as another thread gets it: from a structured clone of its data. */
const copyEntry = (target: LocatedCombat): CalculableEntry | undefined =>
  createEntryFinder([target.ruleset])(structuredClone(createCombatData(target)));

const engagements = (count: number): string =>
  `ruleset: wif-ssw\nengagements:\n${Array.from(
    { length: count },
    (_, index) => `  - { id: zone-${index}, seaZone: Bay of Biscay, weather: fine, convoy: { convoyPoints: 12 },
      subs: { units: [{ id: flotilla-${index}, type: sub, attack: 3, section: 3, count: 4 }] } }\n`,
  ).join('')}`;

describe('the input of a calculation', () => {
  for (const file of scenarioFiles('samples'))
    it(`restores the combats of ${file} from their data as from the whole scenario`, () => {
      for (const target of listAllCombats(analysisOfFile(file)))
        assert.deepEqual(simulateAll(copyEntry(target)), simulateAll(target.entry), target.entry.id);
    });

  it('includes the header, and only the combats that are calculated', () => {
    const [first, , third] = listAllCombats(analyzeText(engagements(4)));
    const { scenario, declarations, uses } = createCombatsData([first!, third!]);
    assert.deepEqual(scenario, {
      ruleset: 'wif-ssw',
      engagements: [first!.entry.object, third!.entry.object],
    });
    assert.deepEqual([declarations, uses], [[], []]);
  });

  it('includes the combats that precede the calculated one', () => {
    const raid = (id: string, damage: string) =>
      `  - { id: ${id}, territory: Germany, value: 10, attacker: { power: uk, bombers: 3 }, defender: { power: germany }${damage} }\n`;
    const text = `ruleset: aare\nstrategicBombingRaids:\n${raid('first', ', result: { damage: 4 }')}${raid('second', '')}`;
    const analysis = analyzeText(text);
    const second = listAllCombats(analysis).at(-1)!;
    assert.equal(second.entry.id, 'second');
    assert.deepEqual(simulateAll(copyEntry(second)), simulateAll(second.entry));
    assert.deepEqual(createCombatData(second).scenario, analysis.scenarios[0]!.view().data);
  });

  it('includes the whole scenario with its ids if the combat follows references', () => {
    const text = `ruleset: awaw
taskForces:
  - { id: tf-1, location: at-sea, units: [{ id: sims, type: dd, count: 10 }] }
  - { id: tf-2, location: at-sea, units: [{ id: fletchers, type: dd, count: 10 }] }
fleetCombats:
  - { id: named, attacker: { taskForces: [tf-1] }, defender: { units: [{ id: kageros, type: dd, count: 4 }] } }
`;
    const analysis = analyzeText(text);
    const [named] = listAllCombats(analysis);
    const { scenario, declarations } = structuredClone(createCombatData(named!));
    assert.deepEqual(scenario, analysis.scenarios[0]!.view().data);
    assert.ok(declarations.some(({ id }) => id === 'tf-2'));
  });

  it('has plain data only', () => {
    const { ruleset, entry, scenario } = structuredClone(createCombatData(getCombat(analyzeText(biscay))));
    assert.deepEqual([ruleset, entry, 'engagements' in scenario], ['wif-ssw', 'biscay', true]);
  });
});
