/**
 * The transition graph of a combat: every stop that it can reach, with the transitions between them. Stops that lead to each other form a
 * loop, a strongly connected component: after a cycle of fire in which nobody hits, the combat is back where it was. Every other stop is
 * a loop by itself. Each loop comes after all those that it can lead to, so values can be worked out from the ends back.
 */
import { combinations, hitsOf, sumsOf } from './branches';
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

/** Transitions beyond which a graph is given up: a few seconds of work, some 200 MB. */
export const defaultMaxTransitions = 1_000_000;

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
  readonly #indexes = new Map<string, number>();
  readonly #dice: DiceTables = { sums: new Map(), binomials: new Map() };
  /** As in Tarjan's algorithm: the earliest unfinished node that a node is known to lead to; Infinity once its loop is complete. */
  readonly #low: number[] = [];
  #transitions = 0;

  /** @param maxTransitions transitions beyond which the graph is given up */
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
    if (!this.#indexes.has(root.name)) visits.push(yield* this.#enter(root, unfinished));
    for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
      const { index, stops, next } = visit;
      const stop = stops[next.length];
      if (stop === undefined) {
        visits.pop();
        if (!this.#leave(index, unfinished)) return undefined;
        continue;
      }
      const known = this.#indexes.get(stop.name);
      if (known === undefined) {
        if (this.#transitions > this.maxTransitions) return undefined;
        visits.push(yield* this.#enter(stop, unfinished));
        continue;
      }
      next.push(known);
      this.#low[index] = Math.min(this.#low[index]!, this.#low[known]!);
    }
    return this.#indexes.get(root.name);
  }

  *#enter(stop: Stop, unfinished: number[]): Calculation<Visit> {
    const index = this.nodes.length;
    const next: number[] = [];
    const expansion = yield* this.#expand(stop);
    this.nodes.push({ stop, next, shares: expansion.shares });
    this.#indexes.set(stop.name, index);
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
    const merged = new Map<string, { readonly stop: Stop; share: number }>();
    for (const [to, share] of stop.kind === 'roll' ? this.#rolled(stop) : this.#fired(stop)) {
      const known = merged.get(to.name);
      if (known) known.share += share;
      else merged.set(to.name, { stop: to, share });
      if (++this.#transitions % sliceLength === 0) yield this.#progress();
    }
    const all = [...merged.values()];
    return { stops: all.map((to) => to.stop), shares: all.map(({ share }) => share) };
  }

  *#rolled(stop: Extract<Stop, { kind: 'roll' }>): Iterable<readonly [Stop, number]> {
    for (const { value, share } of sumsOf(this.#dice, stop.dice)) yield [this.walk.rolled(stop, value), share];
  }

  *#fired(stop: Extract<Stop, { kind: 'fire' }>): Iterable<readonly [Stop, number]> {
    const hits = stop.salvos.map((salvo) => hitsOf(this.#dice, salvo));
    for (const { numbers, share } of combinations(hits)) if (share > 0) yield [this.walk.fired(stop, numbers), share];
  }

  #progress(): Progress {
    return { done: this.#transitions, of: this.maxTransitions, unit: 'steps' };
  }
}
