/** The chance of winning by pressing on: what "retreat when the chance falls below" compares with. */
import type { Combat, State } from '../../../engine/combat';
import { chance } from '../../../engine/outcome';
import { finish } from '../../../engine/progress';
import { sample } from '../../../engine/sample';
import { valuesOf } from '../../../engine/values';
import type { ValueLookup } from '../../../engine/values';
import type { Chance, ChanceOfWinning } from './decisions';

/** Moves beyond which a battle is too large by default: some tenths of a second, because a traced battle may ask. */
const mostMoves = 100_000;

/** How often a battle that is too large is rolled for each estimate: it is off by some three points at worst. */
const estimates = { runs: 1_000, seed: 1 };

/**
 * The chance that the attacker is left alone, from the moment at which he may retreat. Worked out once for each state that asks, and
 * only when it asks.
 * @param pressing what then follows if he presses on to the end, from any state
 * @param wins whether an end is one of those
 * @param most moves beyond which chances are estimated
 */
export function chanceOfPressingOn(
  pressing: Combat,
  wins: (end: State) => boolean,
  most: number = mostMoves,
): ChanceOfWinning {
  const aim = (end: State): number => (wins(end) ? 1 : 0);
  let values: ValueLookup | undefined;
  const exactly = (): ValueLookup => (values ??= valuesOf(pressing, aim, most));
  const known = new Map<string, Chance>();
  let hasEstimated = false;
  const work = (state: State): Chance => {
    const share = exactly()(state);
    if (share !== undefined) return { share, estimated: false };
    hasEstimated = true;
    const odds = finish(sample({ ...pressing, start: state }, estimates.seed, estimates.runs));
    return { share: chance(odds, wins), estimated: true };
  };
  const chanceFrom = (state: State): Chance => {
    const key = state.join();
    const found = known.get(key) ?? work(state);
    known.set(key, found);
    return found;
  };
  return Object.assign(chanceFrom, {
    prepare: () => exactly().prepare(pressing.start),
    hasEstimated: () => hasEstimated,
  });
}
