/** Invariants of the anti-aircraft and air-to-air charts, whose cells are not interpreted. */
import type { Violation } from '../../../model/diagnostic';
import { cite, setMember, placeAt, pluralize, createPreferredFix } from '../kit';

/** The column thresholds must rise strictly. */
export function* checkRisingColumns(chart: object, key: string, columns: readonly number[]): Generator<Violation> {
  const fall = columns.findIndex((threshold, index) => index > 0 && threshold <= (columns[index - 1] ?? -Infinity));
  if (fall < 0) return;
  const sorted = [...new Set(columns)].sort((a, b) => a - b);
  yield {
    message: `The numbers of the columns must rise, but ${columns[fall]} follows ${columns[fall - 1]}${cite('combat-chart')}. Put the columns in order.`,
    place: placeAt(columns, fall),
    fixes:
      sorted.length === columns.length
        ? [createPreferredFix(`Sort \`${key}\``, setMember(chart as Record<string, unknown>, key, sorted))]
        : [],
  };
}

/** Every row must have a cell for each column. */
export function* checkRowLengths(
  columns: readonly unknown[],
  rows: readonly (readonly unknown[])[],
): Generator<Violation> {
  for (const row of rows) {
    if (row.length === columns.length) continue;
    yield {
      message: `This row has ${pluralize(row.length, 'cell')}, but the chart has ${pluralize(columns.length, 'column')}${cite('combat-chart')}. Give each column a cell.`,
      place: placeAt(row),
    };
  }
}
