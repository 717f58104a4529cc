/** The formats of `asdic check`: all of them render the same result. */
import type { Environment } from '../../../features';
import type { Host } from '../../host';
import type { OutputText } from '../../outcome';
import type { CheckedFile, CheckedDiagnostic, CheckRequest } from '../check-source';

export const checkFormats = ['text', 'json', 'jsonl', 'sarif', 'junit', 'github', 'html'] as const;

export type CheckFormat = (typeof checkFormats)[number];

export interface CheckResult {
  /** Sorted by name. */
  readonly files: readonly CheckedFile[];
  /** Whether a diagnostic makes the check fail; `--max-warnings` may still allow it. */
  readonly isFailure: (problem: CheckedDiagnostic) => boolean;
}

export interface RenderOptions extends Pick<Host, 'colours' | 'getVersion'> {
  /** All rulesets if the format needs them, else none. */
  readonly rulesets: Environment['rulesets'];
}

export interface OutputFormat {
  /** The parts that it needs of each file besides the diagnostics. */
  readonly needs: Partial<Pick<CheckRequest, 'fixes' | 'expectations' | 'reports'> & { readonly rulesets: boolean }>;
  readonly render: (checked: CheckResult, options: RenderOptions) => OutputText;
}

export function listCheckedProblems({ files }: CheckResult): readonly CheckedDiagnostic[] {
  return files.flatMap(({ problems }) => problems);
}
