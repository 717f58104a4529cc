/** Performs tasks as calculations of the engine. */
import type { Combat } from '../engine/combat';
import { computeExactOdds } from '../engine/exact';
import type { Outcomes } from '../engine/outcome';
import { playMoves, toDiceSource } from '../engine/play';
import { prepareCombat } from '../engine/prepare-combat';
import { withFixedProgress, type Calculation, type Progress } from '../engine/progress';
import { computeSampledOdds } from '../engine/sample';
import type { Position } from '../engine/stop';
import { computeExactTurn } from '../engine/turn/exact';
import { sampleTurn } from '../engine/turn/sample';
import { solveOptimalStopping, type ValueFunction } from '../engine/turn/optimal-stopping';
import type { StageOutcomes } from '../engine/turn/outcome';
import { traceTurn } from '../engine/turn/trace';
import type { Turn } from '../engine/turn/turn';
import { computeFigures } from '../model/figures';
import type { Edit } from '../model/edit';
import { indexIds } from '../model/ids';
import { applyEdits } from '../model/join-edits';
import { computeOddsFigures } from '../model/odds-figures';
import { listRoundSeries } from '../model/rounds';
import type { CombatEntry, Ruleset } from '../model/ruleset';
import { getStageEntryId, buildTurn } from '../model/turn';
import { summarizeTurn, type TurnOdds } from '../model/turn-odds';
import { adviseSide, computeExpectedAim } from './advise';
import { computePlayValues } from './play-values';
import { getDropThreshold } from './precision';
import type {
  CombatReference,
  FiguresTask,
  LikelihoodsTask,
  OddsTask,
  PlayTask,
  Result,
  TaskResult,
  Task,
  TurnReference,
  TurnTask,
} from './task';

/** The part of a `CombatEntry` that calculations need. */
export type CalculableEntry = Pick<CombatEntry, 'build' | 'listAdvice'>;

/** Finds a combat by reference; undefined if there is none. */
export interface FindEntry {
  (reference: CombatReference): CalculableEntry | undefined;
  /** The turn of several combats; absent if turns are not needed. */
  readonly turn?: (reference: TurnReference) => Turn | undefined;
}

/** A finder of combats in some rulesets. */
export function createEntryFinder(
  rulesets: Iterable<Pick<Ruleset, 'id' | 'listCombats' | 'createScenarioTurn'>>,
): FindEntry {
  const byId = new Map([...rulesets].map((ruleset) => [ruleset.id, ruleset]));
  const listEntries = ({ ruleset, scenario, declarations, uses }: Omit<CombatReference, 'entry'>) =>
    byId.get(ruleset)?.listCombats(scenario, indexIds(declarations, uses)) ?? [];
  const findEntry = (reference: CombatReference) => listEntries(reference).find(({ id }) => id === reference.entry);
  const createTurn = (reference: TurnReference) => {
    const all = listEntries(reference);
    const entries = [...new Set(reference.entries.flatMap((entry) => all.filter(({ id }) => id === entry)))];
    const ids = indexIds(reference.declarations, reference.uses);
    return entries.length === 0
      ? undefined
      : buildTurn(byId.get(reference.ruleset)!, reference.scenario, ids, entries).turn;
  };
  return Object.assign(findEntry, { turn: createTurn });
}

/**
 * Performs a task. Odds are exact, or sampled if there are too many states.
 * @throws Error if there is no such combat, side or aim; RangeError if the combat is ill-formed
 */
export function performTask<T extends Task>(task: T, findEntry: FindEntry): Calculation<TaskResult<T>> {
  return runTask(task, findEntry) as Calculation<TaskResult<T>>;
}

function* runTask(task: Task, findEntry: FindEntry): Calculation<Result> {
  if (task.kind === 'figures') return yield* computeForEntries(task, findEntry, computeFigures);
  if (task.kind === 'odds-figures') return yield* computeForEntries(task, findEntry, computeOddsFigures);
  if (task.kind === 'turn') return yield* computeTurnOdds(task, findEntry);
  const entry = findEntry(task);
  if (entry === undefined)
    throw new Error(`The scenario has no combat "${task.entry}" by the ruleset ${task.ruleset}.`);
  const combat = yield* prepareCombat(entry.build());
  if (task.kind === 'advice') {
    const side = entry.listAdvice?.().find((advised) => advised.side === task.side);
    if (!side) throw new Error(`There is no advice for the side "${task.side}" of "${task.entry}".`);
    const createVariant = (edits: readonly Edit[]): Combat | undefined => {
      const { scenario, declarations, uses } = task;
      const changed = applyEdits({ scenario, declarations, uses }, edits);
      return changed && findEntry({ ...task, ...changed })?.build();
    };
    // A finder that returns the same entry again has a single combat, whatever the scenario says: it builds no variants.
    const canVary = findEntry(task) !== entry;
    return yield* adviseSide(combat, side, task.aim, task, canVary ? createVariant : undefined);
  }
  if (task.kind === 'play') {
    const playedCombat = task.turn
      ? yield* prepareCombat(findPlayedCombat({ ...task, turn: task.turn }, findEntry))
      : combat;
    return yield* computePlayValues(playedCombat, entry.listAdvice?.() ?? [], task.moves, task.seed);
  }
  if (task.kind === 'rounds') {
    const quantities = listRoundSeries(combat).map(({ read }) => read);
    const odds = yield* computeExactOdds(combat, { curves: quantities, drop: getDropThreshold(combat) });
    return 'tooLarge' in odds || odds.curves === undefined ? { tooLarge: true, states: odds.states } : odds.curves;
  }
  const startPosition = task.moves && playMoves(combat, task.moves).position;
  return yield* task.kind === 'odds'
    ? computeOdds(combat, task, startPosition)
    : computeSampledOdds(combat, task.seed, task.runs, startPosition);
}

