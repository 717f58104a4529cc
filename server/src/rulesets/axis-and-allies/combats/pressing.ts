/** The chance of winning by pressing on: what "retreat when the chance falls below" compares with. */
import { wilson } from '../../../dice/interval';
import type { Combat, State } from '../../../engine/combat';
import { chance } from '../../../engine/outcome';
import { finish } from '../../../engine/progress';
import type { Calculation } from '../../../engine/progress';
import { sample } from '../../../engine/sample';
import { valuesOf } from '../../../engine/values';
import type { ValueLookup } from '../../../engine/values';
import type { Chance, ChanceOfWinning } from './decisions';

/** Moves beyond which a battle is too large by default: some tenths of a second, because a traced battle may ask. */
const defaultMaxTransitions = 100_000;

/** How often a battle that is too large is rolled at a time for an estimate, and how many times at most: then it is off by some three points at worst. */
const estimates = { runs: 100, times: 10 };

/**
 * The chance that the attacker is left alone, from the moment at which he may retreat. Worked out once for each state that asks, and
 * only when it asks.
 * @param pressing what then follows if he presses on to the end, from any state
 * @param wins whether an end is one of those
 * @param below what the chance is compared with: an estimate need be no better than to tell on which side of it the chance is
 * @param maxTransitions moves beyond which chances are estimated
 */
export function chanceOfPressingOn(
  pressing: Combat,
  wins: (end: State) => boolean,
  below: number,
  maxTransitions: number = defaultMaxTransitions,
): ChanceOfWinning {
  const aim = (end: State): number => (wins(end) ? 1 : 0);
  let values: ValueLookup | undefined;
  const exactly = (): ValueLookup => (values ??= valuesOf(pressing, aim, maxTransitions));
  const known = new Map<string, Chance>();
  let hasEstimated = false;
  let isKnown: boolean | undefined;
  function* prepare(): Calculation<boolean> {
    return (isKnown ??= yield* exactly().prepare(pressing.start));
  }
  const work = (state: State): Chance => {
    // Where the whole is too large, to try and fail at most of its states would take longer than to estimate them all.
    const share = finish(prepare()) ? exactly()(state) : undefined;
    if (share !== undefined) return { share, estimated: false };
    hasEstimated = true;
    return { share: estimateOf({ ...pressing, start: state }, wins, below), estimated: true };
  };
  const chanceFrom = (state: State): Chance => {
    const key = state.join();
    const found = known.get(key) ?? work(state);
    known.set(key, found);
    return found;
  };
  return Object.assign(chanceFrom, {
    prepare,
    hasEstimated: () => hasEstimated,
  });
}

/** The share of the battles rolled that end so: rolled until that is surely above or below a number, or often enough. */
function estimateOf(pressing: Combat, wins: (end: State) => boolean, below: number): number {
  let sum = 0;
  for (let times = 1; ; times++) {
    sum += chance(finish(sample(pressing, times, estimates.runs)), wins);
    const share = sum / times;
    const { low, high } = wilson(share, times * estimates.runs);
    if (times === estimates.times || below < low || below > high) return share;
  }
}
