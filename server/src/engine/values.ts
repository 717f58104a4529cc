/** The value of a combat from any state: the expected quantity at its end. */
import type { Combat, State } from './combat';
import { TransitionGraph, defaultMaxTransitions } from './graph';
import { Values } from './graph-values';
import { bodyOf } from './lattice/body';
import { afterFree } from './lattice/free';
import { LatticeValues } from './lattice/values';
import type { Quantity } from './outcome';
import { finish } from './progress';
import type { Calculation } from './progress';
import { within } from './space';
import { takesPlace } from './transition';
import { Walk } from './walk';

/** The value of a combat that begins in a state; undefined if there are too many states. */
export interface ValueLookup {
  /** Computes a state with everything reachable from it at once, and caches all of these values. */
  (from: State): number | undefined;
  /** Computes the same in slices, for a quick lookup afterwards; false if there are too many states. */
  readonly prepare: (from: State) => Calculation<boolean>;
}

/** Number of multiplications on lattices at the cost of a transition in a graph. */
const workOfTransition = 300;

/** Computes the value from a state; undefined if there are too many states. */
type Work = (from: State) => Calculation<number | undefined>;

/**
 * Values of a combat from any state if all decisions are taken as ordered, such as the chance of winning.
 * @param aim 1 and 0 for a chance, or any other number
 * @param maxTransitions limit on transitions in a graph, or on equivalent work on lattices: some 400,000 a second
 */
export function valuesOf(combat: Combat, aim: Quantity, maxTransitions = defaultMaxTransitions): ValueLookup {
  const onLattices = latticeValues(combat, aim, maxTransitions * workOfTransition);
  let onGraph: Work | undefined;
  function* work(from: State): Calculation<number | undefined> {
    const value = onLattices && (yield* onLattices(within(combat.counters, from, 'start')));
    if (onLattices && value !== 'unfit') return value;
    return yield* (onGraph ??= graphValues(combat, aim, maxTransitions))(from);
  }
  function* prepare(from: State): Calculation<boolean> {
    return (yield* work(from)) !== undefined;
  }
  return Object.assign((from: State) => finish(work(from)), { prepare });
}

/** Values on lattices, if a combat consists of free steps and final rounds of volleys; `unfit` if lattices turn out to be unusable. */
function latticeValues(
  combat: Combat,
  aim: Quantity,
  maxWork: number,
): ((from: State) => Calculation<number | 'unfit' | undefined>) | undefined {
  const rounds = combat.steps.at(-1);
  const before = combat.steps.slice(0, -1).filter((step) => step.kind === 'update' || step.kind === 'choice');
  const isSimple = before.length === combat.steps.length - 1;
  if (!isSimple || rounds?.kind !== 'rounds' || rounds.limit !== Infinity) return undefined;
  const body = bodyOf(combat, rounds);
  if (!body) return undefined;
  const values = new LatticeValues(body, aim, maxWork);
  return function* (from) {
    const start = afterFree(combat, before, from);
    if (!takesPlace(rounds, start)) return aim(start);
    return (yield* values.of(start)) ?? (values.isUnfit ? 'unfit' : undefined);
  };
}

function graphValues(combat: Combat, aim: Quantity, maxTransitions: number): Work {
  const walk = new Walk(combat);
  const values = new Values(new TransitionGraph(walk, maxTransitions), aim, 'ordered');
  let isTooLarge = false;
  return function* (from) {
    if (isTooLarge) return undefined;
    const index = yield* values.graph.include(walk.start(from));
    isTooLarge = index === undefined;
    if (index === undefined) return undefined;
    yield* values.work();
    return values.of(index);
  };
}
