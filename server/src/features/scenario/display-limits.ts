/** Display limits: a hostile text could otherwise produce answers that freeze clients. Every truncation is reported to the user. */
import { truncate } from '../../model/wording';

/** Maximum per kind of answer. */
export const displayLimits = {
  /** Characters of a message. */
  message: 1000,
  /** Related places of a diagnostic. */
  related: 20,
  /** Characters of a hover. */
  hover: 20_000,
  /** Combats of a file with lenses. */
  lensCombats: 1000,
  /** Diagnostics of a selection whose fixes are listed. */
  problemsWithFixes: 50,
  /** Those of them whose fixes are found by trial and error. */
  problemsWithTrialFixes: 10,
  /** Completions; if there are more, they are filtered by the typed word. */
  completions: 1000,
  /** Folding ranges of a file: the default limit of VS Code. */
  folds: 5000,
  /** Unused dice listed in a report. */
  unusedDice: 50,
  /** Names of a scenario that a report knows. */
  names: 2000,
} as const;

/** Truncates Markdown at the end of a line, with a note. */
export function truncateMarkdown(markdown: string, length: number): string {
  if (markdown.length <= length) return markdown;
  const end = markdown.lastIndexOf('\n', length);
  return `${end > 0 ? markdown.slice(0, end) : truncate(markdown, length)}\n\n*There is more than can be shown here.*`;
}
