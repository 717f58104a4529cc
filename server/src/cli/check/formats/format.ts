/** The formats of `asdic check`: all of them render the same result. */
import type { Environment } from '../../../features';
import type { Host } from '../../host';
import type { Written } from '../../outcome';
import type { CheckedFile, CheckedProblem, Wanted } from '../checked';

export const checkFormats = ['text', 'json', 'jsonl', 'sarif', 'junit', 'github', 'html'] as const;

export type CheckFormat = (typeof checkFormats)[number];

export interface Checked {
  /** Sorted by name. */
  readonly files: readonly CheckedFile[];
  /** Whether a diagnostic makes the check fail; `--max-warnings` may still allow it. */
  readonly fails: (problem: CheckedProblem) => boolean;
}

export interface Rendering extends Pick<Host, 'colours' | 'version'> {
  /** All rulesets if the format needs them, else none. */
  readonly rulesets: Environment['rulesets'];
}

export interface FormatOf {
  /** The parts that it needs of each file besides the diagnostics. */
  readonly wants: Partial<Pick<Wanted, 'fixes' | 'expectations' | 'reports'> & { readonly rulesets: boolean }>;
  readonly render: (checked: Checked, rendering: Rendering) => Written;
}

export function problemsOf({ files }: Checked): readonly CheckedProblem[] {
  return files.flatMap(({ problems }) => problems);
}
