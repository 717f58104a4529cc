/** What is wrong with a scenario, as `check` answers it and `asdic check --format json` prints it. */
import { problems } from '../features';
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
export function problemsIn({ name, analysis }: Scenario): readonly ListedProblem[] {
  const lines = analysis.lines();
  return problems(analysis).map(({ from, to, severity, code, message, rule }) => {
    const start = lines.positionAt(from);
    const end = lines.positionAt(to);
    return {
      file: name,
      line: start.line + 1,
      column: start.column + 1,
      endLine: end.line + 1,
      endColumn: end.column + 1,
      severity,
      code,
      message,
      rule: rule?.rule ?? null,
    };
  });
}

/** Severities that make a file count as one with problems. Information and hints are shown, and do not. */
export const countingSeverities: ReadonlySet<Severity> = new Set<Severity>(['error', 'warning']);

export function counts({ severity }: Pick<ListedProblem, 'severity'>): boolean {
  return countingSeverities.has(severity);
}
