/** From where on a sweep reaches what is wanted. */
import { figureIn } from '../../features';
import type { Cell, Sweep } from '../../library/sweep';

export interface Goal {
  /** As `expect: { odds: ... }` names the number. */
  readonly path: string;
  /** It is to be at most the value, else at least. */
  readonly atMost: boolean;
  /** A chance in 0..1, or a mean. */
  readonly value: number;
  /** As the user wrote it. */
  readonly text: string;
}

/** For one value of each of the other variables. */
export interface Reached {
  /** Cells that differ in the last variable alone. */
  readonly row: readonly Cell[];
  /** The first that reaches it. */
  readonly first: Cell | undefined;
  /** Some later cell does not: more is not always better. */
  readonly isInterrupted: boolean;
}

/** @param cells all of them, in their order */
export function reached({ variables }: Sweep, cells: readonly Cell[], goal: Goal): readonly Reached[] {
  const length = variables.at(-1)?.values.length ?? 1;
  const rows = Array.from({ length: Math.ceil(cells.length / length) }, (_, index) =>
    cells.slice(index * length, (index + 1) * length),
  );
  return rows.map((row) => {
    const at = row.findIndex((cell) => reaches(cell, goal));
    return { row, first: row[at], isInterrupted: at >= 0 && !row.slice(at).every((cell) => reaches(cell, goal)) };
  });
}

function reaches({ stands }: Cell, { path, atMost, value }: Goal): boolean {
  if ('refused' in stands) return false;
  const found = figureIn(stands, path);
  return found !== undefined && (atMost ? found.value <= value : found.value >= value);
}
