/** GitHub workflow commands: each diagnostic becomes an annotation on its line of a pull request. */
import { printable } from '../../../model/wording';
import type { Severity } from '../../../library/problems';
import type { CheckedProblem } from '../checked';
import { problemsOf } from './format';
import type { Checked, FormatOf } from './format';
import { summary } from './text';

const commands: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  information: 'notice',
  hint: 'notice',
};

export const github: FormatOf = {
  wants: {},
  render: annotations,
};

function* annotations(checked: Checked): Generator<string, void> {
  const problems = problemsOf(checked);
  for (const problem of problems) yield `${annotation(problem)}\n`;
  const all = problems.map(({ listed }) => listed);
  yield `${summary(all, checked.files.length)}\n`;
}

function annotation({ listed }: CheckedProblem): string {
  const { file, line, column, endLine, endColumn, severity, code, message } = listed;
  // GitHub shows a range of columns only within one line.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const properties = Object.entries({ file, line, endLine, ...columns, title: `asdic ${code}` });
  const written = properties.map(([name, value]) => `${name}=${property(String(value))}`).join(',');
  return `::${commands[severity]} ${written}::${data(message)}`;
}

/** Escapes a message like GitHub's toolkit. */
function data(text: string): string {
  return printable(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
