/** Binomial distributions as arrays by number of successes, for calculations that need thousands of them. */

/** The probability of each number of successes, from none to all: a plain array, as a short typed array costs more to create. */
export type Successes = readonly number[];

/** No dice, no successes. */
export const noDice: Successes = [1];

/** The distributions of one chance by number of dice, each computed once from the one before. */
export class Binomial {
  readonly #rows: Successes[] = [noDice];

  /** @param chance that a die succeeds, in 0..1 */
  constructor(readonly chance: number) {}

  /** The distribution for a number of dice, an integer of at least 0. Do not change it. */
  getRow(dice: number): Successes {
    for (let count = this.#rows.length; count <= dice; count++) {
      // Only positive terms, so every probability is accurate to a few units in the last place, however small it is.
      this.#rows.push(addDie(this.#rows[count - 1]!, this.chance));
    }
    return this.#rows[dice]!;
  }
}

function addDie(row: Successes, chance: number): Successes {
  const next = [row[0]! * (1 - chance)];
  for (let successes = 1; successes < row.length; successes++) {
    next.push(row[successes - 1]! * chance + row[successes]! * (1 - chance));
  }
  next.push(row.at(-1)! * chance);
  return next;
}

/** The distribution of the successes of two independent groups of dice together. */
export function convolveSuccesses(a: Successes, b: Successes): Successes {
  if (a.length === 1 && a[0] === 1) return b;
  if (b.length === 1 && b[0] === 1) return a;
  const sums: number[] = [];
  for (let successes = 0; successes < a.length + b.length - 1; successes++) {
    let sum = 0;
    const last = Math.min(successes, a.length - 1);
    for (let i = Math.max(0, successes - b.length + 1); i <= last; i++) sum += a[i]! * b[successes - i]!;
    sums.push(sum);
  }
  return sums;
}
