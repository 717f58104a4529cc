/** Hard caps: a scenario that passes one is refused with a problem, instead of taking the editor down. */
export const limits = {
  /** Length of a file in UTF-16 code units; 50,000 lines of a scenario are about 1.1 million. */
  length: 2_000_000,
  /** Lists and mappings inside one another. */
  depth: 100,
  /** Values in a file; a line of a scenario has about five. */
  values: 300_000,
  /** Keys at column 0 and items of their lists. */
  pieces: 100_000,
  /** Values that the aliases of a piece may stand for (a few nested aliases can stand for billions). */
  copies: 20_000,
} as const;
