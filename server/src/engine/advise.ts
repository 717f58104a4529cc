/**
 * Advice: the decisions by which a side does best for an aim while the other side follows its orders. It reads the same combat as odds do,
 * but leaves the side's decisions open instead of taking them as preferred: a Markov decision process.
 */
import type { Combat, Side, State } from './combat';
import type { TooLarge } from './exact';
import { defaultMaxTransitions, TransitionGraph } from './transition-graph';
import { detectTooLarge } from './graph-size';
import type { Quantity } from './outcome';
import { prepareCombat } from './prepare-combat';
import type { Calculation } from './progress';
import { minGain, GraphValues } from './graph-values';
import { Visits } from './visits';
import { Walk } from './walk';

/** Stops in a slice, once their values are computed. */
const sliceLength = 1_000;

/** One of the options of a decision. */
export interface AdvisedOption {
  readonly option: string;
  /** Expected quantity at the end if all later decisions are optimal. */
  readonly value: number;
}

/** A decision in one state. */
export interface AdvisedDecision {
  /** Id and title of the step. */
  readonly step: string;
  readonly title: string;
  readonly state: State;
  /** The chance to reach it while following the orders. */
  readonly chance: number;
  readonly ordered: string;
  /** The ordered option unless another is better. */
  readonly best: string;
  readonly options: readonly AdvisedOption[];
  /** The loss of expectation at the start from following the order here: the costs of all decisions add up to `best - asOrdered`. */
  readonly cost: number;
}

/** The cost of the orders for one step, in all states together. */
export interface StepCost {
  readonly step: string;
  readonly title: string;
  readonly cost: number;
}

/** The value of the best decisions, and the costliest of those ordered. Plain data. */
export interface DecisionAdvice {
  readonly side: Side;
  /** Expectation at the start if the side follows its orders. */
  readonly asOrdered: number;
  /** The same if it always takes the best option, knowing the state of the battle. */
  readonly best: number;
  /** The costliest first, then the likeliest; states that the orders never lead to are left out. */
  readonly decisions: readonly AdvisedDecision[];
  /** Number of such decisions, listed or not. */
  readonly decisionCount: number;
  /** The costliest first. */
  readonly steps: readonly StepCost[];
  /** Number of stops of the combat that were examined. */
  readonly states: number;
}

export interface AdviseOptions {
  /** Limit on transitions; by default as many as take a few seconds. */
  readonly maxTransitions?: number;
  /** Number of decisions to list; by default 20. */
  readonly maxListed?: number;
}

/**
 * The best decisions of a side.
 * @param aim the quantity whose expectation is maximised: 1 and 0 for a chance, or any other number
 * @throws RangeError if the combat is ill-formed
 */
export function* advise(
  combat: Combat,
  side: Side,
  aim: Quantity,
  { maxTransitions = defaultMaxTransitions, maxListed = 20 }: AdviseOptions = {},
): Calculation<DecisionAdvice | TooLarge> {
  const preparedCombat = yield* prepareCombat(combat);
  const walk = new Walk(preparedCombat, { branchesOn: ({ by }) => by === side });
  const tooLarge = yield* detectTooLarge(walk, maxTransitions);
  if (tooLarge) return tooLarge;
  const graph = new TransitionGraph(walk, maxTransitions);
  const start = yield* graph.include(walk.start());
  if (start === undefined) return { tooLarge: true, states: graph.nodes.length };
  const orderedValues = new GraphValues(graph, aim, 'ordered');
  const bestValues = new GraphValues(graph, aim, 'best');
  yield* orderedValues.computeAll();
  yield* bestValues.computeAll();
  const visits = new Visits(orderedValues, start);
  yield* visits.computeAll();
  const costs = yield* computeCosts(bestValues, orderedValues, visits);
  const costliest = costs.toSorted(
    (a, b) => Math.max(b.cost, minGain) - Math.max(a.cost, minGain) || b.visits - a.visits,
  );
  const decisions: AdvisedDecision[] = [];
  for (const { index, cost } of costliest.slice(0, maxListed)) {
    // Computing the chance to reach a decision in a large loop takes a slice.
    yield { done: graph.nodes.length, total: graph.nodes.length, unit: 'steps' };
    decisions.push(describeDecision(bestValues, index, visits.computeChance(index), cost));
  }
  return {
    side,
    asOrdered: orderedValues.valueAt(start),
    best: bestValues.valueAt(start),
    decisions,
    decisionCount: costs.length,
    steps: sumCostsByStep(graph, costs),
    states: graph.nodes.length,
  };
}

/** A decision by the index of its node, with the expected number of visits and the cost of its order. */
interface Cost {
  readonly index: number;
  readonly visits: number;
  readonly cost: number;
}

function* computeCosts(
  bestValues: GraphValues,
  orderedValues: GraphValues,
  visits: Visits,
): Calculation<readonly Cost[]> {
  const costs: Cost[] = [];
  const { nodes } = bestValues.graph;
  for (const [index, { stop, next }] of nodes.entries()) {
    if (index % sliceLength === 0) yield { done: index, total: nodes.length, unit: 'steps' };
    const expected = visits.getExpected(index);
    if (stop.kind !== 'choice' || expected === 0 || stop.options.length < 2) continue;
    const loss =
      Math.max(...next.map((to) => bestValues.valueAt(to))) -
      bestValues.valueAt(next[orderedValues.getChosenOption(index)]!);
    costs.push({ index, visits: expected, cost: expected * loss });
  }
  return costs;
}

function describeDecision(bestValues: GraphValues, index: number, chance: number, cost: number): AdvisedDecision {
  const { stop, next } = bestValues.graph.nodes[index]!;
  if (stop.kind !== 'choice') throw new RangeError(`${stop.name} is not a decision.`);
  const { step, state, options, preferred } = stop;
  return {
    step: step.id,
    title: step.title,
    state,
    chance,
    ordered: preferred,
    best: options[bestValues.getChosenOption(index)]!,
    options: options.map((option, at) => ({ option, value: bestValues.valueAt(next[at]!) })),
    cost,
  };
}

function sumCostsByStep(graph: TransitionGraph, costs: readonly Cost[]): readonly StepCost[] {
  const byStep = new Map<string, StepCost>();
  for (const { index, cost } of costs) {
    const { stop } = graph.nodes[index]!;
    if (stop.kind !== 'choice') continue;
    const { id, title } = stop.step;
    byStep.set(id, { step: id, title, cost: cost + (byStep.get(id)?.cost ?? 0) });
  }
  return [...byStep.values()].sort((a, b) => b.cost - a.cost);
}
