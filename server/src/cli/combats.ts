/** What the commands on combats have in common: one file, a report for each combat, a word on problems. */
import { problemCount } from '../library/combats';
import type { PlacedReport } from '../library/combats';
import type { Scenario } from '../library/scenario';
import { counted } from '../model/wording';
import type { Host } from './host';
import { asJson } from './print/json';
import type { Format, Outcome, Written } from './outcome';

/** Reports as they came, for people or for programs. */
export async function reported(
  scenario: Scenario,
  reports: AsyncIterable<PlacedReport> | Iterable<PlacedReport>,
  {
    format,
    text,
  }: { readonly format: Format; readonly text: (reports: readonly PlacedReport[], host: Host) => string },
  host: Host,
): Promise<Outcome> {
  const all: PlacedReport[] = [];
  for await (const report of reports) all.push(report);
  const notes = problemsNote(scenario);
  return {
    output: format === 'json' ? asJson(all) : text(all, host),
    notes,
    exitCode: notes !== undefined || all.some(isUnfinished) ? 1 : 0,
  };
}

/** What was printed of a scenario, with a word on its problems where it has any. */
export function withProblemsNote(scenario: Scenario, output: Written): Outcome {
  const notes = problemsNote(scenario);
  return { output, ...(notes !== undefined && { notes }), exitCode: notes === undefined ? 0 : 1 };
}

/** A word on a file whose problems may have changed what came out; undefined for a clean one. */
export function problemsNote(scenario: Scenario): string | undefined {
  const faulty = problemCount(scenario);
  const { name } = scenario;
  return faulty === 0 ? undefined : `${name} has ${counted(faulty, 'problem')}: see \`asdic check ${name}\`.\n`;
}

/** The dice ran out. Dice that were left over are reported, but the combat has come to its end without them. */
function isUnfinished({ trace, turn }: PlacedReport): boolean {
  return (trace ?? turn?.resolved)?.wanted !== undefined;
}
