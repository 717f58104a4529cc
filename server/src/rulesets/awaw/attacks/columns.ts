/** The columns that most tables share: modified rolls of two dice, 2 to 12 and more. */

/** The column that a modified roll reads: 2 for anything below, 12 for anything above. */
export function columnOf(roll: number): number {
  return Math.min(12, Math.max(2, roll));
}
