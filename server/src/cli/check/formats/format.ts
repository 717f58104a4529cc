/** The formats of `asdic check`: each is made from the same files. */
import type { Host } from '../../host';
import type { CheckedFile, CheckedProblem, Wanted } from '../checked';

export const checkFormats = ['text', 'json', 'jsonl', 'sarif', 'junit', 'github', 'html'] as const;

export type CheckFormat = (typeof checkFormats)[number];

export interface Checked {
  /** Sorted by name. */
  readonly files: readonly CheckedFile[];
  /** Whether a problem makes the check fail, as far as it alone can. */
  readonly fails: (problem: CheckedProblem) => boolean;
}

export interface FormatOf {
  /** What it needs of each file beyond the problems. */
  readonly wants: Partial<Pick<Wanted, 'fixes' | 'expectations' | 'reports'>>;
  readonly render: (checked: Checked, host: Pick<Host, 'rulesets' | 'colours' | 'version'>) => string;
}

export function problemsOf({ files }: Checked): readonly CheckedProblem[] {
  return files.flatMap(({ problems }) => problems);
}
