/** One line for each diagnostic, in the style of compilers, and a summary. */
import { pluralize, formatList, toPrintable } from '../../../model/wording';
import type { ListedProblem, Severity } from '../../../library/problems';
import { type Colour, createPaint, type Paint } from '../../print/style';

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
export function* checkText(
  diagnostics: readonly ListedProblem[],
  files: number,
  style: { readonly colours: boolean },
): Generator<string, void> {
  const painted = createPaint(style);
  for (const problem of diagnostics) yield `${formatLine(problem, painted)}\n`;
  yield `${summary(diagnostics, files)}\n`;
}

function formatLine({ file, line, column, severity, code, message, rule }: ListedProblem, painted: Paint): string {
  const place = painted('bold', `${toPrintable(file)}:${line}:${column}`);
  const citation = rule === null ? '' : painted('grey', ` (${rule})`);
  return `${place} ${painted(colours[severity], severity)} ${code} ${toPrintable(message)}${citation}`;
}

/** The summary line. @param files number of checked files */
export function summary(diagnostics: readonly ListedProblem[], files: number): string {
  if (diagnostics.length === 0) return `No problems in ${pluralize(files, 'file')}.`;
  const bySeverity = Object.entries(countFormatters).flatMap(([severity, noun]) => {
    const count = diagnostics.filter((problem) => problem.severity === severity).length;
    return count === 0 ? [] : [noun(count)];
  });
  const faulty = new Set(diagnostics.map(({ file }) => file)).size;
  return `${pluralize(diagnostics.length, 'problem')} (${formatList(bySeverity)}) in ${faulty} of ${pluralize(files, 'file')}.`;
}
