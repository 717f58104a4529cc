/**
 * Enumerates the branches of a repetition that is not separable: units that fire depend on earlier losses, or a step between volleys reads
 * the state. The losses of both sides are followed jointly while they depend on each other, and separately from there on. See "Branches" in
 * docs/odds.md.
 */
import type { Successes } from '../../dice/binomial';
import type { BasisSet } from '../bases';
import { takesPlace } from '../transition';
import type { FreeStep } from './body';
import type { Broadside } from './broadside';
import { afterFree } from './free';
import type { Layer, Layers, LatticePoint } from './layer';
import type { Action, Orders } from './orders';
import { SpanPool, Sums } from './span';
import type { Span } from './span';

/** Independent losses of both sides: the probability of a joint state is the product of those of its positions. */
export interface Branch {
  readonly layer: Layer;
  readonly spans: readonly [Span, Span];
}

/** Joint states or branches in a slice: a tenth of a millisecond, several before anything is compiled to machine code. */
const sliceLength = 25;

type Battle = Exclude<Action, { kind: 'free' }>;

/** Enumerates branches. The distributions that it returns are valid until the next call. */
export class Branching {
  #done = 0;
  readonly #pool = new SpanPool();
  readonly #sums = new Sums();

  /** @param bases collects the bases of all steps that are carried out */
  constructor(
    readonly layers: Layers,
    readonly bases?: BasisSet,
  ) {}

