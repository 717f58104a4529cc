/** Stretches of a text that the rules take no notice of, asked about in the order of the text. */
import type { Range } from '../../text';

export class Ignored {
  private readonly ranges: readonly Range[];
  private next = 0;
  /** How far those reach that began so far. */
  private reach = -1;

  constructor(ranges: readonly Range[]) {
    this.ranges = [...ranges].sort((a, b) => a.from - b.from);
  }

  /** Whether any of a stretch is ignored that begins no earlier than what was asked about before. */
  touches(from: number, to: number): boolean {
    let { next, reach } = this;
    for (let range = this.ranges[next]; range && range.from < to; range = this.ranges[++next])
      reach = Math.max(reach, range.to);
    return reach > from;
  }

  /** Whether the whole of a stretch is ignored, as one, that begins no earlier than what was asked about before. */
  covers(from: number, to: number): boolean {
    for (let range = this.ranges[this.next]; range && range.from <= from; range = this.ranges[++this.next])
      this.reach = Math.max(this.reach, range.to);
    return this.reach >= to;
  }
}
