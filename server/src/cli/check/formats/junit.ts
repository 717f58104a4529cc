/**
 * JUnit XML, which CI systems show as tests: one for each value of `expect:`, and one more for each file with other diagnostics, so that no
 * file with errors passes.
 */
import { counted } from '../../../model/wording';
import type { CheckedExpectation, CheckedFile, CheckedProblem } from '../checked';
import type { Checked, FormatOf } from './format';

export const junit: FormatOf = {
  wants: { expectations: true },
  render: testSuites,
};

function* testSuites(checked: Checked): Generator<string, void> {
  const suites = checked.files.map((file) => suiteOf(file, checked));
  const all = suites.flatMap(({ cases }) => cases);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="asdic" ${totals(all)}>\n`;
  for (const suite of suites) if (suite.cases.length > 0) yield `${suiteLines(suite).join('\n')}\n`;
  yield '</testsuites>\n';
}

interface Case {
  readonly name: string;
  readonly line: number;
  readonly ended?: {
    readonly as: 'failure' | 'skipped';
    readonly message: string;
    readonly text?: string;
    readonly type?: string;
  };
}

interface Suite {
  readonly file: string;
  readonly cases: readonly Case[];
}

function suiteOf({ name, problems, expectations }: CheckedFile, { fails }: Checked): Suite {
  const ofExpectations = new Set(expectations.map(({ problem }) => problem));
  const others = problems.filter((problem) => fails(problem) && !ofExpectations.has(problem));
  const cases = expectations.map((expectation) => caseOf(expectation, problems, fails));
  return { file: name, cases: others.length === 0 ? cases : [...cases, caseOfFile(others)] };
}

/** @param reported the diagnostics that remain after the baseline */
function caseOf(
  { name, line, problem }: CheckedExpectation,
  left: readonly CheckedProblem[],
  fails: Checked['fails'],
): Case {
  if (problem === undefined) return { name, line };
  const { message, code } = problem.listed;
  if (!left.includes(problem)) return { name, line, ended: { as: 'skipped', message: `Accepted: ${message}` } };
  return fails(problem)
    ? { name, line, ended: { as: 'failure', message, type: code } }
    : { name, line, ended: { as: 'skipped', message } };
}

function caseOfFile(problems: readonly CheckedProblem[]): Case {
  const lines = problems.map(
    ({ listed }) => `${listed.line}:${listed.column} ${listed.severity} ${listed.code} ${listed.message}`,
  );
  return {
    name: 'has no problems',
    line: problems[0]!.listed.line,
    ended: { as: 'failure', message: counted(problems.length, 'problem'), text: lines.join('\n'), type: 'problems' },
  };
}

function totals(cases: readonly Case[]): string {
  const count = (as: string) => cases.filter(({ ended }) => ended?.as === as).length;
  return `tests="${cases.length}" failures="${count('failure')}" errors="0" skipped="${count('skipped')}"`;
}

function suiteLines({ file, cases }: Suite): readonly string[] {
  return [
    `  <testsuite name="${xml(file)}" file="${xml(file)}" ${totals(cases)}>`,
    ...cases.flatMap((each) => caseLines(file, each)),
    '  </testsuite>',
  ];
}

function caseLines(file: string, { name, line, ended }: Case): readonly string[] {
  const head = `    <testcase name="${xml(name)}" classname="${xml(file)}" file="${xml(file)}" line="${line}"`;
  if (!ended) return [`${head}/>`];
  const { as, message, text, type } = ended;
  const typed = type === undefined ? '' : ` type="${xml(type)}"`;
  const inner = `      <${as} message="${xml(message)}"${typed}`;
  return [`${head}>`, text === undefined ? `${inner}/>` : `${inner}>${xml(text)}</${as}>`, '    </testcase>'];
}

/** Escapes text for an attribute or an element; characters that XML cannot contain are written as escapes. */
function xml(text: string): string {
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
