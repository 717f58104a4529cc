/** How much of an answer is shown: what a hostile text would make of it no client can show, and some stand still. Each cut says so. */
import { cut } from '../model/wording';

/** As many of each kind of answer as a client can show. */
export const shown = {
  /** Characters of a message. */
  message: 1000,
  /** Other places that a problem names. */
  related: 20,
  /** Characters of a hover. */
  hover: 20_000,
  /** Combats of a file that have lenses. */
  lensCombats: 1000,
  /** Problems of a selection whose fixes are listed. */
  fixedProblems: 50,
  /** Those of them whose fixes are found by trial. */
  triedProblems: 10,
  /** Completions; with so many the word that is typed chooses. */
  completions: 1000,
  /** Folds of a file: VS Code takes no more by default. */
  folds: 5000,
  /** Dice without effect that a report lists. */
  unusedDice: 50,
  /** Names of a scenario that a report knows. */
  names: 2000,
} as const;

/** A Markdown text cut at the end of a line; what is left out is said. */
export function cutMarkdown(markdown: string, length: number): string {
  if (markdown.length <= length) return markdown;
  const end = markdown.lastIndexOf('\n', length);
  return `${end > 0 ? markdown.slice(0, end) : cut(markdown, length)}\n\n*There is more than can be shown here.*`;
}
