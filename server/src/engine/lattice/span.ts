import type { Successes } from '../../dice/binomial';

/** Prefix sums and running maxima of a distribution's probabilities. */
class Slopes {
  /** The greatest probability up to each index, and from each index on. */
  readonly peaksBefore: Float64Array;
  readonly peaksBehind: Float64Array;
  /** The sum of all before each index; one more than there are probabilities. */
  readonly sums: Float64Array;

  constructor(readonly size: number) {
    this.peaksBefore = new Float64Array(size);
    this.peaksBehind = new Float64Array(size);
    this.sums = new Float64Array(size + 1);
  }
}

/** A distribution over the positions of one side: a sparse list in reusable buffers. */
export class Span {
  count = 0;
  readonly positions: number[] = [];
  /** Starts with a fraction: an array of doubles is faster than one that begins with integers. */
  readonly shares: number[] = [0.5];
  /** The position that says who fires, if it is the same for all. */
  firing = 0;
  #slopes: Slopes | undefined;

  /** @param index in its pool, if it has one */
  constructor(readonly index = 0) {}

  /** Adds a position, which may be a duplicate. */
  push(position: number, share: number): void {
    this.positions[this.count] = position;
    this.shares[this.count++] = share;
  }

  /**
   * Adds the positions that hits lead to; hits without a target are lost.
   * @param chain the positions after 0, 1, 2 ... hits
   * @param hits probabilities of numbers of hits, used from `from` up to, not including, `to`
   * @param factor the probability of the start position
   */
  pushHits(chain: Int32Array, hits: Successes, from: number, to: number, factor: number): void {
    const last = chain.length - 1;
    // If nothing can be hit, the probability stays exact to the last digit, so that a self-loop of 1 is recognised.
    if (last === 0) return this.push(chain[0]!, factor);
    const { positions, shares } = this;
    let { count } = this;
    for (let hit = from; hit < to && hit < last; hit++) {
      positions[count] = chain[hit]!;
      shares[count++] = factor * hits[hit]!;
    }
    this.count = count;
    let rest = 0;
    for (let hit = Math.max(from, last); hit < to; hit++) rest += hits[hit]!;
    if (rest > 0) this.push(chain[last]!, factor * rest);
  }

  /** Replaces the contents with a single position. */
  set(position: number, share: number): void {
    this.count = 0;
    this.push(position, share);
  }

  /** The probability of a position, which is mostly the first. */
  shareOf(position: number): number {
    for (let i = 0; i < this.count; i++) if (this.positions[i] === position) return this.shares[i]!;
    return 0;
  }

  /** Prefix sums and running maxima, to find the range of likely positions and its sum quickly. Valid until the next call. */
  slopes(): Slopes {
    const { count, shares } = this;
    const slopes = (this.#slopes = this.#slopes && count <= this.#slopes.size ? this.#slopes : new Slopes(2 * count));
    const { peaksBefore, peaksBehind, sums } = slopes;
    for (let i = 0, peak = 0; i < count; i++) {
      sums[i + 1] = sums[i]! + shares[i]!;
      peaksBefore[i] = peak = Math.max(peak, shares[i]!);
    }
    for (let i = count - 1, peak = 0; i >= 0; i--) peaksBehind[i] = peak = Math.max(peak, shares[i]!);
    return slopes;
  }

  /**
   * Merges duplicate positions, in the order of their first occurrence.
   * @param sums a number for each position, all 0 before and after
   */
  merge(sums: Float64Array): void {
    let count = 0;
    for (let i = 0; i < this.count; i++) {
      const position = this.positions[i]!;
      // Probabilities are positive: if the sum is 0, the position is new.
      if (sums[position] === 0) this.positions[count++] = position;
      sums[position]! += this.shares[i]!;
    }
    for (let i = 0; i < count; i++) {
      const position = this.positions[i]!;
      this.shares[i] = sums[position]!;
      sums[position] = 0;
    }
    this.count = count;
  }
}

/** Scratch space with a sum for each position. */
export class Sums {
  #numbers = new Float64Array(0);

  /** An array of at least so many zeros. */
  of(count: number): Float64Array {
    if (this.#numbers.length < count) this.#numbers = new Float64Array(2 * count);
    return this.#numbers;
  }
}

/** A pool of distributions, which are released all at once. */
export class SpanPool {
  /** Number in use, which is the index of the next. */
  taken = 0;
  readonly #spans: Span[] = [];

  take(firing: number): Span {
    const span = (this.#spans[this.taken] ??= new Span(this.taken));
    this.taken++;
    span.count = 0;
    span.firing = firing;
    return span;
  }

  /** A distribution in use. */
  at(index: number): Span {
    return this.#spans[index]!;
  }

  giveBack(): void {
    this.taken = 0;
  }
}
