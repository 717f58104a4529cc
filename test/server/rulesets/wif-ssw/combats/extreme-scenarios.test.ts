import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../../../server/src/engine/sample';
import { assertWellFormed } from '../../../../support/well-formed';
import { listCombats } from '../../../../../server/src/rulesets/wif-ssw/combats';
import { createOneCellChart, createCombat, writeEngagement, noIds, writeSubCombat } from './fight';
import { parseScenario } from '../scenario';

const repeat = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const createSubmarines = (lines: number, defence?: number): object[] =>
  repeat(lines, (index) => ({
    id: `u-${index}`,
    type: 'sub',
    attack: 15,
    section: 3,
    count: 50,
    defence,
    antiAir: 20,
  }));
const createEscorts = (lines: number): object[] =>
  repeat(lines, (index) => ({ id: `e-${index}`, type: 'asw', asw: 30, count: 50, section: 0, defence: 5 }));

/** Scenarios that pass the schema and are as empty, large or odd as it allows. Their odds are exact, or too large to be exact and sampled. */
const extremes: Readonly<Record<string, string>> = {
  'nothing at all': writeEngagement({}),
  'convoy points without an escort, and no submarine': writeEngagement({ convoy: { convoyPoints: 300 } }),
  'the most of everything': writeEngagement({
    subs: { units: createSubmarines(8, 5) },
    convoy: {
      convoyPoints: 300,
      convoyDefence: 5,
      units: createEscorts(8).map((unit) => ({ ...unit, section: 'convoy' })),
    },
  }),
  'a thousand purchases': writeEngagement({
    subs: { units: createSubmarines(1) },
    convoy: { convoyPoints: 20, units: createEscorts(1).map((unit) => ({ ...unit, section: 'convoy' })) },
    orders: { subs: { surprise: repeat(1000, () => ({ buy: 'target', unit: 'e-0' })) } },
  }),
  'a cell of a million effects': writeEngagement(
    { subs: { units: createSubmarines(2, 5) }, convoy: { convoyPoints: 300, units: createEscorts(1) } },
    { tables: createOneCellChart('1000000X 1000000D 1000000A') },
  ),
  'five rounds of aircraft against hundreds': writeEngagement(
    {
      subs: { units: createSubmarines(6, 6) },
      convoy: { units: repeat(9, (index) => ({ id: `a-${index}`, type: 'nav', airToSea: 20 })) },
      orders: { convoy: { combatType: 'naval-air' } },
    },
    { options: { navalAirRounds: 5 } },
  ),
  'the same id many times': writeEngagement({
    subs: { units: repeat(5, () => ({ id: 'u', type: 'sub', attack: 3, section: 3, defence: 6 })) },
    convoy: { convoyPoints: 9, units: repeat(3, () => ({ id: 'u', type: 'asw', asw: 3, defence: 6 })) },
    orders: { subs: { losses: ['u', 'u', 'x'] } },
  }),
  'an empty submarine combat': writeSubCombat({}),
  'the largest submarine combat': writeSubCombat({
    attacker: { units: createSubmarines(6, 5), surprisePoints: 30 },
    defender: { convoyPoints: 300, convoyDefence: 3, units: createEscorts(6), surprisePoints: 30 },
    orders: { attacker: { surprise: repeat(12, () => ({ buy: 'target', unit: 'e-1' })) } },
  }),
};

describe('extreme scenarios', () => {
  for (const [name, text] of Object.entries(extremes)) {
    it(`an extreme scenario gives a well-formed combat: ${name}`, () => {
      const combat = createCombat(text);
      assertWellFormed(combat, [1, 2]);
      const odds = runToEnd(computeExactOdds(combat));
      if ('exact' in odds) assert.ok(Math.abs(odds.mass - 1) < 1e-12);
      else assert.equal(runToEnd(computeSampledOdds(combat, 1, 20)).runs, 20);
    });
  }

  it('only engagements and submarine combats that can be resolved give combats', () => {
    const scenario = parseScenario('turn: { year: 1941, months: jan-feb }\n');
    assert.deepEqual(listCombats(scenario, noIds), []);
  });
});
