/** Draws from discrete distributions by a guide table (Chen and Asau, 1974), for loops that draw millions. */

/** Intervals per number. With this many, most have no boundary inside, so that branch prediction of the search seldom fails. */
const intervalsPerNumber = 16;

/** A distribution of the numbers 0, 1, 2 ..., ready to draw from. */
export class GuideTable {
  readonly size: number;
  /** The chance of a number of at most the index, 1 from the last possible one on. */
  readonly #cumulative: Float64Array;
  /** By equal intervals of 0..1: the least number that a draw in it can give. */
  readonly #guide: Uint32Array;
  readonly #intervals: number;

  /** @param weights the weights of 0, 1, 2 ..., at least one; they need not add up to 1 */
  constructor(weights: ArrayLike<number>) {
    this.size = weights.length;
    this.#cumulative = new Float64Array(weights.length);
    let total = 0;
    for (let value = 0; value < weights.length; value++) this.#cumulative[value] = total += weights[value]!;
    for (let value = 0; value < weights.length; value++) this.#cumulative[value]! /= total;
    this.#intervals = intervalsPerNumber * weights.length;
    this.#guide = new Uint32Array(this.#intervals);
    for (let interval = 0, value = 0; interval < this.#intervals; interval++) {
      while (this.#cumulative[value]! <= interval / this.#intervals) value++;
      this.#guide[interval] = value;
    }
  }

  /** @param uniform in 0..1, excluding 1, uniformly distributed */
  draw(uniform: number): number {
    let value = this.#guide[(uniform * this.#intervals) | 0]!;
    while (uniform >= this.#cumulative[value]!) value++;
    return value;
  }
}