  /** All branches of a repetition from one state. Yields now and then. */
  *after({ actions }: Orders, { layer, first, second }: LatticePoint): Generator<void, readonly Branch[], void> {
    this.#pool.giveBack();
    let branches: Branch[] = [{ layer, spans: [this.#only(first, first, 1), this.#only(second, second, 1)] }];
    for (let at = 0; at < actions.length; at++) {
      const action = actions[at]!;
      const next: Branch[] = [];
      const isLast = at === actions.length - 1;
      for (let i = 0; i < branches.length; i++) {
        const branch = branches[i]!;
        if (action.kind === 'free') yield* this.#free(action.step, branch, next);
        else if (action.step.when) yield* this.#battleWhere(action, branch, isLast, next);
        else yield* this.#battle(action, branch, isLast, next);
        if (this.#isTimeToPause()) yield;
      }
      branches = next;
    }
    return branches;
  }

  #isTimeToPause(): boolean {
    return ++this.#done % sliceLength === 0;
  }

  /** Applies volleys or a removal whose step has a condition: only in the joint states in which it holds. */
  *#battleWhere(action: Battle, branch: Branch, isLast: boolean, next: Branch[]): Generator<void, void, void> {
    for (const single of this.#singles(branch)) {
      if (takesPlace(action.step, this.layers.stateAt(pointOf(single))))
        yield* this.#battle(action, single, isLast, next);
      else next.push(single);
      if (this.#isTimeToPause()) yield;
    }
  }

  *#battle(action: Battle, branch: Branch, isLast: boolean, next: Branch[]): Generator<void, void, void> {
    if (action.kind === 'removal' && isLast) return void next.push(branch);
    const { layer, spans } = branch;
    const first = spans[0];
    const second = spans[1];
    if (this.bases && action.kind === 'fire') {
      note(action.onto[0], first, second.firing, this.bases);
      note(action.onto[1], second, first.firing, this.bases);
    }
    const firsts = action.kind === 'removal' ? this.#removed(first) : this.#hit(first, action.onto[0], second.firing);
    const firstsEnd = firsts === first.index ? firsts + 1 : this.#pool.taken;
    const seconds = action.kind === 'removal' ? this.#removed(second) : this.#hit(second, action.onto[1], first.firing);
    const secondsEnd = seconds === second.index ? seconds + 1 : this.#pool.taken;
    for (let i = firsts; i < firstsEnd; i++) {
      for (let j = seconds; j < secondsEnd; j++) {
        next.push({ layer, spans: [this.#pool.at(i), this.#pool.at(j)] });
        if (this.#isTimeToPause()) yield;
      }
    }
  }

  /**
   * Applies salvos to a distribution: one distribution for each set of units that keep firing.
   * @returns the pool index of the first of these, which are the last in the pool; if nothing can be hit, the index of the distribution itself
   */
  #hit(span: Span, onto: readonly Broadside[], firing: number): number {
    let from = span.index;
    let to = from + 1;
    for (let each = 0; each < onto.length; each++) {
      const broadside = onto[each]!;
      if (broadside.gunnery.hits(firing).to === 1) continue;
      const parts = this.#pool.taken;
      for (let at = from; at < to; at++) this.#hitBy(broadside, this.#pool.at(at), firing, parts);
      const mayRepeat = to - from > 1 || this.#pool.at(from).count > 1;
      from = parts;
      to = this.#pool.taken;
      if (!mayRepeat) continue;
      for (let at = from; at < to; at++) this.#pool.at(at).merge(this.#sums.of(broadside.target.count));
    }
    return from;
  }

  /** @param partsStart pool index of the first distribution after the salvo */
  #hitBy(broadside: Broadside, span: Span, by: number, parts: number): void {
    const { shares, from, to } = broadside.gunnery.hits(by);
    const { firing } = span;
    if (broadside.isHarmless && !broadside.isWatched) {
      const part = this.#partOf(parts, broadside, firing);
      for (let i = 0; i < span.count; i++) {
        const chain = broadside.target.chain(broadside.hitClass, span.positions[i]!);
        part.pushHits(chain, shares, from, to, span.shares[i]!);
      }
      return;
    }
    for (let i = 0; i < span.count; i++)
      this.#hitOne(broadside, span.positions[i]!, span.shares[i]!, firing, by, parts);
  }

  /** Applies a salvo to one position when units that are hit may stop firing. */
  #hitOne(broadside: Broadside, position: number, share: number, before: number, by: number, parts: number): void {
    const { shares, from, to } = broadside.gunnery.hits(by);
    const chain = broadside.target.chain(broadside.hitClass, position);
    const last = chain.length - 1;
    let firing = before;
    // If nothing can be hit, the probability stays exact to the last digit, so that a self-loop of 1 is recognised.
    if (last === 0) return this.#partOf(parts, broadside, firing).push(position, share);
    let part: Span | undefined;
    for (let hits = 0; hits < to && hits <= last; hits++) {
      if (hits > 0) {
        const next = broadside.firingAfter(chain[hits - 1]!, chain[hits]!, firing);
        if (next !== firing) part = undefined;
        firing = next;
      }
      if (hits < from && hits < last) continue;
      part ??= this.#partOf(parts, broadside, firing);
      part.push(chain[hits]!, share * (hits < last ? shares[hits]! : sumFrom(shares, Math.max(from, last), to)));
    }
  }

  /** The distribution, among those after a salvo, in which the same units (or the same dice) keep firing. */
  #partOf(parts: number, { firepower, isWatched }: Broadside, firing: number): Span {
    for (let at = parts; at < this.#pool.taken; at++) {
      const part = this.#pool.at(at);
      if (part.firing === firing) return part;
      if (!isWatched && firepower?.of(part.firing) === firepower?.of(firing)) return part;
    }
    return this.#pool.take(firing);
  }

  /** Removes struck units, so that exactly the remaining ones fire. @returns the pool index of the first distribution; they are the last in the pool */
  #removed(span: Span): number {
    const from = this.#pool.taken;
    for (let i = 0; i < span.count; i++) this.#only(span.positions[i]!, span.positions[i]!, span.shares[i]!);
    return from;
  }

  /** Applies a free step to each joint state, as it may read and change anything. */
  *#free(step: FreeStep, branch: Branch, next: Branch[]): Generator<void, void, void> {
    const { combat } = this.layers.body;
    const moved: Branch[] = [];
    let isMoved = false;
    for (const single of this.#singles(branch)) {
      const point = this.layers.pointOf(afterFree(combat, [step], this.layers.stateAt(pointOf(single)), this.bases));
      const stays = isAt(single, point);
      moved.push(stays ? single : this.#single(point, shareOf(single)));
      isMoved ||= !stays;
      if (this.#isTimeToPause()) yield;
    }
    if (isMoved) for (const single of moved) next.push(single);
    else next.push(branch);
  }

  /** The joint states of a branch, one at a time and lazily, as there may be many. */
  *#singles({ layer, spans }: Branch): Iterable<Branch> {
    const first = spans[0];
    const second = spans[1];
    for (let i = 0; i < first.count; i++) {
      for (let j = 0; j < second.count; j++) {
        const only = this.#only(first.positions[i]!, first.firing, first.shares[i]!);
        yield { layer, spans: [only, this.#only(second.positions[j]!, second.firing, second.shares[j]!)] };
      }
    }
  }

  #single({ layer, first, firstFiring, second, secondFiring }: LatticePoint, share: number): Branch {
    return { layer, spans: [this.#only(first, firstFiring, share), this.#only(second, secondFiring, 1)] };
  }

  #only(position: number, firing: number, share: number): Span {
    const span = this.#pool.take(firing);
    span.push(position, share);
    return span;
  }
}

/** Whether the bases of all volleys of a plan have been recorded. */
export function areNoted(orders: Orders, bases: BasisSet): boolean {
  return (orders.isNoted ||= areAllNoted(orders.onto[0], bases) && areAllNoted(orders.onto[1], bases));
}

function areAllNoted(broadsides: readonly Broadside[], bases: BasisSet): boolean {
  for (let at = 0; at < broadsides.length; at++) if (!isNoted(broadsides[at]!, bases)) return false;
  return true;
}

function isNoted(broadside: Broadside, bases: BasisSet): boolean {
  return (broadside.isNoted ||= bases.holdsAll(broadside.values));
}

/** Records the bases of salvos: of units that are present to fire, if there is a target that they can hit. */
function note(onto: readonly Broadside[], span: Span, firing: number, bases: BasisSet): void {
  for (let at = 0; at < onto.length; at++) {
    const broadside = onto[at]!;
    if (isNoted(broadside, bases) || !mayHit(broadside, span)) continue;
    const { gunnery, values } = broadside;
    for (let battery = 0; battery < values.length; battery++)
      if (gunnery.dice(battery, firing) > 0) bases.addAmount(values[battery]!);
  }
}

function mayHit({ target, hitClass }: Broadside, { count, positions, shares }: Span): boolean {
  for (let at = 0; at < count; at++)
    if (shares[at]! > 0 && target.chain(hitClass, positions[at]!).length > 1) return true;
  return false;
}

/** The total probability of the numbers of hits in a range. */
function sumFrom(shares: Successes, from: number, to: number): number {
  let sum = 0;
  for (let hits = from; hits < to; hits++) sum += shares[hits]!;
  return sum;
}

function pointOf({ layer, spans }: Branch): LatticePoint {
  const first = spans[0];
  const second = spans[1];
  return {
    layer,
    first: first.positions[0]!,
    second: second.positions[0]!,
    firstFiring: first.firing,
    secondFiring: second.firing,
  };
}

function isAt({ layer, spans }: Branch, point: LatticePoint): boolean {
  const first = spans[0];
  const second = spans[1];
  return (
    layer === point.layer &&
    first.positions[0] === point.first &&
    first.firing === point.firstFiring &&
    second.positions[0] === point.second &&
    second.firing === point.secondFiring
  );
}

function shareOf({ spans }: Branch): number {
  return spans[0].shares[0]! * spans[1].shares[0]!;
}
