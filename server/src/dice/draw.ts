/** Draws from distributions, for loops that draw millions. */

/** Numbers 0, 1, 2 ... by their shares, ready to be drawn from. */
export class DrawTable {
  readonly size: number;
  /** The chance of a number of at most the index; the last that there is takes what rounding leaves. */
  readonly #cumulative: Float64Array;
  /** By equal stretches of 0..1: the least number that it may come to. */
  readonly #first: Uint32Array;
  readonly #stretches: number;

  /** @param shares of 0, 1, 2 ..., at least one; they need not add up to 1 */
  constructor(shares: ArrayLike<number>) {
    this.size = shares.length;
    this.#cumulative = new Float64Array(shares.length);
    let total = 0;
    for (let value = 0; value < shares.length; value++) this.#cumulative[value] = total += shares[value]!;
    let last = shares.length - 1;
    while (last > 0 && shares[last]! <= 0) last--;
    for (let value = 0; value < last; value++) this.#cumulative[value]! /= total;
    this.#cumulative.fill(Infinity, last);
    this.#stretches = 2 * shares.length;
    this.#first = new Uint32Array(this.#stretches);
    for (let stretch = 0, value = 0; stretch < this.#stretches; stretch++) {
      while (this.#cumulative[value]! <= stretch / this.#stretches) value++;
      this.#first[stretch] = value;
    }
  }

  /** @param uniform in 0..1, 1 excluded, all equally likely */
  draw(uniform: number): number {
    let value = this.#first[Math.trunc(uniform * this.#stretches)]!;
    while (uniform >= this.#cumulative[value]!) value++;
    return value;
  }
}
