/** Visits joint states whose repetition consists of separable volleys only: in one step, or in two halves. See "The solver" in docs/odds.md. */
import type { State } from '../combat';
import type { Between } from './between';
import type { Body } from './body';
import type { Cells } from './cells';
import type { Layer } from './layer';
import { BothLosses, shareAt } from './plain';
import type { Span } from './span';

/** The cost of a visit besides its multiplications, in multiplications. */
export const visitCost = 2_000;

/** Counts of a running solver. */
export interface Tally {
  /** Multiplications of this slice. */
  work: number;
  /** Probability that was cut off. */
  dropped: number;
}

interface Cuts {
  /** Joint states less likely than this are cut off; 0 for none. */
  readonly drop: number;
  /** Branches less likely than this are. */
  readonly cut: number;
}

type Spans = readonly [Span, Span];

export class PlainVisits {
  readonly #opening: BothLosses;
  readonly #isLimited: boolean;

  /**
   * @param losses computes the losses of both sides
   * @param counts are added to
   * @param end receives states in which nobody can ever hit
   */
  constructor(
    readonly body: Body,
    readonly losses: BothLosses,
    readonly cuts: Cuts,
    readonly tally: Tally,
    readonly end: (state: State, share: number) => void,
  ) {
    this.#opening = new BothLosses(body.sides);
    this.#isLimited = body.rounds.limit !== Infinity;
  }

  /** Visits a joint state in one step. */
  leave(layer: Layer, row: number, column: number, share: number, losses: Spans): void {
    const selfLoop = this.#isLimited ? 0 : shareAt(losses, row, column);
    if (selfLoop >= 1) return this.end(layer.state, share);
    let added = this.#add(layer.ends, losses, share / (1 - selfLoop));
    if (selfLoop > 0) added -= layer.ends.take(row, column);
    this.#drop(share - added);
  }

  /** Visits a joint state whose repetition is split: up to the midpoint. */
  cross(layer: Layer, row: number, column: number, share: number, { cells, halves }: Between): void {
    const opening = this.#opening.after(halves!.opening, row, column)!;
    const rest = this.losses.after(halves!.rest, row, column)!;
    const selfLoop = this.#isLimited ? 0 : shareAt(opening, row, column) * shareAt(rest, row, column);
    if (selfLoop >= 1) return this.end(layer.state, share);
    const begun = this.#add(cells, opening, share / (1 - selfLoop));
    const unhurt = cells.take(row, column);
    const added = this.#add(layer.ends, rest, unhurt) - (selfLoop > 0 ? layer.ends.take(row, column) : 0);
    this.#drop(share - (begun - unhurt) - added);
  }

  /** Continues from the midpoints at a joint state: carries out their second halves. @returns whether there were any */
  goOn({ between, ends }: Layer, row: number, column: number): boolean {
    let isAny = false;
    for (let at = 0; at < between.length; at++) {
      const { cells, halves } = between[at]!;
      const share = cells.take(row, column);
      if (share === 0) continue;
      isAny = true;
      if (share < this.cuts.drop) this.tally.dropped += share;
      else this.#drop(share - this.#add(ends, this.losses.after(halves!.rest, row, column)!, share));
    }
    return isAny;
  }

  /** Adds the product of two distributions. @returns the probability that was added; 0 if nothing is cut off */
  #add(to: Cells, spans: Spans, share: number): number {
    const first = spans[0];
    const second = spans[1];
    this.tally.work += visitCost + first.count * second.count;
    return to.spread(first, second, share, share === 0 ? 0 : this.cuts.cut, this.body.sides[1].count);
  }

  #drop(share: number): void {
    if (this.cuts.cut > 0) this.tally.dropped += share;
  }
}
