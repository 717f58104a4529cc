/**
 * The transition graph of a combat: every stop that it can reach, with the transitions between them. Stops that lead to each other form a
 * loop, a strongly connected component: after a cycle of fire in which nobody hits, the combat is back where it was. Every other stop is
 * a loop by itself. Each loop comes after all those that it can lead to, so values can be worked out from the ends back.
 */
import { hitsOf, sumsOf } from './branches';
import type { DiceTables } from './branches';
import type { Calculation, Progress } from './progress';
import type { Stop } from './stop';
import type { Walk } from './walk';

/** A stop and what it leads to. */
export interface GraphNode {
  readonly stop: Stop;
  /** Nodes that may be next, by index. Of dice each once; of a decision one for each of its options, in their order. */
  readonly next: readonly number[];
  /** After dice: the probability of each. */
  readonly shares: readonly number[];
}

/** Transitions beyond which a graph is given up: about a second of work, some 200 MB. */
export const defaultMaxTransitions = 750_000;

/** Stops in a loop beyond which a graph is given up: a loop is a system of so many linear equations. */
const maxInLoop = 300;

/** Transitions worked out in a slice; some microseconds each, a tenth of a millisecond before anything is compiled to machine code. */
const sliceLength = 50;

/** The successors of a stop. */
interface Expansion {
  readonly stops: readonly Stop[];
  readonly shares: readonly number[];
}

/** A node whose successors are being looked at. */
interface Visit extends Expansion {
  readonly index: number;
  /** Those that have been, by index. */
  readonly next: number[];
}

/** A graph that grows as stops are included. */
export class TransitionGraph {
  readonly nodes: GraphNode[] = [];
  /** By index of their nodes; each loop after all that it can lead to. */
  readonly loops: (readonly number[])[] = [];
  /** By node: the index of its loop. */
  readonly loopOf: number[] = [];
  /** By id of a stop. */
  readonly #indexes: (number | undefined)[] = [];
  /** By id of a stop: its place among the successors that were last looked at, if it is one. */
  readonly #places: (number | undefined)[] = [];
  readonly #dice: DiceTables = { sums: new Map(), binomials: new Map() };
  /** As in Tarjan's algorithm: the earliest unfinished node that a node is known to lead to; Infinity once its loop is complete. */
  readonly #low: number[] = [];
  #transitions = 0;
  /** Transitions at which the slice ends. */
  #until = sliceLength;

  /**
   * @param walk remembers its stops
   * @param maxTransitions transitions beyond which the graph is given up
   */
  constructor(
    readonly walk: Walk,
    readonly maxTransitions = defaultMaxTransitions,
  ) {}

  /**
   * Includes a stop and all that it can lead to.
   * @returns its index; undefined where the graph has become too large, after which it is of no use
   */
  *include(root: Stop): Calculation<number | undefined> {
    const unfinished: number[] = [];
    const visits: Visit[] = [];
    if (this.#indexes[root.id] === undefined) visits.push(yield* this.#enter(root, unfinished));
    for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
      const { index, stops, next } = visit;
      const stop = stops[next.length];
      if (stop === undefined) {
        visits.pop();
        if (!this.#leave(index, unfinished)) return undefined;
        continue;
      }
      const known = this.#indexes[stop.id];
      if (known === undefined) {
        if (this.#transitions > this.maxTransitions) return undefined;
        visits.push(yield* this.#enter(stop, unfinished));
        continue;
      }
      next.push(known);
      this.#low[index] = Math.min(this.#low[index]!, this.#low[known]!);
    }
    return this.#indexes[root.id];
  }

  *#enter(stop: Stop, unfinished: number[]): Calculation<Visit> {
    const index = this.nodes.length;
    const next: number[] = [];
    const expansion = yield* this.#expand(stop);
    this.nodes.push({ stop, next, shares: expansion.shares });
    this.#indexes[stop.id] = index;
    this.#low.push(index);
    unfinished.push(index);
    return { ...expansion, index, next };
  }

  /** All successors of a node have been looked at. Where it leads to nothing earlier, its loop is complete. @returns whether it is small enough */
  #leave(index: number, unfinished: number[]): boolean {
    if (this.#low[index] !== index) return true;
    const loop = unfinished.splice(unfinished.lastIndexOf(index));
    for (const member of loop) {
      this.#low[member] = Infinity;
      this.loopOf[member] = this.loops.length;
    }
    this.loops.push(loop);
    return loop.length <= maxInLoop;
  }

  *#expand(stop: Stop): Calculation<Expansion> {
    const { walk } = this;
    if (stop.kind === 'end') return { stops: [], shares: [] };
    if (stop.kind === 'choice') {
      this.#transitions += stop.options.length;
      return { stops: stop.options.map((option) => walk.decided(stop, option)), shares: [] };
    }
    const [stops, shares]: [Stop[], number[]] = [[], []];
    const add = (to: Stop, share: number) => {
      this.#transitions++;
      // A place that another expansion has left there holds another stop, or none.
      const place = this.#places[to.id] ?? 0;
      if (stops[place] === to) shares[place]! += share;
      else {
        this.#places[to.id] = stops.push(to) - 1;
        shares.push(share);
      }
    };
    if (stop.kind === 'roll') {
      for (const { value, share } of sumsOf(this.#dice, stop.dice)) {
        add(walk.rolled(stop, value), share);
        if (this.#isTimeToPause()) yield this.#progress();
      }
    } else {
      const hits = stop.salvos.map((salvo) => hitsOf(this.#dice, salvo));
      for (const _some of walk.firedAnyhow(stop, hits, add)) if (this.#isTimeToPause()) yield this.#progress();
    }
    return { stops, shares };
  }

  #isTimeToPause(): boolean {
    if (this.#transitions < this.#until) return false;
    this.#until = this.#transitions + sliceLength;
    return true;
  }

  #progress(): Progress {
    return { done: this.#transitions, of: this.maxTransitions, unit: 'steps' };
  }
}
