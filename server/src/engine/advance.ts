/**
 * Advances a frontier through steps, state by state. Rounds of volleys go to `lattice/` if it can solve them: the same result, much faster.
 */
import { branches, certainly } from './branches';
import type { Rounds, Situation, State, Step } from './combat';
import { factored, isFactored } from './factored';
import { isTimeToPause, part, pass, progressOf, prune, put, shareOf } from './frontier';
import type { Entry, Frontier, Run } from './frontier';
import type { FreeStep } from './lattice/body';
import { afterFree } from './lattice/free';
import { marginalise, marginalises } from './marginalise';
import { freeStepsFrom, onLattices } from './on-lattices';
import type { Advanced } from './on-lattices';
import type { Calculation } from './progress';
import type { Key } from './space';
import { takesPlace } from './transition';
import { situationOf } from './volleys';

/**
 * The frontier after some steps; undefined if there are too many states.
 * @param drop branches less likely than this are cut off after each step
 * @param situation at the head of the repetition; none outside rounds
 */
export function* advance(
  run: Run,
  steps: readonly Step[],
  from: Frontier,
  drop: number,
  now?: Situation,
): Calculation<Frontier | undefined> {
  let frontier = from;
  for (let at = 0; at < steps.length;) {
    if (steps === run.combat.steps) {
      run.topStepsDone = at;
      yield progressOf(run);
    }
    const step = steps[at]!;
    let next: Frontier | undefined;
    if (step.kind === 'rounds') {
      const through = yield* throughRounds(run, steps, at, frontier, drop);
      if (through === undefined) return undefined;
      next = through.frontier;
      at += through.steps;
    } else {
      next = yield* throughStep(run, step, frontier, now);
      at++;
    }
    if (next === undefined) return undefined;
    if (marginalises(step)) next = yield* marginalise(run, step, next);
    frontier = yield* prune(run, next, drop);
  }
  return frontier;
}

/**
 * The frontier after rounds and the free steps after them: on lattices if possible, together with the rounds that follow.
 * @param at index of the rounds among the steps
 */
function* throughRounds(
  run: Run,
  steps: readonly Step[],
  at: number,
  from: Frontier,
  drop: number,
): Calculation<Advanced | undefined> {
  const solved = run.usesLattices ? yield* onLattices(run, steps, at, from, drop) : 'unfit';
  if (solved === 'too-large') return undefined;
  if (solved !== 'unfit') return solved;
  const then = freeStepsFrom(steps, at + 1);
  const frontier = yield* stateByState(run, steps[at] as Rounds, then, from, drop);
  return frontier && { frontier, steps: 1 + then.length };
}

/** @param followUp free steps after the rounds, applied without an intermediate frontier if possible */
function* stateByState(
  run: Run,
  step: Rounds,
  then: readonly FreeStep[],
  from: Frontier,
  drop: number,
): Calculation<Frontier | undefined> {
  if (step.limit !== Infinity && isFactored(run, step, from)) {
    const last = then.at(-1);
    const finish = (state: State) => afterFree(run.combat, then, state, run.bases);
    const after = yield* factored(run, step, from, finish, (inner, alone) => repeat(inner, step, alone, 0));
    return after && marginalises(last) ? yield* marginalise(run, last, after) : after;
  }
  if (step.limit === 1) return yield* once(run, step, then, from, drop);
  const after = yield* step.limit === Infinity ? repeatUntilDone(run, step, from, drop) : repeat(run, step, from, drop);
  return after && (yield* advance(run, then, yield* prune(run, after, drop), drop));
}

/** The frontier after rounds with at most one repetition and the free steps after them: in one pass if all states take the same path. */
function* once(
  run: Run,
  step: Rounds,
  then: readonly FreeStep[],
  from: Frontier,
  drop: number,
): Calculation<Frontier | undefined> {
  const situations = yield* bySituation(run, step, from);
  if (situations.length === 1 && !(yield* isAny(run, from, (state) => !goesOn(step, state, true))))
    return yield* advance(run, [...step.steps, ...then], from, drop, situations[0]![0]);
  const after = yield* repeat(run, step, from, drop);
  return after && (yield* advance(run, then, yield* prune(run, after, drop), drop));
}

