/** What a repetition takes from one side where who fires is known at its head: hits along the order of loss, without a look at the other side. */
import type { Broadside } from './broadside';
import type { Orders } from './orders';
import type { SideLattice } from './side';
import { Span, Sums } from './span';

/** Works out plain losses. The spans that it gives are its own and hold until it is asked again. */
export class PlainLosses {
  #span = new Span();
  #next = new Span();
  readonly #sums = new Sums();

  constructor(readonly side: SideLattice) {}

  /**
   * Where a side can be after what is thrown at it.
   * @param onto what is thrown, in turn
   * @param firing the position of those who throw it
   * @param position where the side is before
   * @returns undefined where who fires of the side depends on its losses
   */
  after(onto: readonly Broadside[], firing: number, position: number): Span | undefined {
    const first = onto[0];
    if (first === undefined) {
      this.#span.set(position, 1);
      return this.#span;
    }
    let hits = first.gunnery.hits(firing);
    if (!first.isHarmless && hits.to > 1 && hits.to - 1 > first.steadiness(position)) return undefined;
    let { hitClass } = first;
    let next = 1;
    for (; next < onto.length; next++) {
      const broadside = onto[next]!;
      if (hits.to - 1 > this.side.agreement(hitClass, broadside.hitClass, position)) break;
      hits = broadside.total.hits(firing);
      ({ hitClass } = broadside);
    }
    this.#span.count = 0;
    this.#span.pushHits(this.side.chain(hitClass, position), hits.shares, hits.from, hits.to, 1);
    for (; next < onto.length; next++) this.#hitAll(onto[next]!, firing);
    return this.#span;
  }

  /** Lets a broadside hit every position of the span. */
  #hitAll({ gunnery, hitClass }: Broadside, firing: number): void {
    const { shares, from, to } = gunnery.hits(firing);
    const before = this.#span;
    const reached = (this.#span = this.#next);
    this.#next = before;
    reached.count = 0;
    for (let i = 0; i < before.count; i++) {
      reached.pushHits(this.side.chain(hitClass, before.positions[i]!), shares, from, to, before.shares[i]!);
    }
    reached.merge(this.#sums.of(this.side.count));
  }
}

/** The probability of a joint state by the spans of both sides; of the one that losses began with, that neither side loses anything. */
export function shareAt(spans: readonly [Span, Span], first: number, second: number): number {
  return spans[0].shareOf(first) * spans[1].shareOf(second);
}

/** What both sides lose, each without a look at the other. The spans that it gives are its own and hold until it is asked again. */
export class BothLosses {
  readonly #losses: readonly [PlainLosses, PlainLosses];
  readonly #spans: [Span, Span] = [new Span(), new Span()];

  constructor([first, second]: readonly [SideLattice, SideLattice]) {
    this.#losses = [new PlainLosses(first), new PlainLosses(second)];
  }

  /** By orders that are plain, from a joint state; undefined where who fires depends on what is lost. */
  after({ onto }: Orders, first: number, second: number): readonly [Span, Span] | undefined {
    const ofFirst = this.#losses[0].after(onto[0], second, first);
    const ofSecond = ofFirst && this.#losses[1].after(onto[1], first, second);
    if (!ofFirst || !ofSecond) return undefined;
    this.#spans[0] = ofFirst;
    this.#spans[1] = ofSecond;
    return this.#spans;
  }
}
