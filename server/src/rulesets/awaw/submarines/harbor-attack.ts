/** The harbor attack table: hits by modified roll. One public transcription, with an odd run of fours that is unverified. */

/** Hits for modified rolls of 2 to 14. */
export const harborHits: readonly number[] = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 6];

/** The column that a modified roll reads: 2 for anything below, 14 for anything above. */
export function harborColumn(roll: number): number {
  return Math.min(14, Math.max(2, roll));
}

/**
 * The hits of a harbor attack.
 * @param roll the modified roll; below 2 it reads 2, above 14 it reads 14
 * @param table of the scenario, or ours: hits for rolls of 2 to 14
 */
export function harborAttack(roll: number, table: readonly number[] = harborHits): number {
  return table[harborColumn(roll) - 2]!;
}
