/** The value of each stop of a graph: the expected quantity at the end, computed loop by loop from the ends back. */
import type { TransitionGraph, GraphNode } from './transition-graph';
import { solveLinearSystem } from './linear-system';
import type { Quantity } from './outcome';
import type { Calculation, Progress } from './progress';

/** The policy for open decisions: as ordered, or to maximise the expected quantity. */
export type Policy = 'ordered' | 'best';

/** An option counts as better only by more than this, beyond rounding errors. */
export const minGain = 1e-10;

/** Loops evaluated in a slice. */
const sliceLength = 50;

/** A loop with more stops than this gets its own slice: solving it takes the third power of their number. */
export const largeLoop = 20;

/** Values of the nodes of a graph, computed loop by loop as the graph grows. */
export class GraphValues {
  readonly #values: number[] = [];
  #loopsDone = 0;

  constructor(
    readonly graph: TransitionGraph,
    readonly aim: Quantity,
    readonly policy: Policy,
  ) {}

  /** The value of a node, after `computeAll`. */
  valueAt(index: number): number {
    return this.#values[index]!;
  }

  /**
   * Computes the values of all nodes in the graph.
   * @throws RangeError if a loop of the combat never ends
   */
  *computeAll(): Calculation<void> {
    const { loops } = this.graph;
    for (; this.#loopsDone < loops.length; this.#loopsDone++) {
      const loop = loops[this.#loopsDone]!;
      if (loop.length === 1 && !this.#getNode(loop[0]!).next.includes(loop[0]!))
        this.#values[loop[0]!] = this.#computeValue(loop[0]!);
      else yield* this.#solveLoop(loop);
      if (this.#loopsDone % sliceLength === 0) yield this.#getProgress();
    }
  }

  /** The option that the policy chooses at a decision, by index among its successors. */
  getChosenOption(index: number): number {
    const { stop, next } = this.#getNode(index);
    if (stop.kind !== 'choice') throw new RangeError(`${stop.name} is not a decision.`);
    const ordered = stop.options.indexOf(stop.preferred);
    if (this.policy === 'ordered') return ordered;
    const max = Math.max(...next.map((to) => this.valueAt(to)));
    return this.valueAt(next[ordered]!) >= max - minGain ? ordered : next.findIndex((to) => this.valueAt(to) === max);
  }

  #getProgress(): Progress {
    return { done: this.#loopsDone, total: this.graph.loops.length, unit: 'steps' };
  }

  #getNode(index: number): GraphNode {
    return this.graph.nodes[index]!;
  }

  /** The value of a node whose successors' values are computed. */
  #computeValue(index: number): number {
    const { stop, next, probabilities } = this.#getNode(index);
    if (stop.kind === 'end') return this.aim(stop.state);
    if (stop.kind === 'choice') return this.valueAt(next[this.getChosenOption(index)]!);
    let value = 0;
    for (let at = 0; at < next.length; at++) value += probabilities[at]! * this.valueAt(next[at]!);
    return value;
  }

  /** Solves a loop by policy iteration: starts with the ordered options and switches to better ones until there is none. */
  *#solveLoop(loop: readonly number[]): Calculation<void> {
    const choices = new Map<number, number>();
    for (const index of loop) {
      const { stop } = this.#getNode(index);
      if (stop.kind === 'choice') choices.set(index, stop.options.indexOf(stop.preferred));
    }
    for (;;) {
      this.#evaluate(loop, choices);
      if (loop.length > largeLoop) yield this.#getProgress();
      if (this.policy === 'ordered' || !this.#improve(choices)) return;
    }
  }

  /** Chooses the best option at every decision. @returns whether any choice improved */
  #improve(choices: Map<number, number>): boolean {
    let isBetter = false;
    for (const [index, current] of choices) {
      const values = this.#getNode(index).next.map((to) => this.valueAt(to));
      const best = values.indexOf(Math.max(...values));
      if (values[best]! <= values[current]! + minGain) continue;
      choices.set(index, best);
      isBetter = true;
    }
    return isBetter;
  }

  #evaluate(loop: readonly number[], choices: ReadonlyMap<number, number>): void {
    const getTransitions = (index: number): GraphNode => {
      const node = this.#getNode(index);
      const option = choices.get(index);
      return option === undefined ? node : { ...node, next: [node.next[option]!], probabilities: [1] };
    };
    const positions = new Map(loop.map((index, position) => [index, position]));
    const rightSide = new Float64Array(loop.length);
    const matrix = loop.map((index, position) => {
      const row = new Float64Array(loop.length);
      row[position] = 1;
      const { next, probabilities } = getTransitions(index);
      next.forEach((to, option) => {
        const loopPosition = positions.get(to);
        if (loopPosition === undefined) rightSide[position]! += probabilities[option]! * this.valueAt(to);
        else row[loopPosition]! -= probabilities[option]!;
      });
      return row;
    });
    const values = solveLinearSystem(matrix, rightSide);
    if (!values) throw new RangeError(`Nothing leads out of ${this.#getNode(loop[0]!).stop.name}.`);
    loop.forEach((index, position) => (this.#values[index] = values[position]!));
  }
}
