/**
 * JUnit XML, which CI systems show as tests: one for each value of `expect:`, and one more for each file with other diagnostics, so that no
 * file with errors passes.
 */
import { pluralize } from '../../../model/wording';
import type { CheckedExpectation, CheckedFile, CheckedDiagnostic } from '../check-source';
import type { CheckResult, OutputFormat } from './format';

export const junit: OutputFormat = {
  needs: { expectations: true },
  render: renderTestSuites,
};

function* renderTestSuites(checked: CheckResult): Generator<string, void> {
  const suites = checked.files.map((file) => createSuite(file, checked));
  const all = suites.flatMap(({ cases }) => cases);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="asdic" ${formatTotals(all)}>\n`;
  for (const suite of suites) if (suite.cases.length > 0) yield `${formatSuite(suite).join('\n')}\n`;
  yield '</testsuites>\n';
}

interface Case {
  readonly name: string;
  readonly line: number;
  readonly result?: {
    readonly status: 'failure' | 'skipped';
    readonly message: string;
    readonly text?: string;
    readonly type?: string;
  };
}

interface Suite {
  readonly file: string;
  readonly cases: readonly Case[];
}

function createSuite({ name, problems, expectations }: CheckedFile, { isFailure }: CheckResult): Suite {
  const expectationDiagnostics = new Set(expectations.map(({ problem }) => problem));
  const others = problems.filter((problem) => isFailure(problem) && !expectationDiagnostics.has(problem));
  const cases = expectations.map((expectation) => createCase(expectation, problems, isFailure));
  return { file: name, cases: others.length === 0 ? cases : [...cases, createFileCase(others)] };
}

/** @param reported the diagnostics that remain after the baseline */
function createCase(
  { name, line, problem }: CheckedExpectation,
  reported: readonly CheckedDiagnostic[],
  fails: CheckResult['isFailure'],
): Case {
  if (problem === undefined) return { name, line };
  const { message, code } = problem.listedDiagnostic;
  if (!reported.includes(problem))
    return { name, line, result: { status: 'skipped', message: `Accepted: ${message}` } };
  return fails(problem)
    ? { name, line, result: { status: 'failure', message, type: code } }
    : { name, line, result: { status: 'skipped', message } };
}

function createFileCase(problems: readonly CheckedDiagnostic[]): Case {
  const lines = problems.map(
    ({ listedDiagnostic }) =>
      `${listedDiagnostic.line}:${listedDiagnostic.column} ${listedDiagnostic.severity} ${listedDiagnostic.code} ${listedDiagnostic.message}`,
  );
  return {
    name: 'has no problems',
    line: problems[0]!.listedDiagnostic.line,
    result: {
      status: 'failure',
      message: pluralize(problems.length, 'problem'),
      text: lines.join('\n'),
      type: 'problems',
    },
  };
}

function formatTotals(cases: readonly Case[]): string {
  const count = (status: string) => cases.filter(({ result }) => result?.status === status).length;
  return `tests="${cases.length}" failures="${count('failure')}" errors="0" skipped="${count('skipped')}"`;
}

function formatSuite({ file, cases }: Suite): readonly string[] {
  return [
    `  <testsuite name="${escapeXml(file)}" file="${escapeXml(file)}" ${formatTotals(cases)}>`,
    ...cases.flatMap((each) => formatCase(file, each)),
    '  </testsuite>',
  ];
}

function formatCase(file: string, { name, line, result }: Case): readonly string[] {
  const head = `    <testcase name="${escapeXml(name)}" classname="${escapeXml(file)}" file="${escapeXml(file)}" line="${line}"`;
  if (!result) return [`${head}/>`];
  const { status, message, text, type } = result;
  const typed = type === undefined ? '' : ` type="${escapeXml(type)}"`;
  const inner = `      <${status} message="${escapeXml(message)}"${typed}`;
  return [`${head}>`, text === undefined ? `${inner}/>` : `${inner}>${escapeXml(text)}</${status}>`, '    </testcase>'];
}

/** Escapes text for an attribute or an element; characters that XML cannot contain are written as escapes. */
function escapeXml(text: string): string {
  return text
    .replaceAll(
      /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
      (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
