/**
 * The lattice of one side. A position is a number of remaining units of each kind; hits lead from position to position along the order of
 * loss. The positions after 0, 1, 2 ... hits of a class form a chain, which is computed once. See "Positions and chains" in docs/odds.md.
 */
import type { Counter, Loss, State } from '../combat';
import { getMinValue } from '../state-space';

/** More hits than anybody can score: a small integer, because arrays of integers are slower to read once one element is Infinity. */
export const unlimited = 2 ** 29;

/** One of a side's losses, with counters by index among the side's. */
interface LatticeLoss {
  readonly counter: number;
  /** Negative if there is none. */
  readonly becomes: number;
  /** Whether a unit that is hit keeps firing until it is removed. */
  readonly firesBack: boolean;
  readonly target: string;
}

export class SideLattice {
  /** Counters of the state that hold the numbers of units, without those of struck units. */
  readonly counters: readonly number[];
  /** Number of known positions; they are numbered from 0. */
  count = 0;
  readonly #orderOfLoss: LatticeLoss[] = [];
  /** Number of hits that a unit of each counter can take. */
  readonly #hitPoints: number[] = [];
  readonly #minimums: number[] = [];
  readonly #ranges: number[] = [];
  readonly #positions = new Map<number, number>();
  readonly #values: (readonly number[])[] = [];
  readonly #strength: number[] = [];
  /** By hit class: which losses its hits can cause. */
  readonly #classes: (readonly boolean[])[] = [];
  /** By hit class and position: the positions after 0, 1, 2 ... hits, until nothing is left to hit. */
  readonly #chains: (Int32Array | undefined)[][] = [];
  /** By two hit classes and position: the greatest number of hits up to which both lead to the same positions. */
  readonly #agreements: number[][][] = [];
  #order: Int32Array | undefined;
  #expandedCount = 0;
  #expandedClassCount = 0;

  /**
   * @param firing counters of units that fire and cannot be lost
   * @throws RangeError if the side has too many positions to number
   */
  constructor(counters: readonly Counter[], losses: readonly Loss[], firing: readonly number[]) {
    const ownCounters = new Set<number>();
    for (const { counter, becomes } of losses) {
      ownCounters.add(counter);
      if (becomes !== undefined) ownCounters.add(becomes);
    }
    for (const counter of firing) ownCounters.add(counter);
    this.counters = [...ownCounters];
    for (const { counter, becomes, struck, target } of losses) {
      const firesBack = becomes === undefined && struck !== undefined;
      const becomesIndex = becomes === undefined ? -1 : this.counters.indexOf(becomes);
      this.#orderOfLoss.push({ counter: this.counters.indexOf(counter), becomes: becomesIndex, firesBack, target });
    }
    let positions = 1;
    for (let at = 0; at < this.counters.length; at++) {
      const counter = counters[this.counters[at]!]!;
      const range = counter.max - getMinValue(counter) + 1;
      this.#hitPoints.push(this.#countHitPoints(at, 0));
      this.#minimums.push(getMinValue(counter));
      this.#ranges.push(range);
      positions *= range;
    }
    if (!Number.isSafeInteger(positions)) throw new RangeError('A side has too many counters to number its positions.');
  }

  /** The position of the side in a state. */
  getPosition(state: State): number {
    const { counters } = this;
    let key = 0;
    for (let at = 0; at < counters.length; at++)
      key = key * this.#ranges[at]! + state[counters[at]!]! - this.#minimums[at]!;
    return this.#positions.get(key) ?? this.#addPosition(key, this.#readValues(state));
  }

