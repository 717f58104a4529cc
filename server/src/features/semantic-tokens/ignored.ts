/** Ranges of the text that rules ignore; queried in document order. */
import type { Range } from '../../text';

export class Ignored {
  private readonly ranges: readonly Range[];
  private next = 0;
  /** Maximum end of the ranges that started so far. */
  private reach = -1;

  constructor(ranges: readonly Range[]) {
    this.ranges = [...ranges].sort((a, b) => a.from - b.from);
  }

  /** Whether a range overlaps an ignored one. It must not start before the previous query. */
  touches(from: number, to: number): boolean {
    let { next, reach } = this;
    for (let range = this.ranges[next]; range && range.from < to; range = this.ranges[++next])
      reach = Math.max(reach, range.to);
    return reach > from;
  }

  /** Whether a single ignored range covers a range. It must not start before the previous query. */
  covers(from: number, to: number): boolean {
    for (let range = this.ranges[this.next]; range && range.from <= from; range = this.ranges[++this.next])
      this.reach = Math.max(this.reach, range.to);
    return this.reach >= to;
  }
}
