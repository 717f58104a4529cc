/** The precision of odds. */
import type { Combat } from '../engine/combat';

/** A battle is large from this product of the sides' units: 50 against 50. */
const largeSize = 2_500;

/** Branches of a large battle below this probability are dropped: about 1e-9 of the total probability, for a hundredth of the time. */
const largeBattleThreshold = 1e-12;

/** For a first answer a battle is large from this product: 20 against 20. */
const largeQuickSize = 400;

/** Branches below this probability are dropped for a first answer: about 1e-3 of the total probability, for a tenth of the time. */
const quickThreshold = 1e-6;

/** Limits of a first answer: states beyond which it is sampled, and the number of combats to roll then. */
export const quickLimits = { limit: 8_000, runs: 2_000 } as const;

/**
 * The probability below which branches of a combat are cut off: 0 except for large battles. The dropped probability is reported.
 * @param quick for a first answer
 */
export function getDropThreshold({ losses = {}, start }: Combat, quick = false): number {
  const units = Object.values(losses).map((sideLosses) => {
    const counters = new Set(sideLosses.map(({ counter }) => counter));
    return [...counters].reduce((sum, counter) => sum + start[counter]!, 0);
  });
  const size = units.length > 1 ? units.reduce((product, count) => product * count, 1) : 0;
  if (quick && size >= largeQuickSize) return quickThreshold;
  return size >= largeSize ? largeBattleThreshold : 0;
}
