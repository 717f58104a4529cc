import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../../../server/src/engine/sample';
import { assertWellFormed } from '../../../../support/well-formed';
import { listCombats } from '../../../../../server/src/rulesets/wif-ssw/combats';
import { chartOfCell, createCombat, writeEngagement, noIds, writeSubCombat } from './fight';
import { parseScenario } from '../scenario';

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const submarines = (lines: number, defence?: number): object[] =>
  many(lines, (index) => ({ id: `u-${index}`, type: 'sub', attack: 15, section: 3, count: 50, defence, antiAir: 20 }));
const escorts = (lines: number): object[] =>
  many(lines, (index) => ({ id: `e-${index}`, type: 'asw', asw: 30, count: 50, section: 0, defence: 5 }));

/** Every scenario that passes the schema gives a combat with exact odds, or one that is too large and sampled. */
const extremes: Readonly<Record<string, string>> = {
  'nothing at all': writeEngagement({}),
  'convoy points without an escort, and no submarine': writeEngagement({ convoy: { convoyPoints: 300 } }),
  'the most of everything': writeEngagement({
    subs: { units: submarines(8, 5) },
    convoy: { convoyPoints: 300, convoyDefence: 5, units: escorts(8).map((unit) => ({ ...unit, section: 'convoy' })) },
  }),
  'a thousand purchases': writeEngagement({
    subs: { units: submarines(1) },
    convoy: { convoyPoints: 20, units: escorts(1).map((unit) => ({ ...unit, section: 'convoy' })) },
    orders: { subs: { surprise: many(1000, () => ({ buy: 'target', unit: 'e-0' })) } },
  }),
  'a cell of a million effects': writeEngagement(
    { subs: { units: submarines(2, 5) }, convoy: { convoyPoints: 300, units: escorts(1) } },
    { tables: chartOfCell('1000000X 1000000D 1000000A') },
  ),
  'five rounds of aircraft against hundreds': writeEngagement(
    {
      subs: { units: submarines(6, 6) },
      convoy: { units: many(9, (index) => ({ id: `a-${index}`, type: 'nav', airToSea: 20 })) },
      orders: { convoy: { combatType: 'naval-air' } },
    },
    { options: { navalAirRounds: 5 } },
  ),
  'the same id many times': writeEngagement({
    subs: { units: many(5, () => ({ id: 'u', type: 'sub', attack: 3, section: 3, defence: 6 })) },
    convoy: { convoyPoints: 9, units: many(3, () => ({ id: 'u', type: 'asw', asw: 3, defence: 6 })) },
    orders: { subs: { losses: ['u', 'u', 'x'] } },
  }),
  'an empty submarine combat': writeSubCombat({}),
  'the largest submarine combat': writeSubCombat({
    attacker: { units: submarines(6, 5), surprisePoints: 30 },
    defender: { convoyPoints: 300, convoyDefence: 3, units: escorts(6), surprisePoints: 30 },
    orders: { attacker: { surprise: many(12, () => ({ buy: 'target', unit: 'e-1' })) } },
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
