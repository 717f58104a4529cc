/** The probability of each outcome of a combat: exact, or sampled if the exact calculation would be too large. */
import { createCombatData, type LocatedCombat, reportOdds, reportRounds } from '../features';
import { createInProcessCalculator } from '../work/in-process';
import { findCombats, getOrThrow, type PlacedReport, placeReport } from './combats';
import { requireSampling, type SamplingChoice } from './numbers';
import type { Scenario } from './scenario';
import { runWithProgress, type ProgressOptions } from './calculation-progress';

export interface OddsChoice extends SamplingChoice {
  /** Id of the combat; without it, every combat of the scenario. */
  readonly engagement?: string;

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
  watch: ProgressOptions = {},
  combats?: readonly LocatedCombat[],
): AsyncGenerator<PlacedReport, void> {
  const sampling = requireSampling(choice);
  for (const target of combats ?? findCombats(scenario, choice.engagement))
    yield placeReport(scenario, await calculateOdds(target, sampling, choice.rounds === true, watch));
}

async function calculateOdds(
  target: LocatedCombat,
  sampling: Required<SamplingChoice>,
  withRounds: boolean,
  watch: ProgressOptions,
) {
  const { entry } = target;
  const calculator = createInProcessCalculator(() => entry);
  const data = createCombatData(target);
  const outcomes = await runWithProgress(entry.id, watch, (progress) =>
    calculator.run({ kind: 'odds', ...data, ...sampling }, progress),
  );
  const report = getOrThrow(reportOdds(target, outcomes));
  if (!withRounds || report.odds?.hasRounds !== true) return report;
  const points = await runWithProgress(entry.id, watch, (progress) =>
    calculator.run({ kind: 'rounds', ...data }, progress),
  );
  return { ...report, rounds: getOrThrow(reportRounds(target, points)).rounds };
}
