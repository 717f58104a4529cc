/** Rounds solved on lattices and state by state: two ways to the same odds. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Combat } from '../../../server/src/engine/combat';
import { exact } from '../../../server/src/engine/exact';
import type { ExactOptions } from '../../../server/src/engine/exact';
import type { ExactOutcomes } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import { bodyOf } from '../../../server/src/engine/lattice/body';
import { trace } from '../../../server/src/engine/trace';
import { faults } from '../../support/well-formed';
import { battleOf, battleShapes } from './random-battle';
import { seaBattle } from './sea-battle';
import type { BattlePlan } from './sea-battle';

function odds(combat: Combat, options: ExactOptions): ExactOutcomes {
  const result = finish(exact(combat, options));
  assert.ok(!('tooLarge' in result));
  return result;
}

function assertSame(combat: Combat): ExactOutcomes {
  const fast = odds(combat, {});
  const slow = odds(combat, { usesLattices: false });
  const shares = new Map(slow.ends.map(({ state, share }) => [state.join(), share]));
  assert.equal(fast.ends.length, shares.size);
  for (const { state, share } of fast.ends) {
    const other = shares.get(state.join());
    assert.ok(other !== undefined && Math.abs(share - other) < 1e-12, `${state.join()}: ${share} is not ${other}`);
  }
  assert.ok(Math.abs(fast.mass - 1) < 1e-12);
  return fast;
}

function isOnLattices(combat: Combat): boolean {
  return combat.steps.every((step) => step.kind !== 'rounds' || bodyOf(combat, step) !== undefined);
}

describe('rounds on lattices', () => {
  it('give the odds that are found state by state, in all manner of battles', () => {
    let count = 0;
    fc.assert(
      fc.property(battleShapes, (shape) => {
        const combat = battleOf(shape);
        if (isOnLattices(combat)) count++;
        assertSame(combat);
      }),
      { seed: 30, numRuns: 1_000 },
    );
    assert.ok(count > 333, `only ${count} of the battles were solved on lattices`);
  });

  it('take well-formed battles, and trace them to ends that the odds know', () => {
    fc.assert(
      fc.property(battleShapes, fc.nat(), (shape, seed) => {
        const combat = battleOf(shape);
        assert.deepEqual(faults(combat, [seed]), []);
        const end = trace(combat, { seed }).end.join();
        assert.ok(odds(combat, {}).ends.some(({ state }) => state.join() === end));
      }),
      { seed: 31, numRuns: 300 },
    );
  });

  const force = fc.record({
    trn: fc.nat(1),
    sub: fc.nat(2),
    dd: fc.nat(1),
    ftr: fc.nat(1),
    ac: fc.nat(1),
    bb: fc.nat(1),
  });
  const plans: fc.Arbitrary<BattlePlan> = fc.record({
    attacker: force,
    defender: force,
    detection: fc.option(fc.record({ value: fc.integer({ min: 1, max: 6 }), dive: fc.boolean() }), { nil: undefined }),
    submerge: fc.subarray(['attacker', 'defender']),
    retreatBelow: fc.constantFrom(undefined, 2),
    retreatAfter: fc.constantFrom(undefined, undefined, 2),
  });

  it('give the odds that are found state by state, in sea battles', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        assertSame(seaBattle(plan));
      }),
      { seed: 32, numRuns: 100 },
    );
  });

  it('report what a threshold drops, and drop nothing else', () => {
    const force = { sub: 3, dd: 3, ac: 1, ftr: 2, bb: 2 };
    const battle = seaBattle({ attacker: force, defender: force, detection: { value: 3, dive: false } });
    const whole = odds(battle, {});
    const cut = odds(battle, { drop: 1e-6 });
    assert.equal(whole.dropped, 0);
    assert.ok(cut.dropped > 1e-6 && cut.dropped < 1e-3);
    assert.ok(Math.abs(cut.mass + cut.dropped - 1) < 1e-12);
    const shares = new Map(whole.ends.map(({ state, share }) => [state.join(), share]));
    for (const { state, share } of cut.ends) {
      const of = shares.get(state.join())!;
      assert.ok(share <= of + 1e-12 && share >= of - cut.dropped);
    }
  });

  it('give up where there are too many joint states', () => {
    const force = { sub: 3, dd: 3, ac: 1, ftr: 2, bb: 2 };
    const result = finish(exact(seaBattle({ attacker: force, defender: force }), { limit: 10 }));
    assert.ok('tooLarge' in result);
  });

  it('pause often', () => {
    const force = { sub: 6, dd: 6, ac: 2, ftr: 4, bb: 4 };
    const calculation = exact(seaBattle({ attacker: force, defender: force }));
    let pauses = 0;
    while (!calculation.next().done) pauses++;
    assert.ok(pauses > 5);
  });
});
