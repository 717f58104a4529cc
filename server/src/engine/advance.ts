/**
 * Advances a frontier through steps, state by state. Rounds of volleys go to `lattice/` if it can solve them: the same result, much faster.
 */
import { branchStep, applyCertainStep } from './branches';
import type { Rounds, Situation, State, Step } from './combat';
import { advanceFactored, isFactored } from './factored-rounds';
import { shouldYield, partition, moveEntry, getProgress, prune, addState, getSum } from './frontier';
import type { Entry, Frontier, Run } from './frontier';
import type { FreeStep } from './lattice/round-model';
import { applyFreeSteps } from './lattice/free-steps';
import { marginalise, isMarginalising } from './marginalise';
import { listFreeSteps, advanceOnLattices, type AdvancedFrontier } from './lattice-advance';
import type { Calculation } from './progress';
import type { Key } from './state-space';
import type { Repetition, StepCursor } from './stop';
import { isActive } from './transition';
import { readSituation } from './volley-transition';

/**
 * The frontier at the end of a combat that stands at a cursor; undefined if there are too many states.
 * @param state at the cursor
 */
export function* advanceFrom(
  run: Run,
  { steps, stepIndex, repetition }: StepCursor,
  state: State,
  drop: number,
): Calculation<Frontier | undefined> {
  let frontier: Frontier | undefined = new Map();
  addState(run, frontier, state, 1);
  for (const step of listStepsBefore(steps, stepIndex, repetition))
    if (isMarginalising(step)) frontier = yield* marginalise(run, step, frontier);
  frontier = yield* advance(
    run,
    stepIndex === 0 ? steps : steps.slice(stepIndex),
    frontier,
    drop,
    repetition?.situation,
  );
  for (let inner = repetition; inner !== undefined && frontier !== undefined;) {
    const { rounds, number, after }: Repetition = inner;
    const limit = rounds.limit - number;
    // Only the first repetition depends on `when`.
    const remaining: readonly Step[] = [
      ...(limit > 0 ? [{ ...rounds, when: undefined, limit }] : []),
      ...after.steps.slice(after.stepIndex),
    ];
    frontier = yield* advance(run, remaining, frontier, drop, after.repetition?.situation);
    inner = after.repetition;
  }
  return frontier;
}

/** The steps of the combat, outside all rounds, that lie before a cursor. */
function listStepsBefore(steps: readonly Step[], at: number, repetition: Repetition | undefined): readonly Step[] {
  if (!repetition) return steps.slice(0, at);
  const { after } = repetition;
  return listStepsBefore(after.steps, after.stepIndex, after.repetition);
}

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
  situation?: Situation,
): Calculation<Frontier | undefined> {
  let frontier = from;
  for (let at = 0; at < steps.length;) {
    if (steps === run.combat.steps) {
      run.topStepsDone = at;
      yield getProgress(run);
    }
    const step = steps[at]!;
    let next: Frontier | undefined;
    if (step.kind === 'rounds') {
      const advanced = yield* advanceRounds(run, steps, at, frontier, drop);
      if (advanced === undefined) return undefined;
      next = advanced.frontier;
      at += advanced.steps;
    } else {
      next = yield* advanceStep(run, step, frontier, situation);
      at++;
    }
    if (next === undefined) return undefined;
    if (isMarginalising(step)) next = yield* marginalise(run, step, next);
    frontier = yield* prune(run, next, drop);
  }
  return frontier;
}

/**
 * The frontier after rounds and the free steps after them: on lattices if possible, together with the rounds that follow.
 * @param at index of the rounds among the steps
 */
function* advanceRounds(
  run: Run,
  steps: readonly Step[],
  at: number,
  from: Frontier,
  drop: number,
): Calculation<AdvancedFrontier | undefined> {
  const solved = run.solvesRoundsFaster ? yield* advanceOnLattices(run, steps, at, from, drop) : 'unfit';
  if (solved === 'too-large') return undefined;
  if (solved !== 'unfit') return solved;
  const followUp = listFreeSteps(steps, at + 1);
  const frontier = yield* advanceStateByState(run, steps[at] as Rounds, followUp, from, drop);
  return frontier && { frontier, steps: 1 + followUp.length };
}

/**
 * The frontier after rounds and the free steps after them, found state by state.
 * @param followUp the free steps, applied without an intermediate frontier if possible
 */
function* advanceStateByState(
  run: Run,
  step: Rounds,
  followUp: readonly FreeStep[],
  from: Frontier,
  drop: number,
): Calculation<Frontier | undefined> {
  if (step.limit !== Infinity && isFactored(run, step, from)) {
    const last = followUp.at(-1);
    const finish = (state: State) => applyFreeSteps(run.combat, followUp, state, run.bases);
    const after = yield* advanceFactored(run, step, from, finish, (inner, singleFrontier) =>
      repeatRounds(inner, step, singleFrontier, 0),
    );
    return after && isMarginalising(last) ? yield* marginalise(run, last, after) : after;
  }
  if (step.limit === 1) return yield* advanceSingleRound(run, step, followUp, from, drop);
  const after = yield* step.limit === Infinity
    ? repeatUntilDone(run, step, from, drop)
    : repeatRounds(run, step, from, drop);
  return after && (yield* advance(run, followUp, yield* prune(run, after, drop), drop));
}

/**
 * The frontier after rounds with at most one repetition and the free steps after them: in one pass if all states take the same path, which
 * halves the time of the odds of a large engagement.
 */
