/** How many of a number of dice succeed. Shares by number of successes, as arrays: for calculations that need thousands of them. */

/** The share of each number of successes, from none to all: a plain array, as there are many short ones, and a typed one costs more to make. */
export type Successes = readonly number[];

/** No dice, no successes. */
export const noDice: Successes = [1];

/** Distributions of one chance by number of dice, each worked out once, from the one before. */
export class Binomial {
  readonly #rows: Successes[] = [noDice];

  /** @param chance that a die succeeds, in 0..1 */
  constructor(readonly chance: number) {}

  /** Of so many dice, an integer of at least 0. Not to be changed. */
  of(dice: number): Successes {
    for (let count = this.#rows.length; count <= dice; count++) {
      // Only positive terms: every share is right to some multiples of the rounding unit, however small it is.
      this.#rows.push(oneMore(this.#rows[count - 1]!, this.chance));
    }
    return this.#rows[dice]!;
  }
}

function oneMore(row: Successes, chance: number): Successes {
  const next = [row[0]! * (1 - chance)];
  for (let successes = 1; successes < row.length; successes++) {
    next.push(row[successes - 1]! * chance + row[successes]! * (1 - chance));
  }
  next.push(row.at(-1)! * chance);
  return next;
}

/** The successes of two lots of dice together. */
export function together(a: Successes, b: Successes): Successes {
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
