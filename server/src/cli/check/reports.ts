/** The reports of the combats of a file: resolved with the dice of the file, and with their odds. */
import {
  listAllCombats,
  createCombatData,
  defaultSeed,
  type LocatedCombat,
  type Report,
  reportOdds,
  resolveCombat,
} from '../../features';
import { mergeReports } from '../../page/content';
import type { CombatReport } from '../../page/check-document';
import { createInProcessCalculator } from '../../work/in-process';
import { samplingSeed } from '../../library/numbers';
import { toSpan } from '../../library/problems';
import type { Scenario } from '../../library/scenario';
import { runWithProgress, type ProgressOptions } from '../../library/calculation-progress';

interface ReportOptions {
  /** Number of combats to roll if odds have to be sampled. */
  readonly runs: number;
}

/** A combat that cannot be resolved has no report; its diagnostics are listed. */
export async function createReports(
  scenario: Scenario,
  options: ReportOptions,
  watch: ProgressOptions,
): Promise<readonly CombatReport[]> {
  const reports: CombatReport[] = [];
  for (const combat of listAllCombats(scenario.analysis)) {
    const report = await createReport(scenario, combat, options, watch);
    if (report) reports.push(report);
  }
  return reports;
}

async function createReport(
  scenario: Scenario,
  combat: LocatedCombat,
  { runs }: ReportOptions,
  watch: ProgressOptions,
): Promise<CombatReport | undefined> {
  const resolvedCombat = resolveCombat(combat, { fallbackSeed: defaultSeed });
  if ('refused' in resolvedCombat) return undefined;
  const calculator = createInProcessCalculator(() => combat.entry);
  const task = { kind: 'odds', ...createCombatData(combat), runs, seed: samplingSeed } as const;
  const outcomes = await runWithProgress(combat.entry.id, watch, (options) => calculator.run(task, options));
  const oddsReport = reportOdds(combat, outcomes);
  const traceReport = toCombatReport(scenario, resolvedCombat.report);
  return 'refused' in oddsReport ? traceReport : mergeReports(toCombatReport(scenario, oddsReport), traceReport);
}

function toCombatReport(scenario: Scenario, { range, ...report }: Report): CombatReport {
  const { line, column, endLine, endColumn } = toSpan(range, scenario);
  return {
    uri: scenario.name,
    ...report,
    range: { start: { line: line - 1, character: column - 1 }, end: { line: endLine - 1, character: endColumn - 1 } },
  };
}
