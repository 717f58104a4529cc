/**
 * Exact odds: all branches of a combat at once. The frontier holds every state that the combat can be in before a step, with its
 * probability; equal states are one. Decisions are taken as preferred.
 */
import { gather, sumOfDice } from '../dice/distribution';
import type { Distribution } from '../dice/distribution';
import { add, sum } from '../dice/sum';
import type { RunningSum } from '../dice/sum';
import type { Combat, Dice, Rounds, State, Step, Update } from './combat';
import type { End, ExactOutcomes } from './outcome';
import type { Calculation } from './progress';
import { forget, keysOf, within } from './space';
import type { Key } from './space';
import { afterChoice, afterRoll, afterUpdate, decision, diceOf, takesPlace } from './transition';

/** States beyond which exact odds are given up by default: about a second of work, some 50 MB, and no more ends than another thread can be handed at once. */
export const defaultLimit = 100_000;

/** State transitions in a slice; some tens of microseconds each at worst. */
const sliceLength = 200;

export interface ExactOptions {
  /** The calculation stops as too large once the steps have led to more states than this, counted anew at each step. */
  readonly limit?: number;
  /** Branches less likely than this are cut off after each step, and reported as dropped. 0, the default, drops none. */
  readonly drop?: number;
}

/** What exact odds give instead of an answer where there are too many states; sampling still works. */
export interface TooLarge {
  readonly tooLarge: true;
  readonly states: number;
}

interface Entry extends RunningSum {
  readonly state: State;
}

type Frontier = Map<Key, Entry>;

interface Run {
  readonly combat: Combat;
  readonly limit: number;
  readonly drop: number;
  readonly keyOf: (state: State) => Key;
  readonly sums: Map<string, Distribution>;
  readonly dropped: RunningSum;
  /** What closing steps have read, by index of the measure. */
  readonly noted: (Distribution | undefined)[];
  states: number;
  transitions: number;
  topStepsDone: number;
}

/**
 * The probability of every end.
 * @throws RangeError where the combat is ill-formed
 */
export function* exact(combat: Combat, options: ExactOptions = {}): Calculation<ExactOutcomes | TooLarge> {
  const { limit = defaultLimit, drop = 0 } = options;
  const keyOf = keysOf(combat.counters);
  const dropped = { sum: 0, lost: 0 };
  const begun = { sums: new Map(), noted: [], states: 0, transitions: 0, topStepsDone: 0 };
  const run: Run = { combat, limit, drop, keyOf, dropped, ...begun };
  let frontier: Frontier = new Map();
  put(run, frontier, within(combat.counters, combat.start, 'start'), 1);
  for (const step of combat.steps) {
    const next = yield* advance(run, [step], frontier);
    if (next === undefined) return { tooLarge: true, states: run.states };
    frontier = step.kind === 'update' && step.closes ? close(run, step, step.closes, next) : next;
    run.topStepsDone++;
  }
  const ends = [...frontier.values()].map((entry): End => ({ state: entry.state, share: shareOf(entry) }));
  return {
    exact: true,
    ends,
    noted: run.noted,
    mass: sum(ends.map(({ share }) => share)),
    dropped: dropped.sum + dropped.lost,
    states: run.states,
  };
}

/** The frontier after some steps; undefined when there are too many states. */
function* advance(run: Run, steps: readonly Step[], from: Frontier): Calculation<Frontier | undefined> {
  let frontier = from;
  for (const step of steps) {
    const next = step.kind === 'rounds' ? yield* repeat(run, step, frontier) : yield* spread(run, step, frontier);
    if (next === undefined) return undefined;
    frontier = run.drop > 0 ? prune(run, next) : next;
  }
  return frontier;
}

/** The frontier after a step that is no rounds. */
function* spread(run: Run, step: Exclude<Step, Rounds>, from: Frontier): Calculation<Frontier | undefined> {
  const to: Frontier = new Map();
  for (const [key, entry] of from) {
    if (!takesPlace(step, entry.state)) {
      pass(to, key, entry);
      continue;
    }
    const share = shareOf(entry);
    for (const branch of branches(run, step, entry.state)) {
      put(run, to, branch.state, share * branch.share);
      if (++run.transitions % sliceLength === 0) {
        yield { done: run.topStepsDone, of: run.combat.steps.length, unit: 'steps' };
      }
    }
    if (run.states > run.limit) return undefined;
  }
  return to;
}

/** The frontier after rounds: each repetition moves all states that go on together, so that they can still merge. */
function* repeat(run: Run, step: Rounds, from: Frontier): Calculation<Frontier | undefined> {
  const done: Frontier = new Map();
  let going: Frontier = new Map();
  for (const [key, entry] of from) {
    pass(takesPlace(step, entry.state) && step.again(entry.state) ? going : done, key, entry);
  }
  for (let repetition = 1; going.size > 0 && repetition <= step.limit; repetition++) {
    const after = yield* advance(run, step.steps, going);
    if (after === undefined) return undefined;
    going = new Map();
    for (const [key, entry] of after) pass(step.again(entry.state) ? going : done, key, entry);
  }
  for (const [key, entry] of going) pass(done, key, entry);
  return done;
}

/** Reads the measures that a step closes, then forgets its counters: what they told apart is one state from now on. */
function close(run: Run, { id }: Update, counters: readonly number[], from: Frontier): Frontier {
  const entries = [...from.values()];
  run.combat.measures.forEach(({ closedBy, read }, index) => {
    if (closedBy !== id) return;
    run.noted[index] = gather(entries.map((entry) => ({ value: read(entry.state), share: shareOf(entry) })));
  });
  const to: Frontier = new Map();
  for (const entry of entries) {
    const forgotten = forget(run.combat, entry.state, counters);
    pass(to, run.keyOf(forgotten), { ...entry, state: forgotten });
  }
  return to;
}

/** What a step makes of a state, each with its conditional probability. States may repeat. */
function* branches(run: Run, step: Exclude<Step, Rounds>, state: State): Iterable<End> {
  const { counters } = run.combat;
  switch (step.kind) {
    case 'update':
      yield { state: afterUpdate(counters, step, state), share: 1 };
      break;
    case 'choice':
      yield { state: afterChoice(counters, step, state, decision(step, state).option), share: 1 };
      break;
    case 'roll':
      for (const { value, share } of sumsOf(run, diceOf(step, state))) {
        yield { state: afterRoll(counters, step, state, value), share };
      }
  }
}

function sumsOf(run: Run, { count, sides }: Dice): Distribution {
  const key = `${count}d${sides}`;
  let sums = run.sums.get(key);
  if (sums === undefined) run.sums.set(key, (sums = sumOfDice(count, sides)));
  return sums;
}

/** Adds a probability to the state that a step has led to. */
function put(run: Run, frontier: Frontier, state: State, share: number): void {
  const key = run.keyOf(state);
  const entry = frontier.get(key);
  if (entry) return add(entry, share);
  frontier.set(key, { state, sum: share, lost: 0 });
  run.states++;
}

/** Moves a state that no step has changed into another frontier. */
function pass(frontier: Frontier, key: Key, from: Entry): void {
  const entry = frontier.get(key);
  if (entry === undefined) return void frontier.set(key, from);
  add(entry, from.sum);
  add(entry, from.lost);
}

/** Cuts off the unlikely branches. */
function prune(run: Run, frontier: Frontier): Frontier {
  for (const [key, entry] of frontier) {
    if (shareOf(entry) >= run.drop) continue;
    frontier.delete(key);
    add(run.dropped, shareOf(entry));
  }
  return frontier;
}

function shareOf(entry: RunningSum): number {
  return entry.sum + entry.lost;
}
