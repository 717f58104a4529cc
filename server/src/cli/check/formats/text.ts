/** One line for each diagnostic, in the style of compilers, and a summary. */
import { pluralize, formatList, toPrintable } from '../../../model/wording';
import type { ListedProblem, Severity } from '../../../library/problems';
import { type Colour, createPaint, type Paint } from '../../../plain-text/style';

const colours: Readonly<Record<Severity, Colour>> = {
  error: 'red',
  warning: 'yellow',
  information: 'blue',
  hint: 'grey',
};

const countFormatters: Readonly<Record<Severity, (count: number) => string>> = {
  error: (count) => pluralize(count, 'error'),
  warning: (count) => pluralize(count, 'warning'),
  information: (count) => `${count} of information`,
  hint: (count) => pluralize(count, 'hint'),
};

/** @param files number of checked files */
export function* formatCheckReport(
  diagnostics: readonly ListedProblem[],
  files: number,
  style: { readonly colours: boolean },
): Generator<string, void> {
  const paint = createPaint(style);
  for (const problem of diagnostics) yield `${formatLine(problem, paint)}\n`;
  yield `${formatSummary(diagnostics, files)}\n`;
}

function formatLine({ file, line, column, severity, code, message, rule }: ListedProblem, paint: Paint): string {
  const place = paint('bold', `${toPrintable(file)}:${line}:${column}`);
  const citation = rule === null ? '' : paint('grey', ` (${rule})`);
  return `${place} ${paint(colours[severity], severity)} ${code} ${toPrintable(message)}${citation}`;
}

/** The summary line. @param files number of checked files */
export function formatSummary(diagnostics: readonly ListedProblem[], files: number): string {
  if (diagnostics.length === 0) return `No problems in ${pluralize(files, 'file')}.`;
  const bySeverity = Object.entries(countFormatters).flatMap(([severity, formatCount]) => {
    const count = diagnostics.filter((problem) => problem.severity === severity).length;
    return count === 0 ? [] : [formatCount(count)];
  });
  const faulty = new Set(diagnostics.map(({ file }) => file)).size;
  return `${pluralize(diagnostics.length, 'problem')} (${formatList(bySeverity)}) in ${faulty} of ${pluralize(files, 'file')}.`;
}
