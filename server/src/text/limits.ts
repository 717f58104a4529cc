import { createComparisonBudget, type ComparisonBudget } from '../model/nearest';

/** Hard caps, so that no scenario takes the editor down: what exceeds one is not read, not offered or not shown. */
export const limits = {
  /** Length of a file in UTF-16 code units; 50,000 lines of a scenario are about 1.1 million. */
  length: 2_000_000,
  /** Lists and mappings inside one another. */
  depth: 100,
  /** Values in a file; a line of a scenario has about five. */
  values: 300_000,
  /** Keys at column 0 and items of their lists. */
  chunks: 100_000,
  /** Values that all aliases of a file may expand to (a few nested aliases can expand to billions). */
  copies: 100_000,
  /** For a fix: its edits but the last, times the length of the text, since each of them has the whole text parsed again. */
  rereadCharacters: 10_000_000,
  /** Problems of a file that are shown; one more problem says how many others there are. */
  problems: 1000,
} as const;

/** The remaining budget for reading a text, shared by its chunks. */
export interface Budget {
  /** Values that aliases may still expand to. */
  remainingCopies: number;
  readonly comparisons: ComparisonBudget;
}

export function createBudget(): Budget {
  return { remainingCopies: limits.copies, comparisons: createComparisonBudget() };
}