function* advanceSingleRound(
  run: Run,
  step: Rounds,
  followUp: readonly FreeStep[],
  from: Frontier,
  drop: number,
): Calculation<Frontier | undefined> {
  const situations = yield* groupBySituation(run, step, from);
  if (situations.length === 1 && !(yield* hasState(run, from, (state) => !shouldRepeat(step, state, true))))
    return yield* advance(run, [...step.steps, ...followUp], from, drop, situations[0]![0]);
  const after = yield* repeatRounds(run, step, from, drop);
  return after && (yield* advance(run, followUp, yield* prune(run, after, drop), drop));
}

/** The frontier after a step that is not rounds. */
function* advanceStep(
  run: Run,
  step: Exclude<Step, Rounds>,
  from: Frontier,
  situation: Situation | undefined,
): Calculation<Frontier | undefined> {
  if (step.when && !(yield* hasState(run, from, step.when))) return from;
  const to: Frontier = new Map();
  for (const [key, entry] of from) {
    if (!isActive(step, entry.state)) {
      moveEntry(to, key, entry);
      if (shouldYield(run)) yield getProgress(run);
      continue;
    }
    const probability = getSum(entry);
    if (step.kind !== 'roll' && step.kind !== 'fire') {
      const after = applyCertainStep(run.combat, step, entry.state, run.bases);
      if (after === entry.state) moveEntry(to, key, entry);
      else addState(run, to, after, probability);
      if (shouldYield(run)) yield getProgress(run);
    } else
      for (const branch of branchStep(run.dice, run.combat, step, entry.state, situation, run.bases)) {
        addState(run, to, branch.state, probability * branch.probability);
        if (shouldYield(run)) yield getProgress(run);
      }
    if (run.stateCount > run.limit) return undefined;
  }
  return to;
}

/** Whether any state of a frontier satisfies a predicate. */
function* hasState(run: Run, frontier: Frontier, predicate: (state: State) => boolean): Calculation<boolean> {
  for (const { state } of frontier.values()) {
    if (predicate(state)) return true;
    if (shouldYield(run)) yield getProgress(run);
  }
  return false;
}

/** The frontier after rounds with a limit: each repetition advances all active states together, so that equal ones merge. */
function* repeatRounds(run: Run, step: Rounds, from: Frontier, drop: number): Calculation<Frontier | undefined> {
  const endStates: Frontier = new Map();
  let active: Frontier = new Map();
  yield* partition(run, from, (state) => shouldRepeat(step, state, true), active, endStates);
  for (let repetition = 1; active.size > 0 && repetition <= step.limit; repetition++) {
    const ends: Frontier[] = [];
    for (const [situation, group] of yield* groupBySituation(run, step, active)) {
      const after = yield* advance(run, step.steps, group, drop, situation);
      if (after === undefined) return undefined;
      ends.push(after);
    }
    active = new Map();
    for (const end of ends) yield* partition(run, end, (state) => shouldRepeat(step, state), active, endStates);
  }
  for (const [key, entry] of active) {
    moveEntry(endStates, key, entry);
    if (shouldYield(run)) yield getProgress(run);
  }
  return endStates;
}

/** States that return by a loop longer than a self-loop are followed until less probability than this is active. */
const negligible = 1e-18;

/**
 * The frontier after rounds without a limit. The transitions of a repetition are computed once a state. The self-loop probability is divided
 * out: the geometric series over all repetitions in which nothing happens.
 */
function* repeatUntilDone(run: Run, step: Rounds, from: Frontier, drop: number): Calculation<Frontier | undefined> {
  const endStates: Frontier = new Map();
  const transitionCache = new Map<Key, readonly (readonly [Key, Entry])[]>();
  let active: Frontier = new Map();
  yield* partition(run, from, (state) => shouldRepeat(step, state, true), active, endStates);
  while (active.size > 0) {
    const next: Frontier = new Map();
    for (const [key, entry] of active) {
      let transitions = transitionCache.get(key);
      if (transitions === undefined) {
        const singleFrontier: Frontier = new Map([[key, { state: entry.state, sum: 1, compensation: 0 }]]);
        const after = yield* advance(run, step.steps, singleFrontier, 0, readSituation(run.combat, entry.state));
        if (after === undefined) return undefined;
        transitions = [...after].filter(([other]) => other !== key);
        transitionCache.set(key, transitions);
      }
      if (transitions.length === 0) {
        moveEntry(endStates, key, entry);
        continue;
      }
      const leaving = transitions.reduce((total, [, end]) => total + getSum(end), 0);
      const probability = getSum(entry);
      for (const [to, end] of transitions) {
        const reached = { state: end.state, sum: (probability * getSum(end)) / leaving, compensation: 0 };
        moveEntry(shouldRepeat(step, end.state) ? next : endStates, to, reached);
      }
      if (shouldYield(run)) yield getProgress(run);
    }
    active = yield* prune(run, next, Math.max(drop, negligible));
  }
  return endStates;
}

/** Whether rounds have another repetition in a state. @param isFirst before the first repetition */
function shouldRepeat(step: Rounds, state: State, isFirst = false): boolean {
  return (!isFirst || isActive(step, state)) && step.again(state);
}

/** The states of a frontier grouped by situation, if the rounds have volleys; nothing else reads the switches. */
function* groupBySituation(
  run: Run,
  { steps }: Rounds,
  frontier: Frontier,
): Calculation<readonly (readonly [Situation | undefined, Frontier])[]> {
  if (!steps.some(({ kind }) => kind === 'fire')) return [[undefined, frontier]];
  const groups = new Map<string, readonly [Situation, Frontier]>();
  for (const [key, entry] of frontier) {
    const situation = readSituation(run.combat, entry.state);
    const name = Object.values(situation).join();
    let group = groups.get(name);
    if (group === undefined) groups.set(name, (group = [situation, new Map()]));
    group[1].set(key, entry);
    if (shouldYield(run)) yield getProgress(run);
  }
  return [...groups.values()];
}
