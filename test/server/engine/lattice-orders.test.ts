/** Rounds on lattices and state by state in battles that depend on the order of volleys and on when casualties are removed. */
import assert from 'node:assert/strict';
import { mock } from 'node:test';
import fc from 'fast-check';
import type { Combat } from '../../../server/src/engine/combat';
import { exact } from '../../../server/src/engine/exact';
import { bodyOf } from '../../../server/src/engine/lattice/body';
import { Cells } from '../../../server/src/engine/lattice/cells';
import { Binomials } from '../../../server/src/engine/lattice/gunnery';
import { Layers } from '../../../server/src/engine/lattice/layer';
import { Repetition } from '../../../server/src/engine/lattice/repetition';
import { battleOf, battleShapes, strikes } from './random-battle';
import type { BattleShape } from './random-battle';
import { assertAllSame } from './same-odds';
import { seaBattle } from './sea-battle';
import type { BattlePlan } from './sea-battle';
import { mostInASlice } from './slices';

/** Battles of volleys alone, in which casualties of the first fire step are removed at once. */
const struckFirst = fc.tuple(battleShapes, fc.tuple(strikes('now'), strikes())).map(([shape, fires]): BattleShape => ({
  ...shape,
  ...{ fires, countsFirst: false, retreatAfter: undefined, leavesAtEnd: undefined, clears: true },
}));

/** Battles with several fire steps: the shooters of a side may change more than once in a repetition. */
const struckInTurn = fc
  .tuple(battleShapes, fc.tuple(strikes('now'), strikes(), strikes()))
  .map(([shape, fires]): BattleShape => ({ ...shape, fires, clears: true }));

/** Battles in which casualties of one side's first volley are removed at once, and those of the other fire back. */
const struckUnlike = fc
  .tuple(battleShapes, strikes('now'), strikes('afterReturnFire'), strikes(), fc.boolean())
  .map(([shape, now, later, others, isFirst]): BattleShape => ({
    ...shape,
    ...{ fires: [isFirst ? { ...now, second: later.second } : { ...later, second: now.second }, others] },
    countsFirst: false,
    ...{ retreatAfter: undefined, leavesAtEnd: undefined, clears: true },
  }));

/** Whether the lattice solver splits the first repetition of the first rounds in two. */
function isCutAtStart(combat: Combat): boolean {
  const rounds = combat.steps.find((step) => step.kind === 'rounds')!;
  const body = bodyOf(combat, rounds);
  if (!body) return false;
  const repetition = new Repetition(new Layers(body, false), new Binomials(0));
  const orders = repetition.ordersIn(combat.start);
  const { layer, first, second } = repetition.layers.pointOf(combat.start);
  if (!orders || repetition.plainLosses(orders, first, second)) return false;
  return repetition.betweenAt(layer, orders, first, second) !== undefined;
}

describe('rounds on lattices with successive volleys', () => {
  it('lattice odds equal those state by state if repetitions are split after their first volleys', () => {
    const count = assertAllSame(struckFirst, battleOf, { seed: 31, numRuns: 1_000 }, isCutAtStart);
    assert.ok(count > 50, `only ${count} of the battles were cut in two`);
  });

  it('lattice odds equal those state by state if first casualties leave at once on one side and fire back on the other', () => {
    assertAllSame(struckUnlike, battleOf, { seed: 31, numRuns: 500 });
  });

  it('lattice odds equal those state by state if units are damaged and lost before struck units leave', () => {
    assertAllSame(struckInTurn, battleOf, { seed: 32, numRuns: 1_000 });
  });

  it('lattices are solved in slices of similar numbers of visits, also if split in two', () => {
    const spread = mock.method(Cells.prototype, 'spread');
    try {
      const attacker = { sub: 60, bb: 10, ac: 5 };
      const calculation = exact(seaBattle({ attacker, defender: { bb: 20, ac: 20 } }), { drop: 1e-7 });
      const max = mostInASlice(calculation, spread.mock);
      // A slice has 25 visits by their cost, and a few more if the last one takes several steps.
      assert.ok(max > 10 && max < 30, `${max} in one slice`);
    } finally {
      spread.mock.restore();
    }
  });

  const force = { sub: 12, dd: 6, ac: 3, bb: 4, ftr: 6 };
  const asking: Readonly<Record<string, BattlePlan>> = {
    'behind the volleys': { attacker: force, defender: force, retreatBelow: 12 },
    'between the volleys': { attacker: force, defender: force, detection: { value: 3, dive: true } },
  };
  for (const [where, plan] of Object.entries(asking))
    it(`lattices are solved in slices of similar numbers of decisions ${where}`, () => {
      const asked = mock.method(Layers.prototype, 'stateAt');
      try {
        const calculation = exact(seaBattle(plan), { drop: 1e-6 });
        const max = mostInASlice(calculation, asked.mock);
        assert.ok(max > 10 && max < 100, `${max} in one slice`);
      } finally {
        asked.mock.restore();
      }
    });
});
