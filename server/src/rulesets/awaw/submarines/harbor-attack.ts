/** The harbor attack table: hits by modified roll. One public transcription, with an unverified run of fours. */

/** Hits for modified rolls of 2 to 14. */
export const harborHits: readonly number[] = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 6];

/** Clamps a modified roll to a column, 2 to 14. */
export function clampHarborColumn(roll: number): number {
  return Math.min(14, Math.max(2, roll));
}

/**
 * The hits of a harbor attack.
 * @param roll the modified roll; below 2 it reads 2, above 14 it reads 14
 * @param table hits for rolls of 2 to 14: supplied, or built in
 */
export function readHarborAttack(roll: number, table: readonly number[] = harborHits): number {
  return table[clampHarborColumn(roll) - 2]!;
}
