/**
 * The lattice of one side. A position is a number of remaining units of each kind; hits lead from position to position along the order of
 * loss. The positions after 0, 1, 2 ... hits of a class form a chain, which is computed once. See "Positions and chains" in docs/odds.md.
 */
import type { Counter, Loss, State } from '../combat';
import { least } from '../space';

/** More hits than anybody throws: a small integer, because arrays of integers are slower to read once one element is Infinity. */
export const endless = 2 ** 29;

/** One of a side's losses, with counters by index among the side's. */
interface Blow {
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
  readonly #blows: Blow[] = [];
  /** Number of hits that a unit of each counter can take. */
  readonly #hitPoints: number[] = [];
  readonly #least: number[] = [];
  readonly #ranges: number[] = [];
  readonly #known = new Map<number, number>();
  readonly #values: (readonly number[])[] = [];
  readonly #strength: number[] = [];
  /** By hit class: which losses its hits can cause. */
  readonly #classes: (readonly boolean[])[] = [];
  /** By hit class and position: the positions after 0, 1, 2 ... hits, until nothing is left to hit. */
  readonly #chains: (Int32Array | undefined)[][] = [];
  /** By two hit classes and position. */
  readonly #agreements: number[][][] = [];
  /** The position returned last. */
  #last = 0;
  #order: Int32Array | undefined;
  #closed = 0;
  #closedClasses = 0;

  /**
   * @param firing counters of units that fire and cannot be lost
   * @throws RangeError if the side has too many positions to number
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

  /** The position of the side in a state. */
  positionIn(state: State): number {
    const { counters } = this;
    // States mostly come in the order of positions, several in a row with the same one.
    if (this.#isIn(this.#last, state)) return this.#last;
    if (this.#isIn(this.#last + 1, state)) return ++this.#last;
    let key = 0;
    for (let at = 0; at < counters.length; at++)
      key = key * this.#ranges[at]! + state[counters[at]!]! - this.#least[at]!;
    return (this.#last = this.#known.get(key) ?? this.#add(key, this.#valuesIn(state)));
  }

  /** Whether the side is in a position in a state. */
  #isIn(position: number, state: State): boolean {
    if (position >= this.count) return false;
    const { counters } = this;
    const values = this.#values[position]!;
    for (let at = 0; at < counters.length; at++) if (state[counters[at]!] !== values[at]) return false;
    return true;
  }

  #valuesIn(state: State): readonly number[] {
    // Not by `map`: once compiled, its arrays have another elements kind, which deoptimises their readers.
    const values: number[] = [];
    for (const counter of this.counters) values.push(state[counter]!);
    return values;
  }

  #positionOf(values: readonly number[]): number {
    let key = 0;
    for (let at = 0; at < values.length; at++) {
      const above = values[at]! - this.#least[at]!;
      // Its key would be that of another position.
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

  /** The counters of a position. Do not change them. */
  valuesOf(position: number): readonly number[] {
    return this.#values[position]!;
  }

  /** Writes a position into a state. */
  write(position: number, state: number[]): void {
    const values = this.#values[position]!;
    for (let at = 0; at < values.length; at++) state[this.counters[at]!] = values[at]!;
  }

  /** All positions, stronger ones first, so that hits only lead forward. */
  get order(): Int32Array {
    return (this.#order ??= this.#newOrder());
  }

  #newOrder(): Int32Array {
    const byStrength: number[][] = [];
    for (let position = 0; position < this.count; position++)
      (byStrength[this.#strength[position]!] ??= []).push(position);
    return Int32Array.from(byStrength.reverse().flat());
  }

  /** Indexes of counters among the side's; counters of struck units are left out. */
  placesOf(counters: readonly number[]): readonly number[] {
    const places: number[] = [];
    for (const counter of counters) {
      const place = this.counters.indexOf(counter);
      if (place >= 0) places.push(place);
    }
    return places;
  }

  /** The number of a hit class: hits with the same targets. */
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

  /** The positions after 0, 1, 2 ... hits of a class, up to the last hit that finds a target. */
  chain(hitClass: number, position: number): Int32Array {
    return (this.#chains[hitClass]![position] ??= this.#newChain(hitClass, position));
  }

  /** The greatest number of hits up to which two classes lead to the same positions. */
  agreement(first: number, second: number, position: number): number {
    if (first === second) return endless;
    const known = ((this.#agreements[first] ??= [])[second] ??= []);
    return (known[position] ??= agreementOf(this.chain(first, position), this.chain(second, position)));
  }

  /**
   * The position that says which units fire after a hit at a position; struck units, which leave later, may be among them.
   * @param firing the same before the hit
   */
  firingAfter(hitClass: number, position: number, firing: number, removesNow: boolean): number {
    const blow = this.#blows[this.#blowAt(hitClass, position)]!;
    return blow.firesBack && !removesNow ? firing : this.#after(blow, firing);
  }

  /**
   * Finds the positions that hits of the known classes can lead to, so that none is added later.
   * @param max number of positions to expand
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

  /** Computes a chain, and with it the chains of all positions along it, which are its suffixes. */
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
