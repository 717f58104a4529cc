/** What a side should do: the value of its orders as written, and of what it could have ordered instead. */
import { advise } from '../engine/advise';
import { estimatesIn } from '../engine/bases';
import type { Combat } from '../engine/combat';
import { exact } from '../engine/exact';
import { expected } from '../engine/outcome';
import { bestOrder } from '../engine/order';
import { prepared } from '../engine/prepared';
import type { Calculation } from '../engine/progress';
import { sample } from '../engine/sample';
import type { Advice, SideAdvice } from '../model/advice';
import { dropFor } from './precision';

/** How many kinds of unit of a large battle are put into every order there is. */
const permutedWhereLarge = 4;

export interface Sampling {
  readonly runs: number;
  readonly seed: number;
}

/**
 * Compares what a side could order.
 * @throws Error where the side has no such aim
 */
export function* adviseSide(
  combat: Combat,
  { side, aims, alternatives, losses }: SideAdvice,
  aimId: string,
  sampling: Sampling,
): Calculation<Advice> {
  const aim = aims.find(({ id }) => id === aimId);
  if (!aim) throw new Error(`There is no aim "${aimId}".`);
  const of = alternatives.length + 2 + Number(losses !== undefined);
  let isExact = true;
  let isEstimated = false;
  function* valueOf(stated: Combat): Calculation<number> {
    const ready = yield* prepared(stated);
    // Where one combat was too large, so are others like it.
    const odds = isExact ? yield* exact(ready, { drop: dropFor(ready) }) : undefined;
    // One whose decisions rest on estimates says nothing of the others.
    isExact &&= odds !== undefined && !('tooLarge' in odds && odds.states > 0);
    const outcomes = odds && !('tooLarge' in odds) ? odds : yield* sample(ready, sampling.seed, sampling.runs);
    isEstimated ||= !outcomes.exact || estimatesIn(outcomes.bases).length > 0;
    return expected(outcomes, aim!.readOf(ready));
  }
  const asOrdered = yield* part(valueOf(combat), 0, of);
  const isOrderedExactly = !isEstimated;
  const compared: { id: string; value: number }[] = [];
  for (const [index, { id, combat: stated }] of alternatives.entries()) {
    // Stating a combat and solving a small one may take no slice of its own.
    yield { done: index + 1, of, unit: 'combats' };
    compared.push({ id, value: yield* part(valueOf(stated()), index + 1, of) });
  }
  const done = alternatives.length + 1;
  const play = yield* part(advise(combat, side, aim.readOf(combat)), done, of);
  // Estimates differ by chance: the best of hundreds of them would be the luckiest.
  const maxPermuted = dropFor(combat) > 0 ? permutedWhereLarge : undefined;
  const ordered =
    losses && isExact && isOrderedExactly
      ? bestOrder(losses.written, (names) => valueOf(losses.combat(names)), maxPermuted)
      : undefined;
  const order = ordered && (yield* part(ordered, done + 1, of));
  return {
    exact: !isEstimated,
    asOrdered,
    alternatives: compared,
    ...(order && { losses: order }),
    ...(!('tooLarge' in play) && { play }),
  };
}

/** A calculation as one of several: its progress is reported as a part of the whole. */
function* part<Result>(calculation: Calculation<Result>, done: number, of: number): Calculation<Result> {
  for (let furthest = 0; ;) {
    const step = calculation.next();
    if (step.done) return step.value;
    const { done: inner, of: all } = step.value;
    // A calculation in several passes begins to count anew with each; as a whole it never goes back.
    furthest = Math.max(furthest, all === 0 ? 0 : Math.min(1, inner / all));
    yield { done: done + furthest, of, unit: 'combats' };
  }
}
