/** The reports of the combats of a file: resolved with the dice of the file, and with their odds. */
import { allCombats, combatData, defaultSeed, reportOdds, resolve } from '../../features';
import type { FoundCombat, Report } from '../../features';
import { merged } from '../../page/content';
import type { CombatReport } from '../../page/check-document';
import { inProcessCalculator } from '../../work/in-process';
import { samplingSeed } from '../../library/numbers';
import { spanOf } from '../../library/problems';
import type { Scenario } from '../../library/scenario';
import { watched } from '../../library/watch';
import type { WatchOptions } from '../../library/watch';

interface Numbers {
  /** Number of combats to roll if odds have to be sampled. */
  readonly runs: number;
}

/** A combat that cannot be resolved has no report; its diagnostics are listed. */
export async function reportsOf(
  scenario: Scenario,
  numbers: Numbers,
  watch: WatchOptions,
): Promise<readonly CombatReport[]> {
  const reports: CombatReport[] = [];
  for (const found of allCombats(scenario.analysis)) {
    const report = await reportOf(scenario, found, numbers, watch);
    if (report) reports.push(report);
  }
  return reports;
}

async function reportOf(
  scenario: Scenario,
  found: FoundCombat,
  { runs }: Numbers,
  watch: WatchOptions,
): Promise<CombatReport | undefined> {
  const resolved = resolve(found, { fallbackSeed: defaultSeed });
  if ('refused' in resolved) return undefined;
  const calculator = inProcessCalculator(() => found.site);
  const task = { kind: 'odds', ...combatData(found), runs, seed: samplingSeed } as const;
  const outcomes = await watched(found.site.id, watch, (by) => calculator.run(task, by));
  const odds = reportOdds(found, outcomes);
  const trace = inLines(scenario, resolved.report);
  return 'refused' in odds ? trace : merged(inLines(scenario, odds), trace);
}

function inLines(scenario: Scenario, { range, ...report }: Report): CombatReport {
  const { line, column, endLine, endColumn } = spanOf(range, scenario);
  return {
    uri: scenario.name,
    ...report,
    range: { start: { line: line - 1, character: column - 1 }, end: { line: endLine - 1, character: endColumn - 1 } },
  };
}
