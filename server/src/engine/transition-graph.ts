/**
 * The transition graph of a combat: every reachable stop, with the transitions between stops. Stops that lead to each other form a loop, a
 * strongly connected component: after a cycle of fire without hits, the combat is back at the same stop. Every other stop is a loop by
 * itself. Loops are in reverse topological order, so values can be computed from the ends back.
 */
import { computeHits, computeSums, type DiceDistributions } from './branches';
import type { Calculation, Progress } from './progress';
import type { Stop } from './stop';
import type { Walk } from './walk';

/** A stop with its transitions. */
export interface GraphNode {
  readonly stop: Stop;
  /** Indexes of the next nodes: distinct after dice; after a decision one for each option, in their order. */
  readonly next: readonly number[];
  /** After dice: the probabilities of the next nodes. */
  readonly probabilities: readonly number[];
}

/** Limit on transitions: about a second of work, some 200 MB. */
export const defaultMaxTransitions = 750_000;

/** Limit on the stops of a loop, which is a system of as many linear equations. */
const maxInLoop = 300;

/** Transitions in a slice: some microseconds each, a tenth of a millisecond before anything is compiled to machine code. */
const sliceLength = 50;

/** The successors of a stop. */
interface Expansion {
  readonly stops: readonly Stop[];
  readonly probabilities: readonly number[];
}

/** A node on the stack of the depth-first search. */
interface Visit extends Expansion {
  readonly index: number;
  /** Indexes of the successors visited so far. */
  readonly next: number[];
}

/** A graph that grows as stops are included. */
export class TransitionGraph {
  readonly nodes: GraphNode[] = [];
  /** Loops as indexes of nodes, each after all loops that it can lead to. */
  readonly loops: (readonly number[])[] = [];
  /** The index of each node's loop. */
  readonly loopIndexes: number[] = [];
  /** The index of each stop's node, by id of the stop. */
  readonly #indexes: (number | undefined)[] = [];
  /** By id of a stop: its index among the successors of the last expansion, if it is one. */
  readonly #places: (number | undefined)[] = [];
  readonly #dice: DiceDistributions = { sums: new Map(), binomials: new Map() };
  /** The low-link of Tarjan's algorithm: the earliest unfinished node that a node leads to; Infinity once its loop is complete. */
  readonly #lowLinks: number[] = [];
  #transitions = 0;
  /** Transitions at which the slice ends. */
  #until = sliceLength;

  /**
   * @param walk must cache its stops, which are told apart by id
   * @param maxTransitions limit on transitions
   */
  constructor(
    readonly walk: Walk,
    readonly maxTransitions = defaultMaxTransitions,
  ) {}

  /**
   * Adds a stop and everything reachable from it.
   * @returns its index; undefined if the graph became too large, after which it is unusable
   */
  *include(root: Stop): Calculation<number | undefined> {
    const unfinished: number[] = [];
    const visits: Visit[] = [];
    if (this.#indexes[root.id] === undefined) visits.push(yield* this.#enterStop(root, unfinished));
    for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
      const { index, stops, next } = visit;
      const stop = stops[next.length];
      if (stop === undefined) {
        visits.pop();
        if (!this.#completeNode(index, unfinished)) return undefined;
        continue;
      }
      const successor = this.#indexes[stop.id];
      if (successor === undefined) {
        if (this.#transitions > this.maxTransitions) return undefined;
        visits.push(yield* this.#enterStop(stop, unfinished));
        continue;
      }
      next.push(successor);
      this.#lowLinks[index] = Math.min(this.#lowLinks[index]!, this.#lowLinks[successor]!);
    }
    return this.#indexes[root.id];
  }

  *#enterStop(stop: Stop, unfinished: number[]): Calculation<Visit> {
    const index = this.nodes.length;
    const next: number[] = [];
    const expansion = yield* this.#expand(stop);
    this.nodes.push({ stop, next, probabilities: expansion.probabilities });
    this.#indexes[stop.id] = index;
    this.#lowLinks.push(index);
    unfinished.push(index);
    return { ...expansion, index, next };
  }

  /** Completes a node after all of its successors, and its loop if it leads to no earlier node. @returns whether the loop is small enough */
  #completeNode(index: number, unfinished: number[]): boolean {
    if (this.#lowLinks[index] !== index) return true;
    const loop = unfinished.splice(unfinished.lastIndexOf(index));
    for (const member of loop) {
      this.#lowLinks[member] = Infinity;
      this.loopIndexes[member] = this.loops.length;
    }
    this.loops.push(loop);
    return loop.length <= maxInLoop;
  }

  *#expand(stop: Stop): Calculation<Expansion> {
    const { walk } = this;
    if (stop.kind === 'end') return { stops: [], probabilities: [] };
    if (stop.kind === 'choice') {
      this.#transitions += stop.options.length;
      return { stops: stop.options.map((option) => walk.afterChoice(stop, option)), probabilities: [] };
    }
    const [stops, probabilities]: [Stop[], number[]] = [[], []];
    const add = (to: Stop, probability: number) => {
      this.#transitions++;
      // An index left by an earlier expansion points at another stop, or at none.
      const place = this.#places[to.id] ?? 0;
      if (stops[place] === to) probabilities[place]! += probability;
      else {
        this.#places[to.id] = stops.push(to) - 1;
        probabilities.push(probability);
      }
    };
    if (stop.kind === 'roll') {
      for (const { value, share: probability } of computeSums(this.#dice, stop.dice)) {
        add(walk.afterRoll(stop, value), probability);
        if (this.#shouldYield()) yield this.#getProgress();
      }
    } else {
      const hits = stop.salvos.map((salvo) => computeHits(this.#dice, salvo));
      for (const _some of walk.forEachFireOutcome(stop, hits, add)) if (this.#shouldYield()) yield this.#getProgress();
    }
    return { stops, probabilities };
  }

  #shouldYield(): boolean {
    if (this.#transitions < this.#until) return false;
    this.#until = this.#transitions + sliceLength;
    return true;
  }

  #getProgress(): Progress {
    return { done: this.#transitions, total: this.maxTransitions, unit: 'steps' };
  }
}
