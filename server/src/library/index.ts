/**
 * Asdic as a library: plain data in and out, the same as the command line prints with `--format json`. It reads no files, needs no
 * network, and keeps nothing between calls: the same text and options give the same answer.
 *
 *     import { check, odds } from 'asdic';
 *     const problems = await check(text);
 *     const [report] = await odds(text, { engagement: 'north-sea' });
 *
 * What cannot be answered is an error whose `name` is `CannotRun` and whose message is a sentence for users.
 * @packageDocumentation
 */
import { allCodes, loadRulesets } from '../features';
import { adviceOnCombats } from './advise';
import { comparingOf } from './compare';
import type { CompareChoice, Comparison } from './compare';
import type { AdviceChoice } from './advise';
import type { PlacedReport } from './combats';
import { withExpectedOdds } from './expected-odds';
import type { RunsChoice } from './expected-odds';
import { explanationOf } from './explain';
import type { Explanation } from './explain';
import { mattersOf } from './matters';
import type { Matters, MattersChoice } from './matters';
import { oddsOfCombats } from './odds';
import type { OddsChoice } from './odds';
import { problemsIn } from './problems';
import type { ListedProblem } from './problems';
import { resolvedCombats } from './resolve';
import type { ResolveChoice } from './resolve';
import { listRules, rulesetNamed } from './rules';
import type { ListedRule } from './rules';
import { scenarioOf } from './scenario';
import type { ReadFile, ScenarioOptions } from './scenario';
import { sweepOf } from './sweep';
import type { SweepChoice, Swept } from './sweep';
import { adviceOnTurns, oddsOfTurns, resolvedTurns } from './turn';
import type { TurnChoice } from './turn';
import { allOf } from './variants';
import type { CombatProgress, WatchOptions } from './watch';

export type {
  ReportAdvice,
  ReportMeasure,
  ReportOdds,
  ReportRounds,
  ReportStep,
  ReportTrace,
  ReportTurn,
  ReportVerdict,
} from '../protocol';
export type {
  CombatProgress,
  Comparison,
  Explanation,
  ListedProblem,
  ListedRule,
  Matters,
  PlacedReport,
  ReadFile,
  ScenarioOptions,
  Swept,
};

export interface CheckOptions extends ScenarioOptions, RunsChoice {}

export interface ResolveOptions extends ScenarioOptions, ResolveChoice, TurnChoice {}

export interface OddsOptions extends ScenarioOptions, OddsChoice, TurnChoice, WatchOptions {}

export interface SweepOptions extends ScenarioOptions, SweepChoice, WatchOptions {}

export interface CompareOptions extends ScenarioOptions, CompareChoice, WatchOptions {}

export interface MattersOptions extends ScenarioOptions, MattersChoice, WatchOptions {}

export interface AdviseOptions extends ScenarioOptions, AdviceChoice, WatchOptions {}

/**
 * Everything that is wrong with a scenario, expectations that are not met included, in the order of the text. Errors and warnings are
 * problems; information and hints are worth knowing.
 * @param text of a scenario file, in YAML
 */
export async function check(text: string, options: CheckOptions = {}): Promise<readonly ListedProblem[]> {
  return problemsIn(await withExpectedOdds(await scenarioOf(text, options), options, options));
}

/**
 * Plays combats, with the dice of the scenario; where it gives none, seed 1 rolls them.
 * @returns for each combat a report with its `trace`: every step, die, amount and rule; with `turn: true` one for each scenario, with its `turn`
 * @throws CannotRun where the scenario has no such combat; RangeError for a seed that is none
 */
export async function resolve(text: string, options: ResolveOptions = {}): Promise<readonly PlacedReport[]> {
  const scenario = await scenarioOf(text, options);
  return options.turn === true ? resolvedTurns(scenario, options) : resolvedCombats(scenario, options);
}

/**
 * How likely each outcome is: exactly, and sampled only where there are too many states, which `odds.method` tells.
 * @returns for each combat a report with its `odds`, and with `rounds` where they were asked for; with `turn: true` one for each scenario
 * @throws CannotRun where the scenario has no such combat; RangeError for runs or a seed that are none
 */
export async function odds(text: string, options: OddsOptions = {}): Promise<readonly PlacedReport[]> {
  const scenario = await scenarioOf(text, options);
  return collected(
    options.turn === true ? oddsOfTurns(scenario, options, options) : oddsOfCombats(scenario, options, options),
  );
}

/**
 * What each side should do: what its orders are worth against those of the other side as written, and what each other order would gain.
 * @returns for each side of each combat a report with its `advice`; with `turn: true` one for each party of a turn
 * @throws CannotRun where nobody can be advised so; RangeError for runs or a seed that are none
 */
export async function advise(text: string, options: AdviseOptions = {}): Promise<readonly PlacedReport[]> {
  const scenario = await scenarioOf(text, options);
  return collected(
    options.turn === true ? adviceOnTurns(scenario, options, options) : adviceOnCombats(scenario, options, options),
  );
}

/**
 * How the odds of a combat change with some of its values: every value of each variable with every value of the others.
 *
 *     const { cells } = await sweep(text, { vary: ['defender.units.dd=0..6'] });
 *
 * @throws CannotRun where there is no such combat or no such value, or where there would be more than 10,000 combats; RangeError for runs or
 * a seed that are none
 */
export async function sweep(text: string, options: SweepOptions): Promise<Swept> {
  return allOf(sweepOf(await scenarioOf(text, options), options), options);
}

/**
 * The odds of a combat as written beside those under other readings of an option, other numbers or other orders; with `turn: true` those of
 * the turn.
 * @throws CannotRun where there is no such combat or value, or nothing to compare; RangeError for runs or a seed that are none
 */
export async function compare(text: string, options: CompareOptions): Promise<Comparison> {
  return allOf(comparingOf(await scenarioOf(text, options), options), options);
}

/**
 * What moves the outcome of a combat most: each unit, order and option changed by itself, ranked by the difference that it makes.
 * @throws CannotRun where there is no such combat or number, or nothing that could be otherwise; RangeError for runs or a seed that are none
 */
export async function matters(text: string, options: MattersOptions = {}): Promise<Matters> {
  return allOf(mattersOf(await scenarioOf(text, options), options), options);
}

/**
 * The rules of a ruleset, or of all, in the order of the rulebook, with what implements them.
 * @param ruleset its id, such as `wif-ssw`
 * @param rule id of a single rule
 * @throws CannotRun for an unknown ruleset or rule
 */
export async function rules(ruleset?: string, rule?: string): Promise<readonly ListedRule[]> {
  const all = await loadRulesets();
  const chosen = ruleset === undefined ? all : [rulesetNamed(all, ruleset)];
  return listRules(chosen, rule);
}

/**
 * What a code of a problem means, with an example of it and one without it.
 * @param code as in `ListedProblem.code`
 * @throws CannotRun for a code that there is none of
 */
export async function explain(code: string): Promise<Explanation> {
  return explanationOf(code, await loadRulesets());
}

/** Every code that a problem can have, sorted. */
export async function codes(): Promise<readonly string[]> {
  return allCodes(await loadRulesets());
}

async function collected<T>(all: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const one of all) list.push(one);
  return list;
}
