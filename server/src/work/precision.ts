/** How exactly odds are calculated. */
import type { Combat } from '../engine/combat';

/** From this product of the units of the sides on a battle is large: 50 against 50. */
const large = 2_500;

/** Branches of a large battle less likely than this are cut off: some 1e-9 of the whole, in a hundredth of the time. */
const largeDrop = 1e-12;

/** The same for a first answer: 20 against 20, where some 1e-3 of the whole is cut off, in a tenth of the time. */
const largeAtOnce = 400;
const dropAtOnce = 1e-6;

/** What a first answer may cost: states beyond which it is sampled, and how many combats are rolled then. */
export const atOnce = { limit: 8_000, runs: 2_000 } as const;

/**
 * Below which likelihood branches of a combat may be cut off: none but of large battles, and it is reported what was.
 * @param quick for a first answer
 */
export function dropFor({ losses = {}, start }: Combat, quick = false): number {
  const units = Object.values(losses).map((own) => {
    const counters = new Set(own.map(({ counter }) => counter));
    return [...counters].reduce((sum, counter) => sum + start[counter]!, 0);
  });
  const size = units.length > 1 ? units.reduce((product, count) => product * count, 1) : 0;
  if (quick && size >= largeAtOnce) return dropAtOnce;
  return size >= large ? largeDrop : 0;
}
