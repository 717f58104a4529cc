/** Finds the value from which a sweep reaches a goal. */
import { findFigure } from '../../features';
import type { Cell, SweepDescription } from '../../library/sweep';

export interface Goal {
  /** The name of the number, as in `expect: { odds: ... }`. */
  readonly path: string;
  /** Whether `value` is a maximum (`<=`); otherwise it is a minimum (`>=` or `=`). */
  readonly isMaximum: boolean;
  /** A probability in 0..1, or a mean. */
  readonly value: number;
  /** As the user wrote it. */
  readonly text: string;
}

/** The result for one combination of the other variables. */
interface GoalRow {
  /** Cells that differ only in the last variable. */
  readonly row: readonly Cell[];
  /** The first cell that reaches the goal. */
  readonly firstReaching: Cell | undefined;
  /** A later cell misses the goal: more is not always better. */
  readonly isInterrupted: boolean;
}

/** @param cells all of them, in order */
export function findGoalRows({ variables }: SweepDescription, cells: readonly Cell[], goal: Goal): readonly GoalRow[] {
  const length = variables.at(-1)?.values.length ?? 1;
  const rows = Array.from({ length: Math.ceil(cells.length / length) }, (_, index) =>
    cells.slice(index * length, (index + 1) * length),
  );
  return rows.map((row) => {
    const firstIndex = row.findIndex((cell) => reachesGoal(cell, goal));
    return {
      row,
      firstReaching: row[firstIndex],
      isInterrupted: firstIndex >= 0 && !row.slice(firstIndex).every((cell) => reachesGoal(cell, goal)),
    };
  });
}

function reachesGoal({ stands: result }: Cell, { path, isMaximum, value }: Goal): boolean {
  if ('refused' in result) return false;
  const figure = findFigure(result, path);
  return figure !== undefined && (isMaximum ? figure.value <= value : figure.value >= value);
}
