import assert from 'node:assert/strict';
import { trace } from '../../../../server/src/engine/trace';
import { allCombats, combatData, combatsData } from '../../../../server/src/features';
import type { FoundCombat } from '../../../../server/src/features';
import { siteBy } from '../../../../server/src/work/perform';
import type { Site } from '../../../../server/src/work/perform';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';
import { analysisOf, biscay, foundIn } from '../support';

/** The outcomes of a combat from some seeds, and the advice that it offers. */
function playedOut(site: Site | undefined): unknown {
  const combat = site!.combat();
  const runs = [1, 2, 3].map((seed) => {
    const { end, dice } = trace(combat, { seed });
    return [end, dice, combat.measures.map(({ path, read }) => [path, read(end)])];
  });
  const advised = (site!.advice?.() ?? []).map(({ side, aims, alternatives }) => [
    side,
    aims.map(({ id }) => id),
    alternatives.map(({ id, title }) => [id, title]),
  ]);
  return structuredClone({ start: combat.start, runs, advised });
}

/** The combat as another thread gets it: from a structured clone of its data. */
const elsewhere = (found: FoundCombat): Site | undefined => siteBy([found.ruleset])(structuredClone(combatData(found)));

const engagements = (count: number): string =>
  `ruleset: wif-ssw\nengagements:\n${Array.from(
    { length: count },
    (_, index) => `  - { id: zone-${index}, seaZone: Bay of Biscay, weather: fine, convoy: { convoyPoints: 12 },
      subs: { units: [{ id: flotilla-${index}, type: sub, attack: 3, section: 3, count: 4 }] } }\n`,
  ).join('')}`;

describe('the input of a calculation', () => {
  for (const file of scenarioFiles('samples'))
    it(`restores the combats of ${file} from their data as from the whole scenario`, () => {
      for (const found of allCombats(analysisOfFile(file)))
        assert.deepEqual(playedOut(elsewhere(found)), playedOut(found.site), found.site.id);
    });

  it('includes the header, and only the combats that are calculated', () => {
    const [first, , third] = allCombats(analysisOf(engagements(4)));
    const { scenario, declarations, uses } = combatsData([first!, third!]);
    assert.deepEqual(scenario, {
      ruleset: 'wif-ssw',
      engagements: [first!.site.object, third!.site.object],
    });
    assert.deepEqual([declarations, uses], [[], []]);
  });

  it('includes the combats that precede the calculated one', () => {
    const raid = (id: string, damage: string) =>
      `  - { id: ${id}, territory: Germany, value: 10, attacker: { power: uk, bombers: 3 }, defender: { power: germany }${damage} }\n`;
    const text = `ruleset: aare\nstrategicBombingRaids:\n${raid('first', ', result: { damage: 4 }')}${raid('second', '')}`;
    const analysis = analysisOf(text);
    const second = allCombats(analysis).at(-1)!;
    assert.equal(second.site.id, 'second');
    assert.deepEqual(playedOut(elsewhere(second)), playedOut(second.site));
    assert.deepEqual(combatData(second).scenario, analysis.scenarios[0]!.view().data);
  });

  it('includes the whole scenario with its ids if the combat follows references', () => {
    const text = `ruleset: awaw
taskForces:
  - { id: tf-1, location: at-sea, units: [{ id: sims, type: dd, count: 10 }] }
  - { id: tf-2, location: at-sea, units: [{ id: fletchers, type: dd, count: 10 }] }
fleetCombats:
  - { id: named, attacker: { taskForces: [tf-1] }, defender: { units: [{ id: kageros, type: dd, count: 4 }] } }
`;
    const analysis = analysisOf(text);
    const [named] = allCombats(analysis);
    const { scenario, declarations } = structuredClone(combatData(named!));
    assert.deepEqual(scenario, analysis.scenarios[0]!.view().data);
    assert.ok(declarations.some(({ id }) => id === 'tf-2'));
  });

  it('has plain data only', () => {
    const { ruleset, site, scenario } = structuredClone(combatData(foundIn(analysisOf(biscay))));
    assert.deepEqual([ruleset, site, 'engagements' in scenario], ['wif-ssw', 'biscay', true]);
  });
});
