/** Retreats below a chance of winning in battles with detected and undetected submarines. */
import fc from 'fast-check';
import { assertReportedChance } from '../../axis-and-allies/combats/assert-reported-chance';
import { readSeaBattle } from './read-combat';

describe('the chance of winning by pressing on with undetected submarines', () => {
  it('reports the chance with which the battle is won when nobody retreats', () => {
    const count = (max: number) => fc.integer({ min: 0, max });
    const force = fc.record({ sub: count(2), dd: count(1), ftr: count(1), bb: count(1) });
    const condition = fc.constantFrom('never', 'always');
    fc.assert(
      fc.property(force, force, condition, condition, (attacker, defender, leaves, dives) => {
        fc.pre([attacker, defender].every((side) => Object.values(side).some((units) => units > 0)));
        const writeUnits = (side: object) => `units: ${JSON.stringify(side)}`;
        const orders = `submerge: { when: ${leaves} }, dive: { when: ${dives} }`;
        const createCombat = (retreat: string) =>
          readSeaBattle(
            `${writeUnits(attacker)}, orders: { ${orders}${retreat} }`,
            `${writeUnits(defender)}, orders: { ${orders} }`,
          );
        assertReportedChance(createCombat(', retreat: { chanceBelow: 1 }'), createCombat(''));
      }),
      { numRuns: 100 },
    );
  });
});
