/** Performs tasks as calculations of the engine. */
import type { Combat } from '../engine/combat';
import { exact } from '../engine/exact';
import type { Outcomes } from '../engine/outcome';
import { prepared } from '../engine/prepared';
import { quietly } from '../engine/progress';
import type { Calculation, Progress } from '../engine/progress';
import { sample } from '../engine/sample';
import { exactTurn } from '../engine/turn/exact';
import { sampleTurn } from '../engine/turn/sample';
import { pressingOn } from '../engine/turn/press-on';
import type { Worth } from '../engine/turn/press-on';
import type { StageOutcomes } from '../engine/turn/outcome';
import type { Turn } from '../engine/turn/turn';
import { figuresOf } from '../model/figures';
import { idsFrom } from '../model/ids';
import { likelihoodsOf } from '../model/likelihoods';
import { roundSeries } from '../model/rounds';
import type { CombatSite, Ruleset } from '../model/ruleset';
import { siteOfStage, turnBy } from '../model/turn';
import { turnOdds } from '../model/turn-odds';
import type { TurnOdds } from '../model/turn-odds';
import { adviseSide, expectedOf } from './advise';
import { dropFor } from './precision';
import type {
  CombatReference,
  FiguresTask,
  LikelihoodsTask,
  OddsTask,
  Result,
  ResultOf,
  Task,
  TurnReference,
  TurnTask,
} from './task';

/** The part of a `CombatEntry` that calculations need. */
export type Site = Pick<CombatSite, 'combat' | 'advice'>;

/** Finds a combat by reference; undefined if there is none. */
export interface SiteOf {
  (of: CombatReference): Site | undefined;
  /** The turn of several combats; absent if turns are not needed. */
  readonly turn?: (of: TurnReference) => Turn | undefined;
}

/** A finder of combats in some rulesets. */
export function siteBy(rulesets: Iterable<Pick<Ruleset, 'id' | 'combats' | 'turn'>>): SiteOf {
  const byId = new Map([...rulesets].map((ruleset) => [ruleset.id, ruleset]));
  const sitesOf = ({ ruleset, scenario, declarations, uses }: Omit<CombatReference, 'site'>) =>
    byId.get(ruleset)?.combats(scenario, idsFrom(declarations, uses)) ?? [];
  const siteOf = (of: CombatReference) => sitesOf(of).find(({ id }) => id === of.site);
  const turn = (of: TurnReference) => {
    const all = sitesOf(of);
    const sites = [...new Set(of.sites.flatMap((site) => all.filter(({ id }) => id === site)))];
    const ids = idsFrom(of.declarations, of.uses);
    return sites.length === 0 ? undefined : turnBy(byId.get(of.ruleset)!, of.scenario, ids, sites).turn;
  };
  return Object.assign(siteOf, { turn });
}

/**
 * Performs a task. Odds are exact, or sampled if there are too many states.
 * @throws Error if there is no such combat, side or aim; RangeError if the combat is ill-formed
 */
export function perform<T extends Task>(task: T, siteOf: SiteOf): Calculation<ResultOf<T>> {
  return performed(task, siteOf) as Calculation<ResultOf<T>>;
}

function* performed(task: Task, siteOf: SiteOf): Calculation<Result> {
  if (task.kind === 'figures') return yield* ofAll(task, siteOf, figuresOf);
  if (task.kind === 'likelihoods') return yield* ofAll(task, siteOf, likelihoodsOf);
  if (task.kind === 'turn') return yield* oddsOfTurn(task, siteOf);
  const site = siteOf(task);
  if (site === undefined) throw new Error(`The scenario has no combat "${task.site}" by the ruleset ${task.ruleset}.`);
  const combat = yield* prepared(site.combat());
  if (task.kind === 'advice') {
    const side = site.advice?.().find((advised) => advised.side === task.side);
    if (!side) throw new Error(`There is no advice for the side "${task.side}" of "${task.site}".`);
    return yield* adviseSide(combat, side, task.aim, task);
  }
  if (task.kind === 'rounds') {
    const quantities = roundSeries(combat).map(({ read }) => read);
    const odds = yield* exact(combat, { curves: quantities, drop: dropFor(combat) });
    return 'tooLarge' in odds || odds.curves === undefined ? { tooLarge: true, states: odds.states } : odds.curves;
  }
  return yield* task.kind === 'odds' ? oddsOf(combat, task) : sample(combat, task.seed, task.runs);
}

