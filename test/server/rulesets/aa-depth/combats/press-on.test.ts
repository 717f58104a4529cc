/** Retreats below a chance of winning in battles in which submarines hide, elect to defend and dive. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { assertReportedChance } from '../../axis-and-allies/combats/assert-reported-chance';
import { computeOutcomes } from '../../axis-and-allies/combats/battles';
import { readCombat, readFreshCombat } from './read-combat';

describe('the chance of winning by pressing on against submarines with a depth', () => {
  const defender = 'units: [{ id: sub, type: sub, depth: submerged }], orders: { elect: { when: always } }';

  it('counts submarines that elected to defend among those that can be hit', () => {
    const attacker = 'units: { bb: 2, dd: 1 }, orders: { search: false, retreat: { chanceBelow: 0.2 } }';
    const { 'attacker-wins': wins = 0, 'both-left': bothLeft } = computeOutcomes(readCombat({ attacker, defender }));
    assert.ok(wins > 0.999, `wins in ${wins}`);
    assert.equal(bothLeft, 0);
  });

  it('reports the chance with which the battle is won when nobody retreats', () => {
    const count = (max: number) => fc.integer({ min: 0, max });
    const depth = fc.constantFrom('surfaced', 'periscope', 'submerged');
    const condition = fc.constantFrom('never', 'always');
    const battles = fc.record({
      ...{ dd: count(2), bb: count(1), ftr: count(1), sub: count(1) },
      depths: fc.array(depth, { minLength: 1, maxLength: 2 }),
      trn: count(1),
      ...{ elect: condition, dive: condition, submerge: condition },
      search: fc.boolean(),
      searchTiming: fc.constantFrom('once', 'each-cycle'),
      divingCycles: fc.constantFrom('any-exposed', 'first-only'),
    });
    fc.assert(
      fc.property(battles, ({ dd, bb, ftr, sub, depths, trn, search, ...orders }) => {
        fc.pre(dd + bb + ftr + sub > 0);
        const createCombat = (retreat: string) =>
          readCombat({
            attacker: `units: { dd: ${dd}, bb: ${bb}, ftr: ${ftr}, sub: ${sub} }, orders: { search: ${search}${retreat} }`,
            defender: `units: [{ type: trn, count: ${trn} }, ${depths.map((at, index) => `{ id: u-${index}, type: sub, depth: ${at} }`).join(', ')}],
      orders: { elect: { when: ${orders.elect} }, dive: { when: ${orders.dive} }, submerge: { when: ${orders.submerge} } }`,
            more: `options: { searchTiming: ${orders.searchTiming}, divingCycles: ${orders.divingCycles} }`,
          });
        assertReportedChance(createCombat(', retreat: { chanceBelow: 1 }'), createCombat(''));
      }),
      { numRuns: 100 },
    );
  });

  describe('the chance of winning by pressing on, prepared in part', () => {
    const createSearch = () =>
      readFreshCombat({
        attacker: 'units: { dd: 3, cru: 1, ftr: 1 }, orders: { retreat: { chanceBelow: 0.5 } }',
        defender: 'units: [{ id: sub, type: sub, count: 2, depth: periscope }, { type: tbd, count: 2 }]',
        more: 'options: { searchTiming: each-cycle }',
      });
    const computePreparedOutcomes = (combat = createSearch()) => computeOutcomes(runToEnd(combat.prepare!()));

    it('gives the same traces and odds after a preparation that was abandoned halfway', () => {
      const fresh = createSearch();
      for (const slices of [1, 5]) {
        const combat = createSearch();
        const abandoned = combat.prepare!();
        for (let slice = 0; slice < slices; slice++) assert.equal(abandoned.next().done, false);
        for (let seed = 1; seed <= 20; seed++)
          assert.deepEqual(traceCombat(combat, { seed }).entries, traceCombat(fresh, { seed }).entries);
        assert.equal(runToEnd(combat.prepare!()).hasEstimatedDecisions, false);
        assert.deepEqual(runToEnd(computeExactOdds(combat)), runToEnd(computeExactOdds(createSearch())));
      }
    });

    it('gives the same outcomes when two preparations run at the same time', () => {
      const combat = createSearch();
      const [first, second] = [combat.prepare!(), combat.prepare!()];
      const stepped = [first.next(), second.next()];
      while (stepped.some(({ done }) => !done)) {
        if (!stepped[0]!.done) stepped[0] = first.next();
        if (!stepped[1]!.done) stepped[1] = second.next();
      }
      assert.deepEqual(computePreparedOutcomes(combat), computePreparedOutcomes());
    });
  });
});
