/**
 * Advice: how a side should decide to do best by an aim while the other side follows its orders. It reads the same statement of the combat
 * as odds do, but the side's decisions are open instead of taken as preferred: a Markov decision process.
 */
import type { Combat, Side, State } from './combat';
import type { TooLarge } from './exact';
import { defaultMaxTransitions, TransitionGraph } from './graph';
import { surelyTooLarge } from './graph-size';
import { marginalises } from './marginalise';
import type { Quantity } from './outcome';
import { prepared } from './prepared';
import type { Calculation } from './progress';
import { noticeable, Values } from './graph-values';
import { Visits } from './visits';
import { Walk } from './walk';
import type { WalkOptions } from './walk';

/** Stops in a slice, when everything is known of them. */
const sliceLength = 1_000;

/** One of the options of a decision. */
export interface AdvisedOption {
  readonly option: string;
  /** What the quantity is then expected to be at the end, if all later decisions are the best. */
  readonly value: number;
}

/** A decision in one state. */
export interface AdvisedDecision {
  /** Id and title of the step. */
  readonly step: string;
  readonly title: string;
  readonly state: State;
  /** The chance to come to it while following the orders. */
  readonly chance: number;
  readonly ordered: string;
  /** The ordered one where no other is better. */
  readonly best: string;
  readonly options: readonly AdvisedOption[];
  /** What following the order here costs of the expectation at the start: the costs of all decisions add up to `best - asOrdered`. */
  readonly cost: number;
}

/** What the orders for one step cost, in all states together. */
export interface StepCost {
  readonly step: string;
  readonly title: string;
  readonly cost: number;
}

/** The value of the best decisions, and which of those ordered cost most. Plain data. */
export interface PlayAdvice {
  readonly side: Side;
  /** Expectation at the start if the side follows its orders. */
  readonly asOrdered: number;
  /** The same if it always takes the best option, knowing how the battle stands. */
  readonly best: number;
  /** The dearest first, then the likeliest; states that the orders never lead to are left out. */
  readonly decisions: readonly AdvisedDecision[];
  /** How many such decisions there are, listed or not. */
  readonly decisionsInAll: number;
  /** The dearest first. */
  readonly steps: readonly StepCost[];
  /** How many stops of the combat were looked at. */
  readonly states: number;
}

export interface AdviseOptions {
  /** Transitions beyond which the combat is too large; by default as many as take a few seconds. */
  readonly maxTransitions?: number;
  /** How many decisions to list; by default 20. */
  readonly list?: number;
}

/**
 * The best decisions of a side.
 * @param aim its expectation is to be as great as can be: 1 and 0 for a chance, or any other number
 * @throws RangeError where the combat is ill-formed
 */
export function* advise(
  combat: Combat,
  side: Side,
  aim: Quantity,
  { maxTransitions = defaultMaxTransitions, list = 20 }: AdviseOptions = {},
): Calculation<PlayAdvice | TooLarge> {
  const ready = yield* prepared(combat);
  const open: WalkOptions = { isOpen: ({ by }) => by === side };
  const walk = new Walk(ready, open);
  // Where nothing is to be forgotten, what the one finds is known to the other.
  const sizing = ready.steps.some(marginalises) ? new Walk(ready, { ...open, forgets: true }) : walk;
  const tooLarge = yield* surelyTooLarge(sizing, maxTransitions);
  if (tooLarge) return tooLarge;
  const graph = new TransitionGraph(walk, maxTransitions);
  const start = yield* graph.include(walk.start());
  if (start === undefined) return { tooLarge: true, states: graph.nodes.length };
  const ordered = new Values(graph, aim, 'ordered');
  const best = new Values(graph, aim, 'best');
  yield* ordered.work();
  yield* best.work();
  const visits = new Visits(ordered, start);
  yield* visits.work();
  const costs = yield* costsOf(best, ordered, visits);
  const dearest = costs.toSorted(
    (a, b) => Math.max(b.cost, noticeable) - Math.max(a.cost, noticeable) || b.visits - a.visits,
  );
  const decisions: AdvisedDecision[] = [];
  for (const { index, cost } of dearest.slice(0, list)) {
    // The chance to come to one in a large loop takes as long as a slice.
    yield { done: graph.nodes.length, of: graph.nodes.length, unit: 'steps' };
    decisions.push(decisionOf(best, index, visits.chance(index), cost));
  }
  return {
    side,
    asOrdered: ordered.of(start),
    best: best.of(start),
    decisions,
    decisionsInAll: costs.length,
    steps: stepCosts(graph, costs),
    states: graph.nodes.length,
  };
}

/** A decision by the index of its node: how often the orders lead to it, and what they cost there. */
interface Cost {
  readonly index: number;
  readonly visits: number;
  readonly cost: number;
}

function* costsOf(best: Values, ordered: Values, visits: Visits): Calculation<readonly Cost[]> {
  const costs: Cost[] = [];
  const { nodes } = best.graph;
  for (const [index, { stop, next }] of nodes.entries()) {
    if (index % sliceLength === 0) yield { done: index, of: nodes.length, unit: 'steps' };
    const expected = visits.expected(index);
    if (stop.kind !== 'choice' || expected === 0 || stop.options.length < 2) continue;
    const lost = Math.max(...next.map((to) => best.of(to))) - best.of(next[ordered.taken(index)]!);
    costs.push({ index, visits: expected, cost: expected * lost });
  }
  return costs;
}

function decisionOf(best: Values, index: number, chance: number, cost: number): AdvisedDecision {
  const { stop, next } = best.graph.nodes[index]!;
  if (stop.kind !== 'choice') throw new RangeError(`${stop.name} is no decision.`);
  const { step, state, options, preferred } = stop;
  return {
    step: step.id,
    title: step.title,
    state,
    chance,
    ordered: preferred,
    best: options[best.taken(index)]!,
    options: options.map((option, at) => ({ option, value: best.of(next[at]!) })),
    cost,
  };
}

function stepCosts(graph: TransitionGraph, costs: readonly Cost[]): readonly StepCost[] {
  const byStep = new Map<string, StepCost>();
  for (const { index, cost } of costs) {
    const { stop } = graph.nodes[index]!;
    if (stop.kind !== 'choice') continue;
    const { id, title } = stop.step;
    byStep.set(id, { step: id, title, cost: cost + (byStep.get(id)?.cost ?? 0) });
  }
  return [...byStep.values()].sort((a, b) => b.cost - a.cost);
}