/** The effort to spend on the odds of a combat. */
type Effort = Pick<OddsTask, 'limit' | 'quick' | 'runs' | 'seed'>;

/** Exact odds, or sampled ones if there are too many states. */
function* oddsOf(combat: Combat, { limit, quick, runs, seed }: Effort): Calculation<Outcomes> {
  const odds = yield* exact(combat, { limit, drop: dropFor(combat, quick) });
  return 'tooLarge' in odds ? yield* sample(combat, seed, runs) : odds;
}

function* oddsOfTurn(task: TurnTask, siteOf: SiteOf): Calculation<TurnOdds> {
  const turn = siteOf.turn?.(task);
  if (turn === undefined) throw new Error(`The scenario has no combats of a turn by the ruleset ${task.ruleset}.`);
  const odds = yield* exactTurn(turn, { limit: task.limit, dropOf: dropFor });
  const found = 'tooLarge' in odds ? yield* sampleTurn(turn, task.seed, task.runs) : odds;
  const stages = turn.stages.length;
  const fought: Progress = { done: stages, of: stages, unit: 'combats' };
  const all = yield* quietly(turnOdds(turn, found), fought);
  const { aims } = task;
  if (!aims) return all;
  const worth = worthBy({ ...task, aims }, siteOf);
  const going =
    task.decides === true && found.outcomes.exact ? yield* pressingOn(turn, worth, { dropOf: dropFor }) : undefined;
  const aimed = yield* quietly(worthOfAll(found.stages, worth), fought);
  return { ...all, aimed, ...(going && !('tooLarge' in going) && { pressingOn: going }) };
}

function* worthOfAll(stages: readonly StageOutcomes[], worth: Worth): Calculation<number> {
  let sum = 0;
  for (const { stage, parts } of stages)
    for (const { share, combat, outcomes } of parts) sum += share * (yield* worth(stage, combat, outcomes));
  return sum;
}

/** The value of a turn's combats by the aims of the task. For aims that count retained units, the change in their number. */
function worthBy(task: TurnTask & Required<Pick<TurnTask, 'aims'>>, siteOf: SiteOf): Worth {
  const aims = new Map(
    task.aims.map(({ site, side, aim: id }) => {
      const advised = siteOf({ ...task, site })
        ?.advice?.()
        .find((one) => one.side === side);
      return [site, advised?.aims.find((one) => one.id === id)] as const;
    }),
  );
  return function* (stage, combat, outcomes) {
    const aim = aims.get(siteOfStage(stage));
    return aim ? (yield* expectedOf(aim, combat, outcomes)) - (aim.kept?.of ?? 0) : 0;
  };
}

/** Readings of the odds of several combats of a scenario. */
function* ofAll<T>(
  task: FiguresTask | LikelihoodsTask,
  siteOf: SiteOf,
  read: (combat: Combat, outcomes: Outcomes) => Calculation<T>,
): Calculation<readonly (T | undefined)[]> {
  const all: (T | undefined)[] = [];
  for (const [done, site] of task.sites.entries()) {
    yield { done, of: task.sites.length, unit: 'combats' };
    try {
      all.push(yield* ofSite(siteOf({ ...task, site }), task, read));
    } catch {
      // No reading if the ruleset cannot build the combat; resolving it reports the reason.
      all.push(undefined);
    }
  }
  return all;
}

function* ofSite<T>(
  site: Site | undefined,
  effort: Effort,
  read: (combat: Combat, outcomes: Outcomes) => Calculation<T>,
): Calculation<T | undefined> {
  if (site === undefined) return undefined;
  const combat = yield* prepared(site.combat());
  return yield* read(combat, yield* oddsOf(combat, effort));
}
