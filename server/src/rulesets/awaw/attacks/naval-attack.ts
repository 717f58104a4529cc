/** The naval attack table (20.51): hits by squadrons or fleet factors, and modified roll. */
import { toColumn } from './columns';
import { attackNumbers } from './rules';

/** A row: the squadrons and fleet factors that use it, and its hits for modified rolls of 2 to 12+. */
export interface AttackRow {
  /** Absent in rows that no air attack uses. */
  readonly squadrons?: number;
  /** Inclusive; absent in rows that no fleet attack uses. */
  readonly factors?: readonly [from: number, to: number];
  readonly hits: readonly number[];
}

/** Top to bottom. */
export const attackRows: readonly AttackRow[] = [
  { factors: [1, 1], hits: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1] },
  { factors: [2, 2], hits: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2] },
  { squadrons: 1, factors: [3, 3], hits: [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2] },
  { factors: [4, 4], hits: [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3] },
  { squadrons: 2, factors: [5, 6], hits: [0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3] },
  { squadrons: 3, factors: [7, 9], hits: [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4] },
  { squadrons: 4, factors: [10, 12], hits: [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5] },
  { squadrons: 5, factors: [13, 15], hits: [2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6] },
  { squadrons: 6, factors: [16, 18], hits: [2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6] },
  { squadrons: 7, factors: [19, 21], hits: [2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7] },
  { squadrons: 8, factors: [22, 24], hits: [3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7] },
  { squadrons: 9, factors: [25, 25], hits: [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8] },
  { squadrons: 10, hits: [3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8] },
  { squadrons: 11, hits: [4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9] },
  { squadrons: 12, hits: [4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9] },
  { squadrons: 13, hits: [5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10] },
  { squadrons: 14, hits: [5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10] },
  { squadrons: 15, hits: [6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11] },
  { squadrons: 16, hits: [6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11] },
  { squadrons: 17, hits: [7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12] },
  { squadrons: 18, hits: [7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12] },
  { squadrons: 19, hits: [8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13] },
  { squadrons: 20, hits: [8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13] },
];

/** The last row of the table for each kind of attack. */
export const tableMax = {
  squadrons: attackNumbers['more-than-twenty-squadrons'].row,
  factors: attackNumbers['fleet-attack-row'].max,
} as const;

/** The row of an air attack. @param squadrons 1 to 20; other numbers have no row */
export function findAirRow(squadrons: number): AttackRow | undefined {
  return attackRows.find((row) => row.squadrons === squadrons);
}

/** The row of a fleet attack. @param factors 1 to 25; other numbers have no row */
export function findFleetRow(factors: number): AttackRow | undefined {
  return attackRows.find((row) => row.factors !== undefined && row.factors[0] <= factors && factors <= row.factors[1]);
}

/**
 * The rows of an air attack, whose hits on one roll are added: beyond twenty squadrons, row 20 as often as it fits and the row of the
 * remainder. Empty without squadrons.
 */
export function findAirRows(squadrons: number): readonly AttackRow[] {
  return splitIntoRows(squadrons, tableMax.squadrons, findAirRow);
}

/**
 * The rows of a fleet attack, read with one roll.
 * @param excessReading how to read more than 25 factors, which the table does not cover: row 25 alone, or also the row of the remainder
 */
export function findFleetRows(factors: number, excessReading: 'row-25' | 'split'): readonly AttackRow[] {
  return splitIntoRows(
    excessReading === 'split' ? factors : Math.min(factors, tableMax.factors),
    tableMax.factors,
    findFleetRow,
  );
}

/** The hits of a row. @param roll the modified roll; below 2 it reads column 2, above 12 column 12+ */
export function readHits(row: AttackRow, roll: number): number {
  return row.hits[toColumn(roll) - 2]!;
}

/** The total hits of several rows for one roll. */
export function sumHits(rows: readonly AttackRow[], roll: number): number {
  return rows.reduce((sum, row) => sum + readHits(row, roll), 0);
}

function splitIntoRows(
  strength: number,
  max: number,
  findRow: (strength: number) => AttackRow | undefined,
): AttackRow[] {
  const fullRow = findRow(max)!;
  const remainder = findRow(strength % max);
  return [...Array.from({ length: Math.floor(strength / max) }, () => fullRow), ...(remainder ? [remainder] : [])];
}
