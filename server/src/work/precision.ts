/** How exactly odds are calculated. */
import type { Combat } from '../engine/combat';

/** From this product of the units of the sides on a battle is large: 50 against 50. */
const large = 2_500;

/** Branches of a large battle less likely than this are cut off: some 1e-9 of the whole, in a hundredth of the time. */
const largeDrop = 1e-12;

/** Below which likelihood branches of a combat may be cut off: none but of large battles, and it is reported what was. */
export function dropFor({ losses = {}, start }: Combat): number {
  const units = Object.values(losses).map((own) => {
    const counters = new Set(own.map(({ counter }) => counter));
    return [...counters].reduce((sum, counter) => sum + start[counter]!, 0);
  });
  return units.length > 1 && units.reduce((product, count) => product * count, 1) >= large ? largeDrop : 0;
}
