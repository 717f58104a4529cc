/** Solves one repetition from one joint state: the volleys, and the steps before and after them. */
import type { BasisSet } from '../bases';
import type { State } from '../combat';
import { sameState } from '../space';
import { situationOf } from '../volleys';
import { Between, halvesOf } from './between';
import { areNoted, Branching } from './branching';
import type { Branch } from './branching';
import { afterFree } from './free';
import { Gunneries } from './gunnery';
import type { Binomials } from './gunnery';
import type { Layer, Layers, LatticePoint } from './layer';
import { ordersOf, stepsIn } from './orders';
import type { Orders } from './orders';
import { BothLosses, shareAt } from './plain';
import type { Span } from './span';

export class Repetition {
  readonly #branching: Branching;
  readonly #gunneries: Gunneries;
  readonly losses: BothLosses;
  readonly #orders = new Map<string, Orders | undefined>();
  readonly #switchValues: number[] = [];
  #lastOrders: Orders | undefined;

  /** @param bases collects the bases of all steps that are carried out */
  constructor(
    readonly layers: Layers,
    binomials: Binomials,
    readonly bases?: BasisSet,
  ) {
    this.#gunneries = new Gunneries(binomials);
    this.#branching = new Branching(layers, bases);
    this.losses = new BothLosses(layers.body.sides);
  }

  /** The plan for the situation of a state; undefined if lattices cannot solve it. */
  ordersIn(state: State): Orders | undefined {
    const { body } = this.layers;
    const { switches = [] } = body.combat;
    let isSame = this.#lastOrders !== undefined;
    for (let index = 0; index < switches.length; index++) {
      const value = switches[index]!.read(state);
      if (this.#switchValues[index] === value) continue;
      this.#switchValues[index] = value;
      isSame = false;
    }
    if (isSame) return this.#lastOrders;
    const name = this.#switchValues.join();
    if (!this.#orders.has(name)) {
      const steps = stepsIn(body, situationOf(body.combat, state));
      this.#orders.set(name, steps && ordersOf(body, steps, this.#gunneries));
    }
    return (this.#lastOrders = this.#orders.get(name));
  }

  /** The point after the steps before the first volley. */
  headOf(layer: Layer, first: number, second: number): LatticePoint {
    const point = { layer, first, second, firstFiring: first, secondFiring: second };
    const { combat, head } = this.layers.body;
    if (head.length === 0) return point;
    return this.layers.pointOf(afterFree(combat, head, this.layers.stateAt(point), this.bases));
  }

  /** All branches of the volleys from a point, valid until the next call. Yields now and then. */
  *branchesFrom(orders: Orders, point: LatticePoint): Generator<void, readonly Branch[], void> {
    const spans = this.plainLosses(orders, point.first, point.second);
    return spans ? [{ layer: point.layer, spans }] : yield* this.#branching.after(orders, point);
  }

  /** The losses of both sides if they are independent, valid until the next call; else undefined. */
  plainLosses(orders: Orders, first: number, second: number): readonly [Span, Span] | undefined {
    if (!this.#mayBePlain(orders)) return undefined;
    return this.losses.after(orders, first, second);
  }

  /** The midpoint of repetitions from a joint state, if they can be split there. */
  betweenAt(layer: Layer, orders: Orders, first: number, second: number): Between | undefined {
    if (!this.#mayBePlain(orders)) return undefined;
    let between = layer.between.find((known) => known.orders === orders);
    if (between === undefined) {
      between = new Between(orders, halvesOf(this.layers.body, orders, this.#gunneries));
      layer.between.push(between);
    }
    return between.isWhoIsLeft(first, second) ? between : undefined;
  }

  /** Whether a plan may be solved as a whole. Bases are recorded only volley by volley, so that is done until all are known. */
  #mayBePlain(orders: Orders): boolean {
    return orders.isPlain && (this.bases === undefined || areNoted(orders, this.bases));
  }

  /** Whether a repetition without hits leads straight back to its start. @param point the start after the steps before the volleys */
  returns(point: LatticePoint, { layer, first, second }: LatticePoint): boolean {
    const { combat, tail } = this.layers.body;
    if (tail.length === 0) return point.layer === layer && point.first === first && point.second === second;
    const begun = this.layers.stateAt({ layer, first, second, firstFiring: first, secondFiring: second });
    return sameState(begun, afterFree(combat, tail, this.layers.stateAt(point), this.bases));
  }
}

/** The probability that a repetition hits nobody, so that both sides stay in their positions. */
export function selfLoopProbability(branches: readonly Branch[], { layer, first, second }: LatticePoint): number {
  let share = 0;
  for (let at = 0; at < branches.length; at++) {
    const { layer: to, spans } = branches[at]!;
    if (to === layer) share += shareAt(spans, first, second);
  }
  return share;
}
