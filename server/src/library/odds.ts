/** The probability of each outcome of a combat: exact, or sampled if the exact calculation would be too large. */
import { createCombatData, type FoundCombat, reportOdds, reportRounds } from '../features';
import { createInProcessCalculator } from '../work/in-process';
import { findCombats, orThrow, type PlacedReport, placeReport } from './combats';
import { defaultRuns, requireRuns, requireSeed, samplingSeed } from './numbers';
import type { Scenario } from './scenario';
import { runWatched, type WatchOptions } from './watch';

export interface OddsChoice {
  /** Id of the combat; without it, every combat of the scenario. */
  readonly engagement?: string;
  /** How many combats are rolled if the odds are sampled: 20,000 when absent. */
  readonly runs?: number;
  /** The sampling seed: the same seed gives the same odds. 1 when absent. */
  readonly seed?: number;
  /** Also reports how the odds develop from round to round, if the combat has rounds. */
  readonly rounds?: boolean;
}

/**
 * The combats one after another, in document order.
 * @param combats the selected combats, if they are already found
 * @throws CannotRun if the scenario has no such combat; RangeError for invalid runs or seed; the reason of an aborted signal
 */
export async function* calculateCombatOdds(
  scenario: Scenario,
  choice: OddsChoice,
  watch: WatchOptions = {},
  combats?: readonly FoundCombat[],
): AsyncGenerator<PlacedReport, void> {
  requireRuns(choice.runs);
  requireSeed(choice.seed);
  for (const target of combats ?? findCombats(scenario, choice.engagement))
    yield placeReport(scenario, await calculateOdds(target, choice, watch));
}

async function calculateOdds(
  target: FoundCombat,
  { runs = defaultRuns, seed = samplingSeed, rounds = false }: OddsChoice,
  watch: WatchOptions,
) {
  const { entry } = target;
  const calculator = createInProcessCalculator(() => entry);
  const data = createCombatData(target);
  const outcomes = await runWatched(entry.id, watch, (by) => calculator.run({ kind: 'odds', ...data, runs, seed }, by));
  const report = orThrow(reportOdds(target, outcomes));
  if (!rounds || report.odds?.hasRounds !== true) return report;
  const points = await runWatched(entry.id, watch, (by) => calculator.run({ kind: 'rounds', ...data }, by));
  return { ...report, rounds: orThrow(reportRounds(target, points)).rounds };
}
