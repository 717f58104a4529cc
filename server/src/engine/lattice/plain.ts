/**
 * Separable transitions: the losses of one side in a repetition when the units that fire are known at its head, independently of the other
 * side's losses. See "Transitions of one side" in docs/odds.md.
 */
import type { Broadside } from './broadside';
import type { Orders } from './orders';
import type { SideLattice } from './side';
import { Span, Sums } from './span';

/** Computes the losses of one side. The distribution that it returns is its own and valid until the next call. */
export class PlainLosses {
  #span = new Span();
  #next = new Span();
  readonly #sums = new Sums();

  constructor(readonly side: SideLattice) {}

  /**
   * The positions of a side after salvos at it.
   * @param salvos in turn
   * @param firing the position of the other side, which fires them
   * @param position the position of the side before
   * @returns undefined if the units of the side that fire depend on its losses
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

  /** Applies a salvo to every position of the distribution. */
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

/** The probability of a joint state by the distributions of both sides; at the starting state, that of no losses. */
export function shareAt(spans: readonly [Span, Span], first: number, second: number): number {
  return spans[0].shareOf(first) * spans[1].shareOf(second);
}

/** Computes the independent losses of both sides. The distributions that it returns are its own and valid until the next call. */
export class BothLosses {
  readonly #losses: readonly [PlainLosses, PlainLosses];
  readonly #spans: [Span, Span] = [new Span(), new Span()];

  constructor([first, second]: readonly [SideLattice, SideLattice]) {
    this.#losses = [new PlainLosses(first), new PlainLosses(second)];
  }

  /** The losses by a separable plan from a joint state; undefined if the units that fire depend on losses. */
  after({ onto }: Orders, first: number, second: number): readonly [Span, Span] | undefined {
    const ofFirst = this.#losses[0].after(onto[0], second, first);
    const ofSecond = ofFirst && this.#losses[1].after(onto[1], first, second);
    if (!ofFirst || !ofSecond) return undefined;
    this.#spans[0] = ofFirst;
    this.#spans[1] = ofSecond;
    return this.#spans;
  }
}
