/** One line for each diagnostic, in the style of compilers, and a summary. */
import { counted, listed, printable } from '../../../model/wording';
import type { ListedProblem, Severity } from '../../../library/problems';
import { paint } from '../../print/style';
import type { Colour, Paint } from '../../print/style';

const colours: Readonly<Record<Severity, Colour>> = {
  error: 'red',
  warning: 'yellow',
  information: 'blue',
  hint: 'grey',
};

const nouns: Readonly<Record<Severity, (count: number) => string>> = {
  error: (count) => counted(count, 'error'),
  warning: (count) => counted(count, 'warning'),
  information: (count) => `${count} of information`,
  hint: (count) => counted(count, 'hint'),
};

/** @param files number of checked files */
export function* checkText(
  found: readonly ListedProblem[],
  files: number,
  style: { readonly colours: boolean },
): Generator<string, void> {
  const painted = paint(style);
  for (const problem of found) yield `${line(problem, painted)}\n`;
  yield `${summary(found, files)}\n`;
}

function line({ file, line, column, severity, code, message, rule }: ListedProblem, painted: Paint): string {
  const place = painted('bold', `${printable(file)}:${line}:${column}`);
  const by = rule === null ? '' : painted('grey', ` (${rule})`);
  return `${place} ${painted(colours[severity], severity)} ${code} ${printable(message)}${by}`;
}

/** The summary line. @param files number of checked files */
export function summary(found: readonly ListedProblem[], files: number): string {
  if (found.length === 0) return `No problems in ${counted(files, 'file')}.`;
  const bySeverity = Object.entries(nouns).flatMap(([severity, noun]) => {
    const count = found.filter((problem) => problem.severity === severity).length;
    return count === 0 ? [] : [noun(count)];
  });
  const faulty = new Set(found.map(({ file }) => file)).size;
  return `${counted(found.length, 'problem')} (${listed(bySeverity)}) in ${faulty} of ${counted(files, 'file')}.`;
}
