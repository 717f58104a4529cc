/** How the odds develop from round to round. Every repetition is told apart, which costs much more than the odds of the end alone. */
import { add } from '../dice/sum';
import type { RunningSum } from '../dice/sum';
import type { Combat, Rounds, State } from './combat';
import type { TooLarge } from './exact';
import { advance, begin, pass, put, shareOf } from './frontier';
import type { Entry, Frontier, Run } from './frontier';
import type { Reading } from './outcome';
import type { Calculation } from './progress';
import { within } from './space';
import type { Key } from './space';
import { takesPlace } from './transition';
import { situationOf } from './volleys';

/** Moves from state to state that are kept at most: some 50 MB. */
const defaultLimit = 400_000;

/** Rounds are followed until less than this goes on, or for so many repetitions. */
const negligible = 1e-4;
const mostRounds = 60;

/** Moves in a slice. */
const sliceLength = 2_000;

/** How a combat stands after a round. */
export interface RoundPoint {
  /** The number of the round by `Rounds.first`; the first point stands before all rounds. */
  readonly round: number;
  /** The share of the branches in which another round follows. */
  readonly going: number;
  /** For each reading its sum, weighted with their shares, over the branches that are over. */
  readonly ended: readonly number[];
  /** The same over all branches: the expected value at this point. */
  readonly all: readonly number[];
}

/**
 * The points after each of the rounds that state a `first`, in their order; none where the combat has no such rounds.
 * @param limit moves between states beyond which the combat is too large
 * @throws RangeError where the combat is ill-formed
 */
export function* byRound(
  combat: Combat,
  readings: readonly Reading[],
  limit = defaultLimit,
): Calculation<readonly RoundPoint[] | TooLarge> {
  const run = begin(combat, limit, true);
  const points: RoundPoint[] = [];
  let frontier: Frontier = new Map();
  put(run, frontier, within(combat.counters, combat.start, 'start'), 1);
  for (const step of combat.steps) {
    const next =
      step.kind === 'rounds' && step.first !== undefined
        ? yield* follow(run, step, step.first, frontier, { readings, points })
        : yield* advance(run, [step], frontier, 0);
    if (next === undefined) return { tooLarge: true, states: run.states };
    frontier = next;
    run.topStepsDone++;
  }
  return points;
}

interface Course {
  readonly readings: readonly Reading[];
  readonly points: RoundPoint[];
}

/** The moves that a repetition can make from a state. */
type Moves = readonly (readonly [Key, Entry])[];

/** The frontier after rounds, with a point for each repetition. */
function* follow(
  run: Run,
  step: Rounds,
  first: number,
  from: Frontier,
  { readings, points }: Course,
): Calculation<Frontier | undefined> {
  const goesOn = (state: State) => step.again(state);
  const known = new Map<Key, Moves>();
  const done: Frontier = new Map();
  let going: Frontier = new Map();
  for (const [key, entry] of from)
    pass(takesPlace(step, entry.state) && goesOn(entry.state) ? going : done, key, entry);
  if (points.length === 0) points.push(pointOf(first - 1, readings, done, going));
  for (let repetition = 1; repetition <= Math.min(step.limit, mostRounds); repetition++) {
    if (totalOf(going) < negligible) break;
    const next: Frontier = new Map();
    for (const [key, entry] of going) {
      let moves = known.get(key);
      if (moves === undefined) {
        moves = yield* movesFrom(run, step, key, entry.state);
        if (moves === undefined) return undefined;
        known.set(key, moves);
      }
      // What cannot change any more is over, whatever the rounds say.
      const isStuck = moves.length === 1 && moves[0]![0] === key;
      for (const [to, move] of moves) {
        const moved = { state: move.state, sum: shareOf(entry) * shareOf(move), lost: 0 };
        pass(!isStuck && goesOn(move.state) ? next : done, to, moved);
        if (++run.transitions % sliceLength === 0) yield { done: repetition, of: mostRounds, unit: 'steps' };
      }
    }
    going = next;
    points.push(pointOf(first + repetition - 1, readings, done, going));
  }
  for (const [key, entry] of going) pass(done, key, entry);
  return done;
}

/** What one repetition makes of a state; undefined where there are too many moves. */
function* movesFrom(run: Run, { steps }: Rounds, key: Key, state: State): Calculation<Moves | undefined> {
  const alone: Frontier = new Map([[key, { state, sum: 1, lost: 0 }]]);
  const after = yield* advance(run, steps, alone, 0, situationOf(run.combat, state));
  return after && [...after];
}

function pointOf(round: number, readings: readonly Reading[], done: Frontier, going: Frontier): RoundPoint {
  const ended = readings.map((read) => weighted(done, read));
  const all = readings.map((read, index) => ended[index]! + weighted(going, read));
  return { round, going: totalOf(going), ended, all };
}

function totalOf(frontier: Frontier): number {
  return weighted(frontier, () => 1);
}

function weighted(frontier: Frontier, read: Reading): number {
  const total: RunningSum = { sum: 0, lost: 0 };
  for (const entry of frontier.values()) add(total, shareOf(entry) * read(entry.state));
  return shareOf(total);
}
