/**
 * One side's possible positions: how many of each of its units stand. Hits lead from position to position along the order of loss, so
 * what so many hits of a class make of a position is a list that is worked out once.
 */
import type { Counter, Loss, State } from '../combat';
import { least } from '../space';

/** More hits than anybody throws: a small integer, as lists of these are slower to read where one is infinite. */
export const endless = 2 ** 29;

/** One of a side's losses, its counters by their place among the side's. */
interface Blow {
  readonly counter: number;
  /** Below 0 where there is none. */
  readonly becomes: number;
  /** Whether a unit that is hit goes on firing until it is removed. */
  readonly firesBack: boolean;
  readonly target: string;
}

export class SideLattice {
  /** Which counters of the state say how many units stand; those of units struck are not among them. */
  readonly counters: readonly number[];
  /** How many positions are known; they are numbered from 0. */
  count = 0;
  readonly #blows: Blow[] = [];
  /** How many hits each unit can take. */
  readonly #hitPoints: number[] = [];
  readonly #least: number[] = [];
  readonly #ranges: number[] = [];
  readonly #known = new Map<number, number>();
  readonly #values: (readonly number[])[] = [];
  readonly #strength: number[] = [];
  /** By class: which blows its hits can be. */
  readonly #classes: (readonly boolean[])[] = [];
  /** By class and position: the positions after so many hits, until nothing is left that may be hit. */
  readonly #chains: (Int32Array | undefined)[][] = [];
  /** By both classes and position. */
  readonly #agreements: number[][][] = [];
  /** The position that was found last. */
  #last = 0;
  #order: Int32Array | undefined;
  #closed = 0;
  #closedClasses = 0;

  /**
   * @param firing counters of units that fire and cannot be lost
   * @throws RangeError where the side has too many positions to number
   */
  constructor(counters: readonly Counter[], losses: readonly Loss[], firing: readonly number[]) {
    const own = new Set<number>();
    for (const { counter, becomes } of losses) {
      own.add(counter);
      if (becomes !== undefined) own.add(becomes);
    }
    for (const counter of firing) own.add(counter);
    this.counters = [...own];
    for (const { counter, becomes, struck, target } of losses) {
      const firesBack = becomes === undefined && struck !== undefined;
      const into = becomes === undefined ? -1 : this.counters.indexOf(becomes);
      this.#blows.push({ counter: this.counters.indexOf(counter), becomes: into, firesBack, target });
    }
    let positions = 1;
    for (let at = 0; at < this.counters.length; at++) {
      const counter = counters[this.counters[at]!]!;
      const range = counter.max - least(counter) + 1;
      this.#hitPoints.push(this.#hitPointsOf(at, 0));
      this.#least.push(least(counter));
      this.#ranges.push(range);
      positions *= range;
    }
    if (!Number.isSafeInteger(positions)) throw new RangeError('A side has too many counters to number its positions.');
  }

  /** The position in which a state has the side. */
  positionIn(state: State): number {
    const { counters } = this;
    // States mostly come in the order of positions, and several in a row have the same.
    if (this.#isIn(this.#last, state)) return this.#last;
    if (this.#isIn(this.#last + 1, state)) return ++this.#last;
    let key = 0;
    for (let at = 0; at < counters.length; at++)
      key = key * this.#ranges[at]! + state[counters[at]!]! - this.#least[at]!;
    return (this.#last = this.#known.get(key) ?? this.#add(key, this.#valuesIn(state)));
  }

  /** Whether a state has the side in a position. */
  #isIn(position: number, state: State): boolean {
    if (position >= this.count) return false;
    const { counters } = this;
    const values = this.#values[position]!;
    for (let at = 0; at < counters.length; at++) if (state[counters[at]!] !== values[at]) return false;
    return true;
  }

  #valuesIn(state: State): readonly number[] {
    // Not by `map`: once that is compiled to machine code its lists are of another kind, and what reads them is compiled again.
    const values: number[] = [];
    for (const counter of this.counters) values.push(state[counter]!);
    return values;
  }

  #positionOf(values: readonly number[]): number {
    let key = 0;
    for (let at = 0; at < values.length; at++) {
      const above = values[at]! - this.#least[at]!;
      // It would be the number of another position.
      if (above < 0) throw new RangeError('A side has lost more units than it had.');
      key = key * this.#ranges[at]! + above;
    }
    return this.#known.get(key) ?? this.#add(key, values);
  }

