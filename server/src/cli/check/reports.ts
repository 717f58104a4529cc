/** The reports of the combats of a file: resolved with the dice of the file, and with their odds. */
import {
  allCombats,
  createCombatData,
  defaultSeed,
  type FoundCombat,
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
import { runWatched, type WatchOptions } from '../../library/watch';

interface ReportOptions {
  /** Number of combats to roll if odds have to be sampled. */
  readonly runs: number;
}

/** A combat that cannot be resolved has no report; its diagnostics are listed. */
export async function createReports(
  scenario: Scenario,
  options: ReportOptions,
  watch: WatchOptions,
): Promise<readonly CombatReport[]> {
  const reports: CombatReport[] = [];
  for (const entry of allCombats(scenario.analysis)) {
    const report = await createReport(scenario, entry, options, watch);
    if (report) reports.push(report);
  }
  return reports;
}

async function createReport(
  scenario: Scenario,
  entry: FoundCombat,
  { runs }: ReportOptions,
  watch: WatchOptions,
): Promise<CombatReport | undefined> {
  const resolved = resolveCombat(entry, { fallbackSeed: defaultSeed });
  if ('refused' in resolved) return undefined;
  const calculator = createInProcessCalculator(() => entry.entry);
  const task = { kind: 'odds', ...createCombatData(entry), runs, seed: samplingSeed } as const;
  const outcomes = await runWatched(entry.entry.id, watch, (options) => calculator.run(task, options));
  const odds = reportOdds(entry, outcomes);
  const trace = toCombatReport(scenario, resolved.report);
  return 'refused' in odds ? trace : mergeReports(toCombatReport(scenario, odds), trace);
}

function toCombatReport(scenario: Scenario, { range, ...report }: Report): CombatReport {
  const { line, column, endLine, endColumn } = toSpan(range, scenario);
  return {
    uri: scenario.name,
    ...report,
    range: { start: { line: line - 1, character: column - 1 }, end: { line: endLine - 1, character: endColumn - 1 } },
  };
}
