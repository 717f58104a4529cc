/**
 * What a repetition makes of a state where who fires depends on what was lost before, or where something is asked between volleys: the
 * losses of both sides are followed together as far as they bear on each other, and apart from there on.
 */
import { takesPlace } from '../transition';
import type { FreeStep } from './body';
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
    let branches: Branch[] = [{ layer, spans: [this.#only(first, first, 1), this.#only(second, second, 1)] }];
    for (const action of actions) {
      const next: Branch[] = [];
      for (const branch of branches) this.#act(action, branch, action === actions.at(-1), next);
      branches = next;
    }
    return branches;
  }

  #act(action: Action, branch: Branch, isLast: boolean, next: Branch[]): void {
    if (action.kind === 'free') return this.#free(action.step, branch, next);
    if (action.step.when === undefined) return this.#battle(action, branch, isLast, next);
    for (const single of this.#singles(branch)) {
      if (takesPlace(action.step, this.layers.stateAt(spotOf(single)))) this.#battle(action, single, isLast, next);
      else next.push(single);
    }
  }

  #battle(action: Exclude<Action, { kind: 'free' }>, branch: Branch, isLast: boolean, next: Branch[]): void {
    if (action.kind === 'removal' && isLast) return void next.push(branch);
    const { layer, spans } = branch;
    const parts = ([0, 1] as const).map((side) =>
      action.kind === 'removal'
        ? this.#removed(spans[side])
        : this.#hit(spans[side], action.onto[side], spans[1 - side]!.firing),
    );
    for (const first of parts[0]!) for (const second of parts[1]!) next.push({ layer, spans: [first, second] });
  }

  /** Lets broadsides hit a span: a span for each set of units that fire on. */
  #hit(span: Span, onto: readonly Broadside[], firing: number): readonly Span[] {
    let parts: readonly Span[] = [span];
    for (const broadside of onto) {
      if (broadside.gunnery.hits(firing).to === 1) continue;
      const hit: Span[] = [];
      for (const part of parts) this.#hitBy(broadside, part, firing, hit);
      if (parts.length > 1 || parts[0]!.count > 1) {
        for (const part of hit) part.merge(this.#sums.of(broadside.target.count));
      }
      parts = hit;
    }
    return parts;
  }

  #hitBy(broadside: Broadside, span: Span, by: number, parts: Span[]): void {
    const { shares, from, to } = broadside.gunnery.hits(by);
    const firesAlike = broadside.isHarmless && !broadside.isWatched;
    for (let i = 0; i < span.count; i++) {
      const share = span.shares[i]!;
      const chain = broadside.target.chain(broadside.hitClass, span.positions[i]!);
      const last = chain.length - 1;
      let { firing } = span;
      let part: Span | undefined;
      for (let hits = firesAlike ? Math.min(from, last) : 0; hits < to && hits <= last; hits++) {
        if (!firesAlike && hits > 0) {
          const next = broadside.firingAfter(chain[hits - 1]!, chain[hits]!, firing);
          if (next !== firing) part = undefined;
          firing = next;
        }
        if (hits < from && hits < last) continue;
        part ??= this.#partOf(parts, broadside, firing);
        part.push(chain[hits]!, share * (hits < last ? shares[hits]! : sumFrom(shares, Math.max(from, last), to)));
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
  #removed(span: Span): readonly Span[] {
    const standing = (i: number) => this.#only(span.positions[i]!, span.positions[i]!, span.shares[i]!);
    return Array.from({ length: span.count }, (_, i) => standing(i));
  }

  /** A step that may read and change anything is asked of each joint state. */
  #free(step: FreeStep, branch: Branch, next: Branch[]): void {
    const { combat } = this.layers.body;
    const singles = this.#singles(branch);
    const moved = singles.map((single) => {
      const spot = this.layers.spotOf(afterFree(combat, [step], this.layers.stateAt(spotOf(single))));
      return isAt(single, spot) ? single : this.#single(spot, shareOf(single));
    });
    if (moved.every((single, index) => single === singles[index])) next.push(branch);
    else next.push(...moved);
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

/** The share of the last numbers of hits together. */
function sumFrom(shares: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let hits = from; hits < to; hits++) sum += shares[hits]!;
  return sum;
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
