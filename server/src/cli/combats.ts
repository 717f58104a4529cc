/** The combats of a file that a command is about, and their reports as `--format json` prints them. */
import { allCombats } from '../features';
import type { Analysis, FoundCombat, Refusal, Report } from '../features';
import { counted, listed } from '../model/wording';
import { counts, problemsIn } from './analysed';
import { CannotRun } from './outcome';

/**
 * Every combat of a file, or those with an id (several scenarios of a file may share one), in the order of the text.
 * @throws CannotRun where there is none
 */
export function combatsNamed(name: string, analysis: Analysis, id: string | undefined): readonly FoundCombat[] {
  const all = allCombats(analysis);
  const chosen = id === undefined ? all : all.filter(({ site }) => site.id === id);
  if (chosen.length > 0) return chosen;
  const faulty = problemsIn(name, analysis).filter(counts).length;
  const mend = faulty === 0 ? '' : ` It has ${counted(faulty, 'problem')}: see \`asdic check ${name}\`.`;
  if (all.length === 0) throw new CannotRun(`There is no combat in ${name} that can be resolved.${mend}`);
  const ids = [...new Set(all.map(({ site }) => site.id))];
  throw new CannotRun(
    `There is no combat \`${id}\` in ${name} that can be resolved. There are: ${listed(ids)}.${mend}`,
  );
}

/** @throws CannotRun with the reason: the features refuse a combat that was just found only where Asdic itself is at fault */
export function orCannotRun<T extends object>(result: T | Refusal): T {
  if ('refused' in result) throw new CannotRun(result.refused);
  return result;
}

/** A report with its place as `asdic check` gives it: the file, and lines and columns from 1. */
export interface PlacedReport extends Omit<Report, 'range'> {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export function placed(file: string, analysis: Analysis, { range, ...report }: Report): PlacedReport {
  const lines = analysis.lines();
  const start = lines.positionAt(range.from);
  const end = lines.positionAt(range.to);
  return {
    file,
    line: start.line + 1,
    column: start.column + 1,
    endLine: end.line + 1,
    endColumn: end.column + 1,
    ...report,
  };
}

/** A word on a file whose problems may have changed what came out; undefined for a clean one. */
export function problemsNote(name: string, analysis: Analysis): string | undefined {
  const faulty = problemsIn(name, analysis).filter(counts).length;
  return faulty === 0 ? undefined : `${name} has ${counted(faulty, 'problem')}: see \`asdic check ${name}\`.\n`;
}