/** The combat that is being played in a turn, with what the moves of the earlier ones left. */
function findPlayedCombat(task: PlayTask & Required<Pick<PlayTask, 'turn'>>, findEntry: FindEntry): Combat {
  const { entries, moves } = task.turn;
  const turn = findEntry.turn?.({ ...task, entries });
  const movesByEntry = new Map(moves);
  const stages =
    turn && traceTurn(turn, (stage) => toDiceSource(movesByEntry.get(getStageEntryId(stage)) ?? [])).stages;
  const combat = stages?.find(({ stage }) => getStageEntryId(stage) === task.entry)?.simulation?.combat;
  if (!combat) throw new Error(`The turn does not come to "${task.entry}".`);
  return combat;
}

/** The effort to spend on the odds of a combat. */
type Effort = Pick<OddsTask, 'limit' | 'quick' | 'runs' | 'seed'>;

/** Exact odds, or sampled ones if there are too many states. */
function* computeOdds(combat: Combat, { limit, quick, runs, seed }: Effort, from?: Position): Calculation<Outcomes> {
  const odds = yield* computeExactOdds(combat, { limit, drop: getDropThreshold(combat, quick), from });
  return 'tooLarge' in odds ? yield* computeSampledOdds(combat, seed, runs, from) : odds;
}

function* computeTurnOdds(task: TurnTask, findEntry: FindEntry): Calculation<TurnOdds> {
  const turn = findEntry.turn?.(task);
  if (turn === undefined) throw new Error(`The scenario has no combats of a turn by the ruleset ${task.ruleset}.`);
  const odds = yield* computeExactTurn(turn, { limit: task.limit, getDropThreshold });
  const turnOutcomes = 'tooLarge' in odds ? yield* sampleTurn(turn, task.seed, task.runs) : odds;
  const stages = turn.stages.length;
  const lastProgress: Progress = { done: stages, total: stages, unit: 'combats' };
  const turnOdds = yield* withFixedProgress(summarizeTurn(turn, turnOutcomes), lastProgress);
  const { aims } = task;
  if (!aims) return turnOdds;
  const evaluate = createAimValue({ ...task, aims }, findEntry);
  const stopping =
    task.decides === true && turnOutcomes.outcomes.exact
      ? yield* solveOptimalStopping(turn, evaluate, { getDropThreshold })
      : undefined;
  const aimed = yield* withFixedProgress(sumStageValues(turnOutcomes.stages, evaluate), lastProgress);
  return { ...turnOdds, aimed, ...(stopping && !('tooLarge' in stopping) && { optimalStopping: stopping }) };
}

function* sumStageValues(stages: readonly StageOutcomes[], evaluate: ValueFunction): Calculation<number> {
  let sum = 0;
  for (const { stage, parts } of stages)
    for (const { probability, combat, outcomes } of parts)
      sum += probability * (yield* evaluate(stage, combat, outcomes));
  return sum;
}

/** The value of a turn's combats by the aims of the task. For aims that count retained units, the change in their number. */
function createAimValue(task: TurnTask & Required<Pick<TurnTask, 'aims'>>, findEntry: FindEntry): ValueFunction {
  const aims = new Map(
    task.aims.map(({ entry, side, aim: id }) => {
      const advised = findEntry({ ...task, entry })
        ?.listAdvice?.()
        .find((candidate) => candidate.side === side);
      return [entry, advised?.aims.find((candidate) => candidate.id === id)] as const;
    }),
  );
  return function* (stage, combat, outcomes) {
    const aim = aims.get(getStageEntryId(stage));
    return aim ? (yield* computeExpectedAim(aim, combat, outcomes)) - (aim.preserved?.count ?? 0) : 0;
  };
}

/** Reads figures off the odds of several combats of a scenario. @returns for each combat its figures, undefined if it cannot be built */
function* computeForEntries<T>(
  task: FiguresTask | LikelihoodsTask,
  findEntry: FindEntry,
  toFigures: (combat: Combat, outcomes: Outcomes) => Calculation<T>,
): Calculation<readonly (T | undefined)[]> {
  const all: (T | undefined)[] = [];
  for (const [done, entry] of task.entries.entries()) {
    yield { done, total: task.entries.length, unit: 'combats' };
    try {
      all.push(yield* computeForEntry(findEntry({ ...task, entry }), task, toFigures));
    } catch {
      // There are no figures if the ruleset cannot build the combat; resolving it reports the reason.
      all.push(undefined);
    }
  }
  return all;
}

function* computeForEntry<T>(
  entry: CalculableEntry | undefined,
  effort: Effort,
  toFigures: (combat: Combat, outcomes: Outcomes) => Calculation<T>,
): Calculation<T | undefined> {
  if (entry === undefined) return undefined;
  const combat = yield* prepareCombat(entry.build());
  return yield* toFigures(combat, yield* computeOdds(combat, effort));
}
