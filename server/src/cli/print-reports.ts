/** Shared by commands on combats: one file, a report for each combat, a note on diagnostics. */
import { type PlacedReport, countProblems } from '../library/combats';
import type { Scenario } from '../library/scenario';
import { pluralize } from '../model/wording';
import type { Host } from './host';
import { toJson } from './print/json';
import type { Format, Outcome, OutputText } from './outcome';

/** Collects the reports and prints them as text or JSON. */
export async function printReports(
  scenario: Scenario,
  reports: AsyncIterable<PlacedReport> | Iterable<PlacedReport>,
  {
    format,
    formatText: text,
  }: { readonly format: Format; readonly formatText: (reports: readonly PlacedReport[], host: Host) => string },
  host: Host,
): Promise<Outcome> {
  const all: PlacedReport[] = [];
  for await (const report of reports) all.push(report);
  const notes = formatDiagnosticsNote(scenario);
  return {
    output: format === 'json' ? toJson(all) : text(all, host),
    notes,
    exitCode: notes !== undefined || all.some(isUnfinished) ? 1 : 0,
  };
}

/** Adds a note if the scenario has diagnostics. */
export function withDiagnosticsNote(scenario: Scenario, output: OutputText): Outcome {
  const notes = formatDiagnosticsNote(scenario);
  return { output, ...(notes !== undefined && { notes }), exitCode: notes === undefined ? 0 : 1 };
}

/** A note that diagnostics may have affected the result; undefined if there are none. */
export function formatDiagnosticsNote(scenario: Scenario): string | undefined {
  const count = countProblems(scenario);
  const { name } = scenario;
  return count === 0 ? undefined : `${name} has ${pluralize(count, 'problem')}: see \`asdic check ${name}\`.\n`;
}

/** Whether the dice in the file ran out before the end. Dice that are left over do not count: the combat is complete without them. */
function isUnfinished({ trace, turn }: PlacedReport): boolean {
  return (trace ?? turn?.resolved)?.wanted !== undefined;
}