  #readValues(state: State): readonly number[] {
    // Not by `map`: once compiled, its arrays have another elements kind, which deoptimises their readers.
    const values: number[] = [];
    for (const counter of this.counters) values.push(state[counter]!);
    return values;
  }

  #findPosition(values: readonly number[]): number {
    let key = 0;
    for (let at = 0; at < values.length; at++) {
      const aboveMinimum = values[at]! - this.#minimums[at]!;
      // Its key would be that of another position.
      if (aboveMinimum < 0) throw new RangeError('A side has lost more units than it had.');
      key = key * this.#ranges[at]! + aboveMinimum;
    }
    return this.#positions.get(key) ?? this.#addPosition(key, values);
  }

  #addPosition(key: number, values: readonly number[]): number {
    this.#positions.set(key, this.count);
    this.#values.push(values);
    let strength = 0;
    for (let at = 0; at < values.length; at++) strength += this.#hitPoints[at]! * (values[at]! - this.#minimums[at]!);
    this.#strength.push(strength);
    this.#order = undefined;
    return this.count++;
  }

  /** The counters of a position. Do not change them. */
  getCounterValues(position: number): readonly number[] {
    return this.#values[position]!;
  }

  /** Writes a position into a state. */
  write(position: number, state: number[]): void {
    const values = this.#values[position]!;
    for (let at = 0; at < values.length; at++) state[this.counters[at]!] = values[at]!;
  }

  /** All positions, stronger ones first, so that hits only lead forward. */
  get order(): Int32Array {
    return (this.#order ??= this.#createOrder());
  }

  #createOrder(): Int32Array {
    const byStrength: number[][] = [];
    for (let position = 0; position < this.count; position++)
      (byStrength[this.#strength[position]!] ??= []).push(position);
    return Int32Array.from(byStrength.reverse().flat());
  }

  /** Indexes of counters among the side's; counters of struck units are left out. */
  getIndexes(counters: readonly number[]): readonly number[] {
    const places: number[] = [];
    for (const counter of counters) {
      const place = this.counters.indexOf(counter);
      if (place >= 0) places.push(place);
    }
    return places;
  }

  /** The number of a hit class: hits with the same targets. */
  getHitClass(targets: readonly string[]): number {
    for (let hitClass = 0; hitClass < this.#classes.length; hitClass++)
      if (this.#isHitClass(hitClass, targets)) return hitClass;
    const allowed: boolean[] = [];
    for (const { target } of this.#orderOfLoss) allowed.push(targets.includes(target));
    this.#chains.push([]);
    return this.#classes.push(allowed) - 1;
  }

  #isHitClass(hitClass: number, targets: readonly string[]): boolean {
    const allowed = this.#classes[hitClass]!;
    for (let at = 0; at < allowed.length; at++)
      if (allowed[at] !== targets.includes(this.#orderOfLoss[at]!.target)) return false;
    return true;
  }

  /** The positions after 0, 1, 2 ... hits of a class, up to the last hit that finds a target. */
  getChain(hitClass: number, position: number): Int32Array {
    return (this.#chains[hitClass]![position] ??= this.#createChain(hitClass, position));
  }

  /** The greatest number of hits up to which two classes lead to the same positions. */
  computeAgreement(first: number, second: number, position: number): number {
    if (first === second) return unlimited;
    const byPosition = ((this.#agreements[first] ??= [])[second] ??= []);
    return (byPosition[position] ??= compareChains(this.getChain(first, position), this.getChain(second, position)));
  }

  /**
   * The position that says which units fire after a hit at a position; struck units, which leave later, may be among them.
   * @param firing the same before the hit
   */
  getFiringPositionAfter(hitClass: number, position: number, firing: number, removesNow: boolean): number {
    const loss = this.#orderOfLoss[this.#findLossIndex(hitClass, position)]!;
    return loss.firesBack && !removesNow ? firing : this.#applyLoss(loss, firing);
  }

  /**
   * Finds the positions that hits of the known classes can lead to, so that none is added later.
   * @param max number of positions to expand
   * @returns whether all are found
   */
  findReachable(max: number): boolean {
    if (this.#expandedClassCount < this.#classes.length) this.#expandedCount = 0;
    this.#expandedClassCount = this.#classes.length;
    for (const until = this.#expandedCount + max; this.#expandedCount < this.count; this.#expandedCount++) {
      if (this.#expandedCount === until) return false;
      for (let hitClass = 0; hitClass < this.#classes.length; hitClass++) this.getChain(hitClass, this.#expandedCount);
    }
    return true;
  }

  #countHitPoints(counter: number, depth: number): number {
    if (depth > this.#orderOfLoss.length) throw new RangeError('Losses become each other.');
    let max = 0;
    for (const loss of this.#orderOfLoss) {
      if (loss.counter !== counter) continue;
      max = Math.max(max, 1 + (loss.becomes < 0 ? 0 : this.#countHitPoints(loss.becomes, depth + 1)));
    }
    return max;
  }

  #findLossIndex(hitClass: number, position: number): number {
    const values = this.#values[position]!;
    const allowed = this.#classes[hitClass]!;
    for (let at = 0; at < allowed.length; at++)
      if (allowed[at] && values[this.#orderOfLoss[at]!.counter]! > 0) return at;
    return -1;
  }

  #applyLoss({ counter, becomes }: LatticeLoss, position: number): number {
    const values = this.#values[position]!.slice();
    values[counter]!--;
    if (becomes >= 0) values[becomes]!++;
    return this.#findPosition(values);
  }

  /** Computes a chain, and stores those of all positions along it, which are its suffixes. */
  #createChain(hitClass: number, from: number): Int32Array {
    const chains = this.#chains[hitClass]!;
    const path = [from];
    let tail: Int32Array | undefined;
    for (let position = from; ;) {
      const at = this.#findLossIndex(hitClass, position);
      if (at < 0) break;
      position = this.#applyLoss(this.#orderOfLoss[at]!, position);
      tail = chains[position];
      if (tail) break;
      path.push(position);
    }
    const chain = new Int32Array(path.length + (tail?.length ?? 0));
    chain.set(path);
    if (tail) chain.set(tail, path.length);
    for (let hits = 1; hits < path.length; hits++) chains[path[hits]!] = chain.subarray(hits);
    return chain;
  }
}

function compareChains(first: Int32Array, second: Int32Array): number {
  const shorter = Math.min(first.length, second.length);
  for (let hits = 0; hits < shorter; hits++) if (first[hits] !== second[hits]) return hits - 1;
  return first.length === second.length ? unlimited : shorter - 1;
}
