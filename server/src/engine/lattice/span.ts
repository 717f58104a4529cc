import type { Successes } from '../../dice/binomial';

/** Of the shares of a span. */
class Slopes {
  /** The greatest share up to each and from each on. */
  readonly peaksBefore: Float64Array;
  readonly peaksBehind: Float64Array;
  /** What all before each add up to; one more than there are shares. */
  readonly sums: Float64Array;

  constructor(readonly size: number) {
    this.peaksBefore = new Float64Array(size);
    this.peaksBehind = new Float64Array(size);
    this.sums = new Float64Array(size + 1);
  }
}

/** Where one side can be: positions with their shares. Buffers that are used again and again. */
export class Span {
  count = 0;
  readonly positions: number[] = [];
  /** Begun with a fraction: an array of fractions is faster than one that begins with integers. */
  readonly shares: number[] = [0.5];
  /** The position in which those who fire would stand, where that is one for all. */
  firing = 0;
  #slopes: Slopes | undefined;

  /** @param index where it is in its pool, if it is of one */
  constructor(readonly index = 0) {}

  /** Adds a position, which may be there already. */
  push(position: number, share: number): void {
    this.positions[this.count] = position;
    this.shares[this.count++] = share;
  }

  /**
   * Adds where a position comes to by some numbers of hits; what finds nothing is lost.
   * @param chain the positions after none, one, two ... hits
   * @param hits of which those from `from` up to, not including, `to` are taken
   * @param factor the share of the position
   */
  pushHits(chain: Int32Array, hits: Successes, from: number, to: number, factor: number): void {
    const last = chain.length - 1;
    // Where nothing can be hit, the share is the whole to the last digit: then nothing ever happens.
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

  /** Forgets all and makes this the span of one position. */
  set(position: number, share: number): void {
    this.count = 0;
    this.push(position, share);
  }

  /** The share of a position, which is mostly the first. */
  shareOf(position: number): number {
    for (let i = 0; i < this.count; i++) if (this.positions[i] === position) return this.shares[i]!;
    return 0;
  }

  /** What says at once where the likely positions begin and end, and what they add up to. They hold until this is asked again. */
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
   * Makes each position stand there once, the first first.
   * @param sums a number for each position, all 0, before and after
   */
  merge(sums: Float64Array): void {
    let count = 0;
    for (let i = 0; i < this.count; i++) {
      const position = this.positions[i]!;
      // Shares are positive: where the sum is 0, the position was not met yet.
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

/** Room for a sum a position. */
export class Sums {
  #numbers = new Float64Array(0);

  /** At least so many numbers, all 0. */
  of(count: number): Float64Array {
    if (this.#numbers.length < count) this.#numbers = new Float64Array(2 * count);
    return this.#numbers;
  }
}

/** Spans to take and to give back all at once. */
export class SpanPool {
  /** How many are taken: the index of the next. */
  taken = 0;
  readonly #spans: Span[] = [];

  take(firing: number): Span {
    const span = (this.#spans[this.taken] ??= new Span(this.taken));
    this.taken++;
    span.count = 0;
    span.firing = firing;
    return span;
  }

  /** A span that is taken. */
  at(index: number): Span {
    return this.#spans[index]!;
  }

  giveBack(): void {
    this.taken = 0;
  }
}
