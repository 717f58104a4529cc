/**
 * Asdic as a library: plain data in and out, the same as the command line prints with `--format json`. It reads no files, needs no
 * network, and keeps no state: the same text and options give the same answer.
 *
 *     import { check, odds } from 'asdic';
 *     const problems = await check(text);
 *     const [report] = await odds(text, { engagement: 'north-sea' });
 *
 * Requests that cannot be answered throw an error whose `name` is `CannotRun` and whose message is a sentence for users.
 * @packageDocumentation
 */
import { listAllCodes, loadRulesets } from '../features';
import { type AdviceChoice, adviseOnCombats } from './advise';
import { type CompareChoice, type Comparison, planComparison } from './compare';
import type { PlacedReport } from './combats';
import { type RunsChoice, withExpectedOdds } from './expected-odds';
import { explainCode, type Explanation } from './explain';
import { type Matters, type MattersChoice, planMatters } from './matters';
import { calculateCombatOdds, type OddsChoice } from './odds';
import { type ListedProblem, listProblems } from './problems';
import { type ResolveChoice, resolveCombats } from './resolve';
import { type CheckedFairDice, checkFairDice } from './fair-dice';
import { findRuleset, type ListedRule, listRules } from './rules';
import { analyseScenario, type ReadFile, type ScenarioOptions } from './scenario';
import { planSweep, type SweepChoice, type Swept } from './sweep';
import { adviseOnTurns, calculateTurnOdds, resolveTurns, type TurnChoice } from './turn';
import { findPlayTarget, type Play, playAtTable } from './play';
import type { PlayMove } from '../protocol';
import { runAll } from './variants';
import type { CombatProgress, ProgressOptions } from './calculation-progress';

export type {
  PlayCourse,
  PlayMove,
  PlayOption,
  PlayRoll,
  PlayStep,
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
  CheckedFairDice,
  CombatProgress,
  Comparison,
  Explanation,
  ListedProblem,
  ListedRule,
  Matters,
  PlacedReport,
  Play,
  ReadFile,
  ScenarioOptions,
  Swept,
};

export interface CheckOptions extends ScenarioOptions, RunsChoice {}

export interface ResolveOptions extends ScenarioOptions, ResolveChoice, TurnChoice {}

export interface OddsOptions extends ScenarioOptions, OddsChoice, TurnChoice, ProgressOptions {}

export interface PlayOptions extends ScenarioOptions, TurnChoice {
  /** The moves to begin after, such as those of an earlier play; without them the play goes on where the dice in the file end. */
  readonly moves?: readonly PlayMove[];
}

export interface SweepOptions extends ScenarioOptions, SweepChoice, ProgressOptions {}

export interface CompareOptions extends ScenarioOptions, CompareChoice, ProgressOptions {}

export interface MattersOptions extends ScenarioOptions, MattersChoice, ProgressOptions {}

export interface AdviseOptions extends ScenarioOptions, AdviceChoice, ProgressOptions {}

/**
 * All problems of a scenario, unmet expectations included, in document order. Errors and warnings are problems; information and hints are
 * useful to know.
 * @param text of a scenario file, in YAML
 */
export async function check(text: string, options: CheckOptions = {}): Promise<readonly ListedProblem[]> {
  return listProblems(await withExpectedOdds(await analyseScenario(text, options), options, options));
}

/**
 * Resolves combats with the dice of the scenario; if it has none, with seed 1.
 * @returns a report per combat with its `trace`: every step, die, amount and rule; with `turn: true`, one per scenario with its `turn`
 * @throws CannotRun if the scenario has no such combat; RangeError for an invalid seed
 */
export async function resolve(text: string, options: ResolveOptions = {}): Promise<readonly PlacedReport[]> {
  const scenario = await analyseScenario(text, options);
  return options.turn === true ? resolveTurns(scenario, options) : resolveCombats(scenario, options);
}

/**
 * Plays a combat at the table, one roll and one decision at a time; with `turn: true`, all combats of a turn, each with what the earlier ones left.
 *
 *     let battle = await play(text, 'coral-sea');
 *     battle = await battle.roll([4, 3, 6]);
 *     if (battle.next.kind === 'decision') battle = await battle.decide(battle.next.ordered);
 *
 * @param id of the combat; only needed if the scenario has several
 * @throws CannotRun if the scenario has no such combat, or a move does not fit
 */
