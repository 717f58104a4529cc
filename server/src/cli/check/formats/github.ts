/** GitHub workflow commands: each diagnostic becomes an annotation on its line of a pull request. */
import { toPrintable } from '../../../model/wording';
import type { Severity } from '../../../library/problems';
import type { CheckedDiagnostic } from '../check-source';
import { type CheckResult, listCheckedProblems, type OutputFormat } from './format';
import { formatSummary } from './text';

const commands: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  information: 'notice',
  hint: 'notice',
};

export const github: OutputFormat = {
  needs: {},
  render: formatAnnotations,
};

function* formatAnnotations(checked: CheckResult): Generator<string, void> {
  const problems = listCheckedProblems(checked);
  for (const problem of problems) yield `${formatAnnotation(problem)}\n`;
  const all = problems.map(({ listedDiagnostic }) => listedDiagnostic);
  yield `${formatSummary(all, checked.files.length)}\n`;
}

function formatAnnotation({ listedDiagnostic }: CheckedDiagnostic): string {
  const { file, line, column, endLine, endColumn, severity, code, message } = listedDiagnostic;
  // GitHub shows a range of columns only within one line.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const properties = Object.entries({ file, line, endLine, ...columns, title: `asdic ${code}` });
  const written = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(',');
  return `::${commands[severity]} ${written}::${escapeData(message)}`;
}

/** Escapes a message like GitHub's toolkit. */
function escapeData(text: string): string {
  return toPrintable(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
