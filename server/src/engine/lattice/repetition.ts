/** One repetition from one joint state: the volleys, and the steps before and after them. */
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

  /** @param bases what the steps that are carried out rest on is added to these */
  constructor(
    readonly layers: Layers,
    binomials: Binomials,
    readonly bases?: BasisSet,
  ) {
    this.#gunneries = new Gunneries(binomials);
    this.#branching = new Branching(layers, bases);
    this.losses = new BothLosses(layers.body.sides);
  }

  /** The orders in the situation that the switches show; undefined where lattices cannot take them. */
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

  /** Where a repetition begins: what comes before the first volley is done. */
  headOf(layer: Layer, first: number, second: number): LatticePoint {
    const point = { layer, first, second, firstFiring: first, secondFiring: second };
    const { combat, head } = this.layers.body;
    if (head.length === 0) return point;
    return this.layers.pointOf(afterFree(combat, head, this.layers.stateAt(point), this.bases));
  }

  /** All branches of the volleys from a point. They are valid until the next call. Pauses between a few of them. */
  *branchesFrom(orders: Orders, point: LatticePoint): Generator<void, readonly Branch[], void> {
    const spans = this.plainLosses(orders, point.first, point.second);
    return spans ? [{ layer: point.layer, spans }] : yield* this.#branching.after(orders, point);
  }

  /** What both sides lose by the volleys, where that can be told of each by itself; else undefined. They are valid until the next call. */
  plainLosses(orders: Orders, first: number, second: number): readonly [Span, Span] | undefined {
    if (!this.#mayBePlain(orders)) return undefined;
    return this.losses.after(orders, first, second);
  }

  /** What stands amid repetitions from a joint state, where they can be cut in two there. */
  betweenAt(layer: Layer, orders: Orders, first: number, second: number): Between | undefined {
    if (!this.#mayBePlain(orders)) return undefined;
    let between = layer.between.find((known) => known.orders === orders);
    if (between === undefined) {
      between = new Between(orders, halvesOf(this.layers.body, orders, this.#gunneries));
      layer.between.push(between);
    }
    return between.isWhoIsLeft(first, second) ? between : undefined;
  }

  /** Whether orders need not be carried out volley by volley: what these rest on is seen only there, until all of it is known. */
  #mayBePlain(orders: Orders): boolean {
    return orders.isPlain && (this.bases === undefined || areNoted(orders, this.bases));
  }

  /** Whether a repetition whose volleys hit nobody leads straight back to where it began. @param point what its head has made of that state */
  returns(point: LatticePoint, { layer, first, second }: LatticePoint): boolean {
    const { combat, tail } = this.layers.body;
    if (tail.length === 0) return point.layer === layer && point.first === first && point.second === second;
    const begun = this.layers.stateAt({ layer, first, second, firstFiring: first, secondFiring: second });
    return sameState(begun, afterFree(combat, tail, this.layers.stateAt(point), this.bases));
  }
}

/** The probability that a repetition leaves both sides where they were: nobody is hit. */
export function selfLoopProbability(branches: readonly Branch[], { layer, first, second }: LatticePoint): number {
  let share = 0;
  for (let at = 0; at < branches.length; at++) {
    const { layer: to, spans } = branches[at]!;
    if (to === layer) share += shareAt(spans, first, second);
  }
  return share;
}
