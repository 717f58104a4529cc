/** From an input to what the features know of it. */
import { analyse, environment, problems } from '../features';
import type { Analysis } from '../features';
import type { Host } from './host';
import type { Input } from './inputs';
import { configAbove } from './config';
import { tableReader } from './tables';

export function analysed({ text, folder }: Input, host: Host): Analysis {
  const readTable = tableReader(folder, host.folder);
  return analyse(
    text,
    undefined,
    environment({ rulesets: host.rulesets, readTable, config: configAbove(folder, host.folder, readTable) }),
  );
}

export type Severity = ReturnType<typeof problems>[number]['severity'];

/** Something wrong, as `asdic check --format json` prints it. Lines and columns are counted from 1, columns in UTF-16 code units. */
export interface ListedProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  /** Id of the rule in the index of the scenario's ruleset. */
  readonly rule: string | null;
}

/** Everything that is wrong with a file, expectations included: the same as the editor shows, in the order of the text. */
export function problemsIn(name: string, analysis: Analysis): readonly ListedProblem[] {
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
