/** Retreats below a chance of winning in battles in which submarines hide, elect to defend and dive. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { exact } from '../../../../../server/src/engine/exact';
import { finish } from '../../../../../server/src/engine/progress';
import { trace } from '../../../../../server/src/engine/trace';
import { assertToldAsFought } from '../../axis-and-allies/combats/pressed-on';
import { outcomesOf } from '../../axis-and-allies/combats/battles';
import { combatOf, untouchedCombatOf } from './fought';

describe('the chance of winning by pressing on against submarines with a depth', () => {
  const defender = 'units: [{ id: sub, type: sub, depth: submerged }], orders: { elect: { when: always } }';

  it('counts submarines that elected to defend among those that can be hit', () => {
    const attacker = 'units: { bb: 2, dd: 1 }, orders: { search: false, retreat: { chanceBelow: 0.2 } }';
    const { 'attacker-wins': wins = 0, 'both-left': left } = outcomesOf(combatOf({ attacker, defender }));
    assert.ok(wins > 0.999, `wins in ${wins}`);
    assert.equal(left, 0);
  });

  it('reports the chance with which the battle is won when nobody retreats', () => {
    const count = (max: number) => fc.integer({ min: 0, max });
    const depth = fc.constantFrom('surfaced', 'periscope', 'submerged');
    const when = fc.constantFrom('never', 'always');
    const battles = fc.record({
      ...{ dd: count(2), bb: count(1), ftr: count(1), sub: count(1) },
      depths: fc.array(depth, { minLength: 1, maxLength: 2 }),
      trn: count(1),
      ...{ elect: when, dive: when, submerge: when },
      search: fc.boolean(),
      searchTiming: fc.constantFrom('once', 'each-cycle'),
      divingCycles: fc.constantFrom('any-exposed', 'first-only'),
    });
    fc.assert(
      fc.property(battles, ({ dd, bb, ftr, sub, depths, trn, search, ...orders }) => {
        fc.pre(dd + bb + ftr + sub > 0);
        const combatWith = (retreat: string) =>
          combatOf({
            attacker: `units: { dd: ${dd}, bb: ${bb}, ftr: ${ftr}, sub: ${sub} }, orders: { search: ${search}${retreat} }`,
            defender: `units: [{ type: trn, count: ${trn} }, ${depths.map((at, index) => `{ id: u-${index}, type: sub, depth: ${at} }`).join(', ')}],
      orders: { elect: { when: ${orders.elect} }, dive: { when: ${orders.dive} }, submerge: { when: ${orders.submerge} } }`,
            more: `options: { searchTiming: ${orders.searchTiming}, divingCycles: ${orders.divingCycles} }`,
          });
        assertToldAsFought(combatWith(', retreat: { chanceBelow: 1 }'), combatWith(''));
      }),
      { numRuns: 100 },
    );
  });

  describe('prepared in part', () => {
    const looking = () =>
      untouchedCombatOf({
        attacker: 'units: { dd: 3, cru: 1, ftr: 1 }, orders: { retreat: { chanceBelow: 0.5 } }',
        defender: 'units: [{ id: sub, type: sub, count: 2, depth: periscope }, { type: tbd, count: 2 }]',
        more: 'options: { searchTiming: each-cycle }',
      });
    const outcomesPrepared = (combat = looking()) => outcomesOf(finish(combat.prepare!()));

    it('gives the same traces and odds after a preparation that was abandoned halfway', () => {
      const fresh = looking();
      for (const slices of [1, 5]) {
        const combat = looking();
        const abandoned = combat.prepare!();
        for (let slice = 0; slice < slices; slice++) assert.equal(abandoned.next().done, false);
        for (let seed = 1; seed <= 20; seed++)
          assert.deepEqual(trace(combat, { seed }).entries, trace(fresh, { seed }).entries);
        assert.equal(finish(combat.prepare!()).isEstimating, false);
        assert.deepEqual(finish(exact(combat)), finish(exact(looking())));
      }
    });

    it('gives the same outcomes when two preparations run at the same time', () => {
      const combat = looking();
      const [one, other] = [combat.prepare!(), combat.prepare!()];
      const stepped = [one.next(), other.next()];
      while (stepped.some(({ done }) => !done)) {
        if (!stepped[0]!.done) stepped[0] = one.next();
        if (!stepped[1]!.done) stepped[1] = other.next();
      }
      assert.deepEqual(outcomesPrepared(combat), outcomesPrepared());
    });
  });
});
