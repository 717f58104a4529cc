/** Columns shared by most tables: modified rolls of two dice, 2 to 12+. */

/** Clamps a modified roll to a column, 2 to 12. */
export function toColumn(roll: number): number {
  return Math.min(12, Math.max(2, roll));
}
