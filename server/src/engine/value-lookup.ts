/** The value of a combat from any state: the expected quantity at its end. */
import type { Combat, State } from './combat';
import { TransitionGraph, defaultMaxTransitions } from './transition-graph';
import { GraphValues } from './graph-values';
import { createRoundModel } from './lattice/round-model';
import { applyFreeSteps } from './lattice/free-steps';
import { LatticeValueSolver } from './lattice/value-solver';
import type { Quantity } from './outcome';
import { runToEnd, type Calculation } from './progress';
import { checkState } from './state-space';
import { isActive } from './transition';
import { Walk } from './walk';

/** The value of a combat that begins in a state; undefined if there are too many states. */
export interface ValueLookup {
  /** Computes a state with everything reachable from it at once, and caches all of these values. */
  (from: State): number | undefined;
  /** Computes the same in slices, for a quick lookup afterwards; false if there are too many states. */
  readonly prepare: (from: State) => Calculation<boolean>;
}

/** Number of multiplications on lattices at the cost of a transition in a graph. */
const workPerTransition = 300;

/** Computes the value from a state; undefined if there are too many states. */
type ValueSolver = (from: State) => Calculation<number | undefined>;

/**
 * Values of a combat from any state if all decisions are taken as ordered, such as the chance of winning.
 * @param aim 1 and 0 for a chance, or any other number
 * @param maxTransitions limit on transitions in a graph, or on equivalent work on lattices: some 400,000 a second
 */
export function createValueLookup(combat: Combat, aim: Quantity, maxTransitions = defaultMaxTransitions): ValueLookup {
  const solveOnLattices = createLatticeSolver(combat, aim, maxTransitions * workPerTransition);
  let solveOnGraph: ValueSolver | undefined;
  function* computeValue(from: State): Calculation<number | undefined> {
    const value = solveOnLattices && (yield* solveOnLattices(checkState(combat.counters, from, 'start')));
    if (solveOnLattices && value !== 'unfit') return value;
    return yield* (solveOnGraph ??= createGraphSolver(combat, aim, maxTransitions))(from);
  }
  function* prepare(from: State): Calculation<boolean> {
    return (yield* computeValue(from)) !== undefined;
  }
  return Object.assign((from: State) => runToEnd(computeValue(from)), { prepare });
}

/** Values on lattices, if a combat consists of free steps and final rounds of volleys; `unfit` if lattices turn out to be unusable. */
function createLatticeSolver(
  combat: Combat,
  aim: Quantity,
  maxWork: number,
): ((from: State) => Calculation<number | 'unfit' | undefined>) | undefined {
  const rounds = combat.steps.at(-1);
  const freeSteps = combat.steps.slice(0, -1).filter((step) => step.kind === 'update' || step.kind === 'choice');
  const isSimple = freeSteps.length === combat.steps.length - 1;
  if (!isSimple || rounds?.kind !== 'rounds' || rounds.limit !== Infinity) return undefined;
  const model = createRoundModel(combat, rounds);
  if (!model) return undefined;
  const solver = new LatticeValueSolver(model, aim, maxWork);
  return function* (from) {
    const start = applyFreeSteps(combat, freeSteps, from);
    if (!isActive(rounds, start)) return aim(start);
    return (yield* solver.computeValueFrom(start)) ?? (solver.isUnfit ? 'unfit' : undefined);
  };
}

function createGraphSolver(combat: Combat, aim: Quantity, maxTransitions: number): ValueSolver {
  const walk = new Walk(combat);
  const values = new GraphValues(new TransitionGraph(walk, maxTransitions), aim, 'ordered');
  let isTooLarge = false;
  return function* (from) {
    if (isTooLarge) return undefined;
    const index = yield* values.graph.include(walk.start(from));
    isTooLarge = index === undefined;
    if (index === undefined) return undefined;
    yield* values.computeAll();
    return values.valueAt(index);
  };
}
