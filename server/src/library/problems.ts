/** What is wrong with a scenario, as `check` answers it and `asdic check --format json` prints it. */
import { problems } from '../features';
import type { OffsetProblem, OffsetRange } from '../features';
import type { Scenario } from './scenario';

export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** Something wrong. Lines and columns are counted from 1, columns in UTF-16 code units. */
export interface ListedProblem {
  /** The name of the scenario's file, as it was given. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: Severity;
  /** As in `asdic explain CODE`, such as `wif-ssw/owner-passed`. */
  readonly code: string;
  /** What is wrong, why, and what to do. */
  readonly message: string;
  /** Id of the rule in the index of the scenario's ruleset; null where it is by none. */
  readonly rule: string | null;
}

/** Everything that is wrong with a file, expectations included: the same as the editor shows, in the order of the text. */
export function problemsIn(scenario: Scenario): readonly ListedProblem[] {
  return problems(scenario.analysis).map((problem) => listedProblem(scenario, problem));
}

export function listedProblem(scenario: Scenario, problem: OffsetProblem): ListedProblem {
  const { severity, code, message, rule } = problem;
  return { file: scenario.name, ...spanOf(problem, scenario), severity, code, message, rule: rule?.rule ?? null };
}

/** Lines and columns from 1, columns in UTF-16 code units. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export function spanOf({ from, to }: OffsetRange, { analysis }: Scenario): Span {
  const lines = analysis.lines();
  const start = lines.positionAt(from);
  const end = lines.positionAt(to);
  return { line: start.line + 1, column: start.column + 1, endLine: end.line + 1, endColumn: end.column + 1 };
}

/** Severities that make a file count as one with problems. Information and hints are shown, and do not. */
export const countingSeverities: ReadonlySet<Severity> = new Set<Severity>(['error', 'warning']);

export function counts({ severity }: Pick<ListedProblem, 'severity'>): boolean {
  return countingSeverities.has(severity);
}
