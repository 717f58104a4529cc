/** The submarine attack table (22.9): hits by modified roll. One public transcription. */

/** Hits for modified rolls of 3 to 10 or more. */
export const submarineHits: readonly number[] = [0, 0, 1, 1, 2, 2, 3, 3];

/** Clamps a modified roll to a column, 2 to 10. */
export function clampSubmarineColumn(roll: number): number {
  return Math.min(10, Math.max(2, roll));
}

/** The result of a submarine attack. */
export interface SubmarineResult {
  readonly hits: number;
  /** The table has an asterisk at 2 or less, which no known source explains. */
  readonly hasAsterisk: boolean;
}

/**
 * The result of a submarine attack.
 * @param roll the modified roll; above 10 it reads 10
 * @param suppliedTable hits for rolls of 2 to 10, without an asterisk
 */
export function readSubmarineAttack(roll: number, suppliedTable?: readonly number[]): SubmarineResult {
  const column = clampSubmarineColumn(roll);
  if (suppliedTable) return { hits: suppliedTable[column - 2] ?? 0, hasAsterisk: false };
  if (column === 2) return { hits: 0, hasAsterisk: true };
  return { hits: submarineHits[column - 3]!, hasAsterisk: false };
}
