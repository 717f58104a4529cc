/** Diagnostics of a scenario, as `check` returns them and `asdic check --format json` prints them. */
import { diagnose, type OffsetDiagnostic, type OffsetRange } from '../features';
import type { Scenario } from './scenario';

export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** A problem. */
export interface ListedProblem extends Span {
  /** The name of the scenario's file, as given. */
  readonly file: string;

  readonly severity: Severity;
  /** As in `asdic explain CODE`, such as `wif-ssw/owner-passed`. */
  readonly code: string;
  /** The problem, its reason, and what to do. */
  readonly message: string;
  /** Id of the rule in the ruleset's index; null if there is none. */
  readonly rule: string | null;
}

/** All diagnostics of a file, expectations included: the same as in the editor, in document order. */
export function listProblems(scenario: Scenario): readonly ListedProblem[] {
  return diagnose(scenario.analysis).map((problem) => toListedProblem(scenario, problem));
}

export function toListedProblem(scenario: Scenario, problem: OffsetDiagnostic): ListedProblem {
  const { severity, code, message, rule } = problem;
  return { file: scenario.name, ...toSpan(problem, scenario), severity, code, message, rule: rule?.rule ?? null };
}

/** Lines and columns from 1, columns in UTF-16 code units. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export function toSpan({ from, to }: OffsetRange, { analysis }: Scenario): Span {
  const lines = analysis.lines();
  const start = lines.positionAt(from);
  const end = lines.positionAt(to);
  return { line: start.line + 1, column: start.column + 1, endLine: end.line + 1, endColumn: end.column + 1 };
}

/** Severities that count as problems of a file. Information and hints are shown but do not count. */
export function isCounted({ severity }: Pick<ListedProblem, 'severity'>): boolean {
  return severity === 'error' || severity === 'warning';
}
