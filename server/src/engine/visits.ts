/** The expected number of visits to each node of a combat's graph under a policy. */
import type { GraphNode } from './transition-graph';
import { solveLinearSystem } from './linear-system';
import type { Calculation } from './progress';
import { largeLoop, type GraphValues } from './graph-values';

/** Loops in a slice; a node that leads nowhere back counts as a loop of its own. */
const sliceLength = 50;

/** Visits from the start of a graph, whose values must have been computed. */
export class Visits {
  readonly #values: GraphValues;
  readonly #expected: Float64Array;

  /**
   * @param values determine the policy
   * @param start index of the first node of the combat; the graph holds only nodes that are reachable from it
   */
  constructor(values: GraphValues, start: number) {
    this.#values = values;
    this.#expected = new Float64Array(values.graph.nodes.length);
    this.#expected[start] = 1;
  }

  /** Computes all visits. Call it once, before the other methods. */
  *computeAll(): Calculation<void> {
    const { loops } = this.#values.graph;
    for (let loopIndex = loops.length - 1; loopIndex >= 0; loopIndex--) {
      const loop = loops[loopIndex]!;
      this.#propagate(loop);
      if (loopIndex % sliceLength === 0 || loop.length > largeLoop)
        yield { done: loops.length - loopIndex, total: loops.length, unit: 'steps' };
    }
  }

  /** The expected number of visits to a node. */
  getExpected(index: number): number {
    return this.#expected[index]!;
  }

  /** The chance of ever reaching a node. */
  computeChance(index: number): number {
    if (this.#expected[index] === 0) return 0;
    const { loops, loopIndexes } = this.#values.graph;
    const loop = loops[loopIndexes[index]!]!;
    const inflow = loop.map((member) => (member === index ? 1 : 0));
    return this.#expected[index]! / this.#solveLoop(loop, inflow)[loop.indexOf(index)]!;
  }

  /** Propagates the visits of a loop, given those from outside, to the loops that it leads to. */
  #propagate(loop: readonly number[]): void {
    const inflow = loop.map((index) => this.#expected[index]!);
    if (inflow.every((visits) => visits === 0)) return;
    const visits = this.#solveLoop(loop, inflow);
    loop.forEach((index, position) => (this.#expected[index] = visits[position]!));
    const members = new Set(loop);
    for (const index of loop) {
      const { next, probabilities } = this.#getTransitions(index);
      next.forEach((to, transitionIndex) => {
        if (!members.has(to)) this.#expected[to]! += this.#expected[index]! * probabilities[transitionIndex]!;
      });
    }
  }

  /** Solves a loop: the visits to its nodes, given those from outside. */
  #solveLoop(loop: readonly number[], inflow: readonly number[]): readonly number[] {
    const [only] = loop;
    if (loop.length === 1 && !this.#getTransitions(only!).next.includes(only!)) return inflow;
    const positions = new Map(loop.map((index, position) => [index, position]));
    const matrix = loop.map((_, position) => Float64Array.from(loop, (__, column) => (column === position ? 1 : 0)));
    loop.forEach((index, position) => {
      const { next, probabilities } = this.#getTransitions(index);
      next.forEach((to, transitionIndex) => {
        const loopPosition = positions.get(to);
        if (loopPosition !== undefined) matrix[loopPosition]![position]! -= probabilities[transitionIndex]!;
      });
    });
    const visits = solveLinearSystem(matrix, Float64Array.from(inflow));
    if (!visits) throw new RangeError(`Nothing leads out of ${this.#values.graph.nodes[only!]!.stop.name}.`);
    return [...visits];
  }

  /** The transitions of a node under the policy. */
  #getTransitions(index: number): Pick<GraphNode, 'next' | 'probabilities'> {
    const node = this.#values.graph.nodes[index]!;
    return node.stop.kind === 'choice'
      ? { next: [node.next[this.#values.getChosenOption(index)]!], probabilities: [1] }
      : node;
  }
}