export async function play(text: string, id?: string, options: PlayOptions = {}): Promise<Play> {
  const scenario = await analyseScenario(text, options);
  return playAtTable(scenario, findPlayTarget(scenario, id, options.turn), options.moves);
}

/**
 * The probability of each outcome: exact, or sampled if there are too many states; see `odds.method`.
 * @returns a report per combat with its `odds`, and `rounds` if requested; with `turn: true`, one per scenario
 * @throws CannotRun if the scenario has no such combat; RangeError for invalid runs or seed
 */
export async function odds(text: string, options: OddsOptions = {}): Promise<readonly PlacedReport[]> {
  const scenario = await analyseScenario(text, options);
  const calculate = options.turn === true ? calculateTurnOdds : calculateCombatOdds;
  return collect(calculate(scenario, options, options));
}

/**
 * The best orders for each side: the value of its orders against those of the other side as written, and the gain of each alternative.
 * @returns a report for each side of each combat with its `advice`; with `turn: true`, one per party of a turn
 * @throws CannotRun if nobody can be advised; RangeError for invalid runs or seed
 */
export async function advise(text: string, options: AdviseOptions = {}): Promise<readonly PlacedReport[]> {
  const scenario = await analyseScenario(text, options);
  const adviseOn = options.turn === true ? adviseOnTurns : adviseOnCombats;
  return collect(adviseOn(scenario, options, options));
}

/**
 * The odds of a combat over a grid: every value of each variable with every value of the others.
 *
 *     const { cells } = await sweep(text, { vary: ['defender.units.dd=0..6'] });
 *
 * @throws CannotRun for an unknown combat or value, or for more than 10,000 combats; RangeError for invalid runs or seed
 */
export async function sweep(text: string, options: SweepOptions): Promise<Swept> {
  return runAll(planSweep(await analyseScenario(text, options), options), options);
}

/**
 * The odds of a combat as written beside those with other readings of an option, numbers or orders; with `turn: true`, of the turn.
 * @throws CannotRun for an unknown combat or value, or if there is nothing to compare; RangeError for invalid runs or seed
 */
export async function compare(text: string, options: CompareOptions): Promise<Comparison> {
  return runAll(planComparison(await analyseScenario(text, options), options), options);
}

/**
 * Sensitivity of a combat: each unit, order and option is changed by itself and ranked by the difference that it makes.
 * @throws CannotRun for an unknown combat or number, or if nothing can be changed; RangeError for invalid runs or seed
 */
export async function matters(text: string, options: MattersOptions = {}): Promise<Matters> {
  return runAll(planMatters(await analyseScenario(text, options), options), options);
}

/**
 * The rules of one ruleset or of all, in the order of the rulebook, with what implements them.
 * @param ruleset its id, such as `wif-ssw`
 * @param rule id of a single rule
 * @throws CannotRun for an unknown ruleset or rule
 */
export async function rules(ruleset?: string, rule?: string): Promise<readonly ListedRule[]> {
  const all = await loadRulesets();
  const rulesets = ruleset === undefined ? all : [findRuleset(all, ruleset)];
  return listRules(rulesets, rule);
}

/**
 * Explains a code of a problem, with an example that has the problem and one that does not.
 * @param code as in `ListedProblem.code`
 * @throws CannotRun for an unknown code
 */
export async function explain(code: string): Promise<Explanation> {
  return explainCode(code, await loadRulesets());
}

/**
 * Fair dice of a scenario, for play by mail: who has committed to a word and shown it, the seed once all words fit, and what is wrong.
 */
export async function fairDice(text: string, options: ScenarioOptions = {}): Promise<CheckedFairDice> {
  return checkFairDice(await analyseScenario(text, options));
}

/** All codes of problems, sorted. */
export async function codes(): Promise<readonly string[]> {
  return listAllCodes(await loadRulesets());
}

async function collect<T>(all: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const item of all) list.push(item);
  return list;
}
