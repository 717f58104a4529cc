/** Distributions over the positions of one side, in buffers that calculations reuse. */
import type { Successes } from '../../dice/binomial';

/** A distribution over the positions of one side: a sparse list in reusable buffers. */
export class PositionDistribution {
  count = 0;
  readonly positions: number[] = [];
  /** Starts with a fraction: an array of doubles is faster than one that begins with integers. */
  readonly probabilities: number[] = [0.5];
  /** The position that says who fires, if it is the same for all. */
  firing = 0;

  /** @param index in its pool, if it has one */
  constructor(readonly index = 0) {}

  /** Adds a position, which may be a duplicate. */
  push(position: number, probability: number): void {
    this.positions[this.count] = position;
    this.probabilities[this.count++] = probability;
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
    const { positions, probabilities } = this;
    let { count } = this;
    for (let hit = from; hit < to && hit < last; hit++) {
      positions[count] = chain[hit]!;
      probabilities[count++] = factor * hits[hit]!;
    }
    this.count = count;
    let overflow = 0;
    for (let hit = Math.max(from, last); hit < to; hit++) overflow += hits[hit]!;
    if (overflow > 0) this.push(chain[last]!, factor * overflow);
  }

  /** Replaces the contents with a single position. */
  setSingle(position: number, probability: number): void {
    this.count = 0;
    this.push(position, probability);
  }

  /** The probability of a position, which is mostly the first. */
  probabilityAt(position: number): number {
    for (let i = 0; i < this.count; i++) if (this.positions[i] === position) return this.probabilities[i]!;
    return 0;
  }

  /**
   * Merges duplicate positions, in the order of their first occurrence.
   * @param sums a number for each position, all 0 before and after
   */
  mergeDuplicates(sums: Float64Array): void {
    let count = 0;
    for (let i = 0; i < this.count; i++) {
      const position = this.positions[i]!;
      // Probabilities are positive: if the sum is 0, the position is new.
      if (sums[position] === 0) this.positions[count++] = position;
      sums[position]! += this.probabilities[i]!;
    }
    for (let i = 0; i < count; i++) {
      const position = this.positions[i]!;
      this.probabilities[i] = sums[position]!;
      sums[position] = 0;
    }
    this.count = count;
  }
}

/** Scratch space with a sum for each position. */
export class ScratchSums {
  #numbers = new Float64Array(0);

  /** An array of at least this many zeros. */
  getZeros(count: number): Float64Array {
    if (this.#numbers.length < count) this.#numbers = new Float64Array(2 * count);
    return this.#numbers;
  }
}

/** A pool of distributions, which are released all at once. */
export class DistributionPool {
  /** Number in use, which is the index of the next. */
  usedCount = 0;
  readonly #distributions: PositionDistribution[] = [];

  take(firing: number): PositionDistribution {
    const distribution = (this.#distributions[this.usedCount] ??= new PositionDistribution(this.usedCount));
    this.usedCount++;
    distribution.count = 0;
    distribution.firing = firing;
    return distribution;
  }

  /** A distribution in use. */
  get(index: number): PositionDistribution {
    return this.#distributions[index]!;
  }

  releaseAll(): void {
    this.usedCount = 0;
  }
}
