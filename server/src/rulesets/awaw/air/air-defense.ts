/** The air defense table: squadrons eliminated and aborted by the level of the ships and the modified roll. One public transcription. */
import { toColumn } from '../attacks/columns';

/** Squadrons lost in air combat and air defense: eliminated ones are removed, aborted ones take no further part. */
export interface AirLosses {
  readonly eliminated: number;
  readonly aborted: number;
}

type Cell = readonly [eliminated: number, aborted: number];

/** Rows of levels 1 to 10; columns of 2 to 12. */
// prettier-ignore
export const airDefenseRows: readonly (readonly Cell[])[] = [
  [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 1], [0, 1], [1, 0], [1, 0], [1, 1], [1, 1]],
  [[0, 0], [0, 0], [0, 1], [0, 1], [1, 0], [1, 0], [1, 1], [1, 1], [1, 2], [1, 2], [2, 1]],
  [[0, 1], [0, 1], [1, 0], [1, 0], [1, 1], [1, 1], [1, 2], [1, 2], [2, 1], [2, 1], [2, 2]],
  [[1, 0], [1, 0], [1, 1], [1, 1], [1, 2], [1, 2], [2, 1], [2, 1], [2, 2], [2, 2], [2, 3]],
  [[1, 0], [1, 1], [1, 1], [1, 2], [1, 2], [2, 1], [2, 1], [2, 2], [2, 2], [2, 3], [2, 3]],
  [[1, 1], [1, 1], [1, 2], [1, 2], [2, 1], [2, 1], [2, 2], [2, 2], [2, 3], [2, 3], [3, 2]],
  [[1, 1], [1, 2], [1, 2], [2, 1], [2, 1], [2, 2], [2, 2], [2, 3], [2, 3], [3, 2], [3, 2]],
  [[1, 2], [1, 2], [2, 1], [2, 1], [2, 2], [2, 2], [2, 3], [2, 3], [3, 2], [3, 2], [3, 3]],
  [[1, 2], [2, 1], [2, 1], [2, 2], [2, 2], [2, 3], [2, 3], [3, 2], [3, 2], [3, 3], [3, 3]],
  [[2, 1], [2, 1], [2, 2], [2, 2], [2, 3], [2, 3], [3, 2], [3, 2], [3, 3], [3, 3], [3, 4]],
];

/** The losses that ships inflict on an air attack. @param level below 1: no loss; above 10: row 10 */
export function computeAirDefenseLosses(level: number, roll: number): AirLosses {
  if (level < 1) return { eliminated: 0, aborted: 0 };
  const [eliminated, aborted] = airDefenseRows[Math.min(level, airDefenseRows.length) - 1]![toColumn(roll) - 2]!;
  return { eliminated, aborted };
}
