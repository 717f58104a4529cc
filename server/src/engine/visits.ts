/** How often a combat comes to each stop of its graph while decisions are taken by a policy. */
import type { GraphNode } from './graph';
import { solve } from './linear';
import type { Calculation } from './progress';
import { manyInLoop } from './graph-values';
import type { Values } from './graph-values';

/** Loops in a slice. */
const sliceLength = 50;

/** Counts visits from the start of a graph, of which everything must have been worked out. */
export class Visits {
  readonly #values: Values;
  readonly #expected: Float64Array;

  /**
   * @param values by their policy
   * @param start index of the stop at which the combat begins; the graph holds what it can lead to and nothing else
   */
  constructor(values: Values, start: number) {
    this.#values = values;
    this.#expected = new Float64Array(values.graph.nodes.length);
    this.#expected[start] = 1;
  }

  /** Works out all visits: to be done once, before anything is asked. */
  *work(): Calculation<void> {
    const { loops } = this.#values.graph;
    for (let left = loops.length - 1; left >= 0; left--) {
      const loop = loops[left]!;
      this.#pass(loop);
      if (left % sliceLength === 0 || loop.length > manyInLoop)
        yield { done: loops.length - left, of: loops.length, unit: 'steps' };
    }
  }

  /** How many times the combat is expected to come to a node. */
  expected(index: number): number {
    return this.#expected[index]!;
  }

  /** The chance that it ever does. */
  chance(index: number): number {
    if (this.#expected[index] === 0) return 0;
    const { loops, loopOf } = this.#values.graph;
    const loop = loops[loopOf[index]!]!;
    const inflow = loop.map((member) => (member === index ? 1 : 0));
    return this.#expected[index]! / this.#within(loop, inflow)[loop.indexOf(index)]!;
  }

  /** Hands visits on from a loop, which is given those from outside it, to what comes after. */
  #pass(loop: readonly number[]): void {
    const inflow = loop.map((index) => this.#expected[index]!);
    if (inflow.every((visits) => visits === 0)) return;
    const visits = this.#within(loop, inflow);
    loop.forEach((index, position) => (this.#expected[index] = visits[position]!));
    const members = new Set(loop);
    for (const index of loop) {
      const { next, shares } = this.#transitionsFrom(index);
      next.forEach((to, at) => {
        if (!members.has(to)) this.#expected[to]! += this.#expected[index]! * shares[at]!;
      });
    }
  }

  /** Visits to the nodes of a loop, by those that come from outside it. */
  #within(loop: readonly number[], inflow: readonly number[]): readonly number[] {
    const [only] = loop;
    if (loop.length === 1 && !this.#transitionsFrom(only!).next.includes(only!)) return inflow;
    const at = new Map(loop.map((index, position) => [index, position]));
    const matrix = loop.map((_, position) => Float64Array.from(loop, (__, column) => (column === position ? 1 : 0)));
    loop.forEach((index, position) => {
      const { next, shares } = this.#transitionsFrom(index);
      next.forEach((to, which) => {
        const inside = at.get(to);
        if (inside !== undefined) matrix[inside]![position]! -= shares[which]!;
      });
    });
    const visits = solve(matrix, Float64Array.from(inflow));
    if (!visits) throw new RangeError(`Nothing leads out of ${this.#values.graph.nodes[only!]!.stop.name}.`);
    return [...visits];
  }

  /** Where a node leads under the policy. */
  #transitionsFrom(index: number): Pick<GraphNode, 'next' | 'shares'> {
    const node = this.#values.graph.nodes[index]!;
    return node.stop.kind === 'choice' ? { next: [node.next[this.#values.taken(index)]!], shares: [1] } : node;
  }
}
