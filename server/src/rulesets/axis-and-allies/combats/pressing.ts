/** The chance of winning by pressing on: what "retreat when the chance falls below" compares with. */
import type { Combat, State } from '../../../engine/combat';
import { exact } from '../../../engine/exact';
import { chance } from '../../../engine/outcome';
import { finish } from '../../../engine/progress';
import type { ChanceOfWinning } from './decisions';

/**
 * The chance that the attacker is left alone, from the moment at which he may retreat: worked out once for each state that asks.
 * @param pressing what then follows if he presses on to the end, from any state
 * @param wins whether an end is one of those
 */
export function chanceOfPressingOn(pressing: Combat, wins: (end: State) => boolean): ChanceOfWinning {
  const known = new Map<string, number>();
  return (state) => {
    const key = state.join();
    let share = known.get(key);
    if (share === undefined) {
      const odds = finish(exact({ ...pressing, start: state }));
      share = 'tooLarge' in odds ? 1 : chance(odds, wins);
      known.set(key, share);
    }
    return share;
  };
}
