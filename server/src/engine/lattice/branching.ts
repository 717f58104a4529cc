/**
 * What a repetition makes of a state where who fires depends on what was lost before, or where something is asked between volleys: the
 * losses of both sides are followed together as far as they bear on each other, and apart from there on.
 */
import { takesPlace } from '../transition';
import type { FreeStep, Which } from './body';
import type { Broadside } from './broadside';
import { afterFree } from './free';
import type { Layer, Layers, Spot } from './layer';
import type { Action, Orders } from './orders';
import { SpanPool, Sums } from './span';
import type { Span } from './span';

/** Both sides' losses, independent of each other: the share of a joint state is the product of the shares of its positions. */
export interface Branch {
  readonly layer: Layer;
  readonly spans: readonly [Span, Span];
}

/** Follows branches. The spans that it gives hold until it is asked again. */
export class Branching {
  readonly #pool = new SpanPool();
  readonly #sums = new Sums();

  constructor(readonly layers: Layers) {}

  /** All branches of a repetition from one state. */
  after({ actions }: Orders, { layer, first, second }: Spot): readonly Branch[] {
    this.#pool.giveBack();
    let branches: readonly Branch[] = [{ layer, spans: [this.#only(first, first, 1), this.#only(second, second, 1)] }];
    for (const action of actions) {
      const isLast = action === actions.at(-1);
      branches = branches.flatMap((branch) => this.#act(action, branch, isLast));
    }
    return branches;
  }

  #act(action: Action, branch: Branch, isLast: boolean): readonly Branch[] {
    if (action.kind === 'free') return this.#free(action.step, branch);
    if (action.step.when === undefined) return this.#battle(action, branch, isLast);
    return this.#singles(branch).flatMap((single) => {
      const state = this.layers.stateAt(spotOf(single));
      return takesPlace(action.step, state) ? this.#battle(action, single, isLast) : [single];
    });
  }

  #battle(action: Exclude<Action, { kind: 'free' }>, { layer, spans }: Branch, isLast: boolean): readonly Branch[] {
    const parts =
      action.kind === 'removal'
        ? spans.map((span) => this.#removed(span, isLast))
        : spans.map((span, side) => this.#hit(span, action.onto[side as Which], spans[1 - side]!.firing));
    return parts[0]!.flatMap((first) => parts[1]!.map((second): Branch => ({ layer, spans: [first, second] })));
  }

  /** Lets broadsides hit a span: a span for each set of units that fire on. */
  #hit(span: Span, onto: readonly Broadside[], firing: number): readonly Span[] {
    let parts: readonly Span[] = [span];
    for (const broadside of onto) {
      const hit: Span[] = [];
      for (const part of parts) this.#hitBy(broadside, part, firing, hit);
      for (const part of hit) part.merge(this.#sums.of(broadside.target.count));
      parts = hit;
    }
    return parts;
  }

  #hitBy(broadside: Broadside, span: Span, by: number, parts: Span[]): void {
    const { shares, from, to } = broadside.gunnery.hits(by);
    for (let i = 0; i < span.count; i++) {
      const share = span.shares[i]!;
      const chain = broadside.target.chain(broadside.hitClass, span.positions[i]!);
      let firing = span.firing;
      for (let hits = 0; hits < to; hits++) {
        const position = chain[Math.min(hits, chain.length - 1)]!;
        if (hits > 0 && hits < chain.length) firing = broadside.firingAfter(chain[hits - 1]!, position, firing);
        if (hits >= from) this.#partOf(parts, broadside, firing).push(position, share * shares[hits]!);
      }
    }
  }

  /** The span, among those after a broadside, of units that fire on alike. */
  #partOf(parts: Span[], { firepower, isWatched }: Broadside, firing: number): Span {
    for (const part of parts) {
      if (part.firing === firing) return part;
      if (!isWatched && firepower?.of(part.firing) === firepower?.of(firing)) return part;
    }
    const part = this.#pool.take(firing);
    parts.push(part);
    return part;
  }

  /** Those struck leave: who fires is who stands. */
  #removed(span: Span, isLast: boolean): readonly Span[] {
    if (isLast) return [span];
    return Array.from({ length: span.count }, (_, i) =>
      this.#only(span.positions[i]!, span.positions[i]!, span.shares[i]!),
    );
  }

  /** A step that may read and change anything is asked of each joint state. */
  #free(step: FreeStep, branch: Branch): readonly Branch[] {
    const singles = this.#singles(branch);
    const moved = singles.map((single) => {
      const spot = this.layers.spotOf(afterFree(this.layers.body.combat, [step], this.layers.stateAt(spotOf(single))));
      return { single, spot, isMoved: !isAt(single, spot) };
    });
    if (!moved.some(({ isMoved }) => isMoved)) return [branch];
    return moved.map(({ single, spot, isMoved }) => (isMoved ? this.#single(spot, shareOf(single)) : single));
  }

  /** The joint states of a branch, each for itself. */
  #singles({ layer, spans: [first, second] }: Branch): readonly Branch[] {
    const singles: Branch[] = [];
    for (let i = 0; i < first.count; i++) {
      for (let j = 0; j < second.count; j++) {
        const only = this.#only(first.positions[i]!, first.firing, first.shares[i]!);
        singles.push({ layer, spans: [only, this.#only(second.positions[j]!, second.firing, second.shares[j]!)] });
      }
    }
    return singles;
  }

  #single({ layer, first, firstFiring, second, secondFiring }: Spot, share: number): Branch {
    return { layer, spans: [this.#only(first, firstFiring, share), this.#only(second, secondFiring, 1)] };
  }

  #only(position: number, firing: number, share: number): Span {
    const span = this.#pool.take(firing);
    span.push(position, share);
    return span;
  }
}

function spotOf({ layer, spans: [first, second] }: Branch): Spot {
  const firing = { firstFiring: first.firing, secondFiring: second.firing };
  return { layer, first: first.positions[0]!, second: second.positions[0]!, ...firing };
}

function isAt({ layer, spans: [first, second] }: Branch, spot: Spot): boolean {
  return (
    layer === spot.layer &&
    first.positions[0] === spot.first &&
    first.firing === spot.firstFiring &&
    second.positions[0] === spot.second &&
    second.firing === spot.secondFiring
  );
}

function shareOf({ spans: [first, second] }: Branch): number {
  return first.shares[0]! * second.shares[0]!;
}
