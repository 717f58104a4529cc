/** How many of a number of dice succeed. Shares by number of successes, as arrays: for calculations that need thousands of them. */

/** The share of each number of successes, from none to all. */
export type Successes = Float64Array;

/** Distributions of one chance by number of dice, each worked out once, from the one before. */
export class Binomial {
  readonly #rows: Successes[] = [Float64Array.of(1)];

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
  const next = new Float64Array(row.length + 1);
  for (let successes = 0; successes < row.length; successes++) {
    next[successes]! += row[successes]! * (1 - chance);
    next[successes + 1]! += row[successes]! * chance;
  }
  return next;
}

/** The successes of two lots of dice together. */
export function together(a: Successes, b: Successes): Successes {
  if (a.length === 1 && a[0] === 1) return b;
  if (b.length === 1 && b[0] === 1) return a;
  const sums = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++) {
    const share = a[i]!;
    for (let j = 0; j < b.length; j++) sums[i + j]! += share * b[j]!;
  }
  return sums;
}