/** The frontier after a step that is not rounds. */
function* throughStep(
  run: Run,
  step: Exclude<Step, Rounds>,
  from: Frontier,
  now: Situation | undefined,
): Calculation<Frontier | undefined> {
  if (step.when && !(yield* isAny(run, from, step.when))) return from;
  const to: Frontier = new Map();
  for (const [key, entry] of from) {
    if (!takesPlace(step, entry.state)) {
      pass(to, key, entry);
      if (isTimeToPause(run)) yield progressOf(run);
      continue;
    }
    const share = shareOf(entry);
    if (step.kind !== 'roll' && step.kind !== 'fire') {
      const after = certainly(run.combat, step, entry.state, run.bases);
      if (after === entry.state) pass(to, key, entry);
      else put(run, to, after, share);
      if (isTimeToPause(run)) yield progressOf(run);
    } else
      for (const branch of branches(run.dice, run.combat, step, entry.state, now, run.bases)) {
        put(run, to, branch.state, share * branch.share);
        if (isTimeToPause(run)) yield progressOf(run);
      }
    if (run.states > run.limit) return undefined;
  }
  return to;
}

/** Whether any state of a frontier satisfies a predicate. */
function* isAny(run: Run, frontier: Frontier, isOfKind: (state: State) => boolean): Calculation<boolean> {
  for (const { state } of frontier.values()) {
    if (isOfKind(state)) return true;
    if (isTimeToPause(run)) yield progressOf(run);
  }
  return false;
}

/** The frontier after rounds with a limit: each repetition advances all active states together, so that equal ones merge. */
function* repeat(run: Run, step: Rounds, from: Frontier, drop: number): Calculation<Frontier | undefined> {
  const done: Frontier = new Map();
  let going: Frontier = new Map();
  yield* part(run, from, (state) => goesOn(step, state, true), going, done);
  for (let repetition = 1; going.size > 0 && repetition <= step.limit; repetition++) {
    const ends: Frontier[] = [];
    for (const [now, alike] of yield* bySituation(run, step, going)) {
      const after = yield* advance(run, step.steps, alike, drop, now);
      if (after === undefined) return undefined;
      ends.push(after);
    }
    going = new Map();
    for (const end of ends) yield* part(run, end, (state) => goesOn(step, state), going, done);
  }
  for (const [key, entry] of going) {
    pass(done, key, entry);
    if (isTimeToPause(run)) yield progressOf(run);
  }
  return done;
}

/** States that return by a loop longer than a self-loop are followed until less probability than this is active. */
const negligible = 1e-18;

/**
 * The frontier after rounds without a limit. The transitions of a repetition are computed once a state. The self-loop probability is divided
 * out: the geometric series over all repetitions in which nothing happens.
 */
function* repeatUntilDone(run: Run, step: Rounds, from: Frontier, drop: number): Calculation<Frontier | undefined> {
  const done: Frontier = new Map();
  const known = new Map<Key, readonly (readonly [Key, Entry])[]>();
  let going: Frontier = new Map();
  yield* part(run, from, (state) => goesOn(step, state, true), going, done);
  while (going.size > 0) {
    const next: Frontier = new Map();
    for (const [key, entry] of going) {
      let transitions = known.get(key);
      if (transitions === undefined) {
        const alone: Frontier = new Map([[key, { state: entry.state, sum: 1, lost: 0 }]]);
        const after = yield* advance(run, step.steps, alone, 0, situationOf(run.combat, entry.state));
        if (after === undefined) return undefined;
        transitions = [...after].filter(([other]) => other !== key);
        known.set(key, transitions);
      }
      if (transitions.length === 0) {
        pass(done, key, entry);
        continue;
      }
      const leaving = transitions.reduce((total, [, end]) => total + shareOf(end), 0);
      const share = shareOf(entry);
      for (const [to, end] of transitions) {
        const reached = { state: end.state, sum: (share * shareOf(end)) / leaving, lost: 0 };
        pass(goesOn(step, end.state) ? next : done, to, reached);
      }
      if (isTimeToPause(run)) yield progressOf(run);
    }
    going = yield* prune(run, next, Math.max(drop, negligible));
  }
  return done;
}

/** Whether rounds have another repetition in a state. @param first before the first repetition */
function goesOn(step: Rounds, state: State, first = false): boolean {
  return (!first || takesPlace(step, state)) && step.again(state);
}

/** The states of a frontier grouped by situation, if the rounds have volleys; nothing else reads the switches. */
function* bySituation(
  run: Run,
  { steps }: Rounds,
  frontier: Frontier,
): Calculation<readonly (readonly [Situation | undefined, Frontier])[]> {
  if (!steps.some(({ kind }) => kind === 'fire')) return [[undefined, frontier]];
  const parts = new Map<string, readonly [Situation, Frontier]>();
  for (const [key, entry] of frontier) {
    const now = situationOf(run.combat, entry.state);
    const name = Object.values(now).join();
    let alike = parts.get(name);
    if (alike === undefined) parts.set(name, (alike = [now, new Map()]));
    alike[1].set(key, entry);
    if (isTimeToPause(run)) yield progressOf(run);
  }
  return [...parts.values()];
}
