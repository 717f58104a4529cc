/** The formats of `asdic check`: each is made from the same files. */
import type { Environment } from '../../../features';
import type { Host } from '../../host';
import type { Written } from '../../outcome';
import type { CheckedFile, CheckedProblem, Wanted } from '../checked';

export const checkFormats = ['text', 'json', 'jsonl', 'sarif', 'junit', 'github', 'html'] as const;

export type CheckFormat = (typeof checkFormats)[number];

export interface Checked {
  /** Sorted by name. */
  readonly files: readonly CheckedFile[];
  /** Whether a problem makes the check fail, as far as it alone can. */
  readonly fails: (problem: CheckedProblem) => boolean;
}

export interface Rendering extends Pick<Host, 'colours' | 'version'> {
  /** All, where the format wants them. */
  readonly rulesets: Environment['rulesets'];
}

export interface FormatOf {
  /** What it needs of each file beyond the problems. */
  readonly wants: Partial<Pick<Wanted, 'fixes' | 'expectations' | 'reports'> & { readonly rulesets: boolean }>;
  readonly render: (checked: Checked, rendering: Rendering) => Written;
}

export function problemsOf({ files }: Checked): readonly CheckedProblem[] {
  return files.flatMap(({ problems }) => problems);
}
