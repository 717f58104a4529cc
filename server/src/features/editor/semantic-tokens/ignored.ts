/** Ranges of the text that rules ignore; queried in document order. */
import type { Range } from '../../../text';

export class IgnoredRanges {
  private readonly ranges: readonly Range[];
  private next = 0;
  /** Maximum end of the ranges that started so far. */
  private maxEnd = -1;

  constructor(ranges: readonly Range[]) {
    this.ranges = [...ranges].sort((a, b) => a.from - b.from);
  }

  /** Whether a range overlaps an ignored one. It must not start before the previous query. */
  overlaps(from: number, to: number): boolean {
    let { next, maxEnd } = this;
    for (let range = this.ranges[next]; range && range.from < to; range = this.ranges[++next])
      maxEnd = Math.max(maxEnd, range.to);
    return maxEnd > from;
  }

  /** Whether a single ignored range covers a range. It must not start before the previous query. */
  covers(from: number, to: number): boolean {
    for (let range = this.ranges[this.next]; range && range.from <= from; range = this.ranges[++this.next])
      this.maxEnd = Math.max(this.maxEnd, range.to);
    return this.maxEnd >= to;
  }
}
