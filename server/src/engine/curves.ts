/** Curves of a combat round by round: the same branches as exact odds, evaluated after each repetition. */
import { add, type RunningSum } from '../dice/sum';
import { advance } from './advance';
import type { Combat, Rounds, State } from './combat';
import { createRun, shouldYield, getProgress, addState, getSum, type Frontier, type Run } from './frontier';
import type { CurvePoint, Quantity } from './outcome';
import type { Calculation } from './progress';
import { checkState } from './state-space';
import { isActive } from './transition';

/** The curves end when less probability than this is still in the rounds. */
const negligible = 1e-6;

/** The curves end after this many repetitions if some probability stays in the rounds for ever. */
const maxRepetitions = 100;

/**
 * The points of a combat before its first round and after each: for all top-level rounds with `first`.
 * @param quantities to read off the branches
 * @param limit on the states held at once
 * @param drop branches less likely than this are cut off after each repetition, and are in no point
 * @returns undefined if there are too many states; empty if the combat has no such rounds
 * @throws RangeError if the combat is ill-formed
 */
export function* computeCurves(
  combat: Combat,
  quantities: readonly Quantity[],
  limit: number,
  drop: number,
): Calculation<readonly CurvePoint[] | undefined> {
  const run = createRun(combat, limit, true);
  const points: CurvePoint[] = [];
  let frontier: Frontier = new Map();
  addState(run, frontier, checkState(combat.counters, combat.start, 'start'), 1);
  for (const step of combat.steps) {
    if (step.kind === 'rounds' && step.first !== undefined) {
      const after = yield* repeatWithCurve(run, step, step.first, frontier, quantities, drop, points);
      if (after === undefined) return undefined;
      frontier = after;
    } else {
      const after = yield* advance(run, [step], frontier, drop);
      if (after === undefined) return undefined;
      frontier = after;
    }
    run.topStepsDone++;
  }
  return points;
}

/** Carries out rounds one repetition at a time and adds a point after each, and one before the first. */
function* repeatWithCurve(
  run: Run,
  step: Rounds,
  first: number,
  from: Frontier,
  quantities: readonly Quantity[],
  drop: number,
  points: CurvePoint[],
): Calculation<Frontier | undefined> {
  const shouldRepeat = (state: State) => isActive(step, state) && step.again(state);
  let frontier = from;
  if (points.length === 0) points.push(yield* computePoint(run, first - 1, frontier, shouldRepeat, quantities));
  // Each repetition counts from 0: the limit is on the states held at once.
  for (let repetition = 0; repetition < Math.min(step.limit, maxRepetitions); repetition++) {
    if (points.at(-1)!.going < negligible) break;
    run.stateCount = 0;
    const after = yield* advance(run, [{ ...step, limit: 1 }], frontier, drop);
    if (after === undefined) return undefined;
    frontier = after;
    points.push(yield* computePoint(run, first + repetition, frontier, step.again, quantities));
  }
  return frontier;
}

function* computePoint(
  run: Run,
  round: number,
  frontier: Frontier,
  shouldRepeat: (state: State) => boolean,
  quantities: readonly Quantity[],
): Calculation<CurvePoint> {
  const createEmptySum = (): RunningSum => ({ sum: 0, compensation: 0 });
  const [going, ended, all] = [createEmptySum(), quantities.map(createEmptySum), quantities.map(createEmptySum)];
  for (const entry of frontier.values()) {
    const isGoing = shouldRepeat(entry.state);
    if (isGoing) add(going, getSum(entry));
    quantities.forEach((read, index) => {
      const term = getSum(entry) * read(entry.state);
      add(all[index]!, term);
      if (!isGoing) add(ended[index]!, term);
    });
    if (shouldYield(run)) yield getProgress(run);
  }
  return { round, going: getSum(going), ended: ended.map(getSum), all: all.map(getSum) };
}