  #add(key: number, values: readonly number[]): number {
    this.#known.set(key, this.count);
    this.#values.push(values);
    let strength = 0;
    for (let at = 0; at < values.length; at++) strength += this.#hitPoints[at]! * (values[at]! - this.#least[at]!);
    this.#strength.push(strength);
    this.#order = undefined;
    return this.count++;
  }

  /** The values of a position's counters. Not to be changed. */
  valuesOf(position: number): readonly number[] {
    return this.#values[position]!;
  }

  /** Writes a position into a state. */
  write(position: number, state: number[]): void {
    const values = this.#values[position]!;
    for (let at = 0; at < values.length; at++) state[this.counters[at]!] = values[at]!;
  }

  /** All positions, the stronger first: hits lead from left to right. */
  get order(): Int32Array {
    return (this.#order ??= this.#newOrder());
  }

  #newOrder(): Int32Array {
    const byStrength: number[][] = [];
    for (let position = 0; position < this.count; position++)
      (byStrength[this.#strength[position]!] ??= []).push(position);
    return Int32Array.from(byStrength.reverse().flat());
  }

  /** Where counters of the state stand among the side's; those of units struck are left out. */
  placesOf(counters: readonly number[]): readonly number[] {
    const places: number[] = [];
    for (const counter of counters) {
      const place = this.counters.indexOf(counter);
      if (place >= 0) places.push(place);
    }
    return places;
  }

  /** The number of a class of hits: those that may hit the same targets. */
  classOf(targets: readonly string[]): number {
    for (let known = 0; known < this.#classes.length; known++) if (this.#isClass(known, targets)) return known;
    const may: boolean[] = [];
    for (const { target } of this.#blows) may.push(targets.includes(target));
    this.#chains.push([]);
    return this.#classes.push(may) - 1;
  }

  #isClass(hitClass: number, targets: readonly string[]): boolean {
    const may = this.#classes[hitClass]!;
    for (let at = 0; at < may.length; at++) if (may[at] !== targets.includes(this.#blows[at]!.target)) return false;
    return true;
  }

  /** The positions after none, one, two ... hits of a class, up to the last that finds something. */
  chain(hitClass: number, position: number): Int32Array {
    return (this.#chains[hitClass]![position] ??= this.#newChain(hitClass, position));
  }

  /** The greatest number of hits, of at most which it does not matter whether they are of the one class or of the other. */
  agreement(first: number, second: number, position: number): number {
    if (first === second) return endless;
    const known = ((this.#agreements[first] ??= [])[second] ??= []);
    return (known[position] ??= agreementOf(this.chain(first, position), this.chain(second, position)));
  }

  /**
   * Which units fire after a hit that is taken at a position, where others than those standing may fire: those struck leave later.
   * @param firing the position in which those who fire would stand
   */
  firingAfter(hitClass: number, position: number, firing: number, removesNow: boolean): number {
    const blow = this.#blows[this.#blowAt(hitClass, position)]!;
    return blow.firesBack && !removesNow ? firing : this.#after(blow, firing);
  }

  /**
   * Finds positions that hits of the classes known so far can lead to, so that none turns up later.
   * @param max how many positions are looked at
   * @returns whether all are found
   */
  close(max: number): boolean {
    if (this.#closedClasses < this.#classes.length) this.#closed = 0;
    this.#closedClasses = this.#classes.length;
    for (const until = this.#closed + max; this.#closed < this.count; this.#closed++) {
      if (this.#closed === until) return false;
      for (let hitClass = 0; hitClass < this.#classes.length; hitClass++) this.chain(hitClass, this.#closed);
    }
    return true;
  }

  #hitPointsOf(counter: number, depth: number): number {
    if (depth > this.#blows.length) throw new RangeError('Losses become each other.');
    let max = 0;
    for (const blow of this.#blows) {
      if (blow.counter !== counter) continue;
      max = Math.max(max, 1 + (blow.becomes < 0 ? 0 : this.#hitPointsOf(blow.becomes, depth + 1)));
    }
    return max;
  }

  #blowAt(hitClass: number, position: number): number {
    const values = this.#values[position]!;
    const may = this.#classes[hitClass]!;
    for (let at = 0; at < may.length; at++) if (may[at] && values[this.#blows[at]!.counter]! > 0) return at;
    return -1;
  }

  #after({ counter, becomes }: Blow, position: number): number {
    const values = this.#values[position]!.slice();
    values[counter]!--;
    if (becomes >= 0) values[becomes]!++;
    return this.#positionOf(values);
  }

  /** Finds a chain, and with it those of all positions on the way, which are its ends. */
  #newChain(hitClass: number, from: number): Int32Array {
    const known = this.#chains[hitClass]!;
    const way = [from];
    let rest: Int32Array | undefined;
    for (let position = from; ;) {
      const at = this.#blowAt(hitClass, position);
      if (at < 0) break;
      position = this.#after(this.#blows[at]!, position);
      rest = known[position];
      if (rest) break;
      way.push(position);
    }
    const chain = new Int32Array(way.length + (rest?.length ?? 0));
    chain.set(way);
    if (rest) chain.set(rest, way.length);
    for (let hits = 0; hits < way.length; hits++) known[way[hits]!] = hits === 0 ? chain : chain.subarray(hits);
    return chain;
  }
}

function agreementOf(first: Int32Array, second: Int32Array): number {
  const shorter = Math.min(first.length, second.length);
  for (let hits = 0; hits < shorter; hits++) if (first[hits] !== second[hits]) return hits - 1;
  return first.length === second.length ? endless : shorter - 1;
}
