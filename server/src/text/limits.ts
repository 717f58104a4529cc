/** Hard caps: a scenario that passes one is refused with a problem, instead of taking the editor down. */
export const limits = {
  /** Length of a file in UTF-16 code units; 50,000 lines of a scenario are about 1.1 million. */
  length: 2_000_000,
  /** Lists and mappings inside one another. */
  depth: 100,
  /** Values in a file. */
  values: 600_000,
  /** Values that the aliases of a piece may stand for (a few nested aliases can stand for billions). */
  copies: 20_000,
} as const;
