/** Calculates the odds of the combats of a file, as a job. */
import { findCombats, type PlacedReport, countProblems } from '../../library/combats';
import { CannotRun, NoCombatError } from '../../library/errors';
import { calculateCombatOdds } from '../../library/odds';
import type { Scenario } from '../../library/scenario';
import { calculateTurnOdds } from '../../library/turn';
import type { ProgressOptions } from '../../library/calculation-progress';
import { analyseInput, type AnalysisContext } from '../analyse';
import { formatDiagnosticsNote } from '../print-reports';
import { readSource } from '../inputs/read';
import { createProgressReporter } from '../progress';
import { isInShard } from '../shard';
import type { OddsItem, OddsJob, Offset, ReportProgress } from './job';

export async function* runOddsJob(
  { source, choice, shard, offset }: OddsJob,
  context: AnalysisContext,
  reportProgress: ReportProgress,
): AsyncGenerator<OddsItem, void> {
  try {
    const scenario = await analyseInput(await readSource(source), context);
    try {
      for await (const report of createReports(
        scenario,
        choice,
        shard,
        createProgressReporter('odds of', reportProgress),
      ))
        yield { report: offset ? shiftLines(report, offset) : report };
    } catch (error) {
      if (!(error instanceof NoCombatError)) throw error;
      yield { missingReason: error.message, hasProblems: countProblems(scenario) > 0 };
      return;
    }
    const note = formatDiagnosticsNote(scenario);
    if (note !== undefined) yield { note };
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    yield { name: source.name, readError: error.message };
  }
}

function createReports(
  scenario: Scenario,
  choice: OddsJob['choice'],
  shard: OddsJob['shard'],
  watch: ProgressOptions,
): AsyncGenerator<PlacedReport, void> {
  if (choice.turn === true) return calculateTurnOdds(scenario, choice, watch);
  const all = findCombats(scenario, choice.engagement);
  const combats = shard ? all.filter((_, index) => isInShard(shard.from + index, shard)) : all;
  return calculateCombatOdds(scenario, choice, watch, combats);
}

function shiftLines(report: PlacedReport, { lines, documents }: Offset): PlacedReport {
  const { restsOn, turn } = report;
  return {
    ...report,
    line: report.line + lines,
    endLine: report.endLine + lines,
    document: report.document + documents,
    ...(turn && {
      turn: { ...turn, combats: turn.combats.map((combat) => ({ ...combat, line: combat.line + lines })) },
    }),
    ...(restsOn && {
      restsOn: restsOn.map((basis) => (basis.line === undefined ? basis : { ...basis, line: basis.line + lines })),
    }),
  };
}
