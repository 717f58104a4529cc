/** Invariants of naval combat charts, supplied or built in. Each function reports the violations in a chart. */
import type { Violation, Fix } from '../../../model/diagnostic';
import { setMember, placeAt, pluralize, createPreferredFix } from '../kit';
import type { NavalCombatChart } from '../data';
import { parseCell } from './naval-combat-chart';

const lineKeys = ['surface', 'navalAir', 'subAndAsw'] as const;

/** Severity of a cell: it must not decrease from a column to the next. */
export function getSeverity(cell: string): number {
  const { destroyed, damaged, aborted } = parseCell(cell);
  return 3 * destroyed + 2 * damaged + aborted;
}

/** Thresholds of a line rise strictly, and all lines have the same number of columns. */
export function* checkThresholds({ lines }: NavalCombatChart): Generator<Violation> {
  const columnCount = lines.subAndAsw.length;
  for (const name of lineKeys) {
    const thresholds = lines[name];
    if (thresholds === undefined) continue;
    const fall = thresholds.findIndex((threshold, index) => index > 0 && threshold <= (thresholds[index - 1] ?? 0));
    if (fall > 0) {
      const message = `The factors of the line \`${name}\` must rise from column to column, but ${thresholds[fall]} follows ${thresholds[fall - 1]}. Put the columns in order.`;
      yield { message, place: placeAt(thresholds, fall), fixes: createSortingFixes(lines, name, thresholds) };
    }
    if (thresholds.length !== columnCount) {
      const message = `The line \`${name}\` has ${pluralize(thresholds.length, 'column')} and \`subAndAsw\` has ${columnCount}: all lines share the columns of the cells. Give each line as many.`;
      yield { message, place: placeAt(lines, name) };
    }
  }
}

/** Ship bands are contiguous from 1 to infinity. */
export function* findBandViolations({ shipBands }: NavalCombatChart): Generator<Violation> {
  let expectedStart: number | null = 1;
  for (const [index, band] of shipBands.entries()) {
    const [from, to] = band;
    const isLast = index === shipBands.length - 1;
    if (expectedStart === null || from !== expectedStart) {
      const message = `This ship band begins with ${from}, but ${expectedStart === null ? 'the band before it has no end' : `${expectedStart} ships come next`}: every number of ships from 1 on needs exactly one band.`;
      yield {
        message,
        place: placeAt(band),
        fixes:
          expectedStart === null
            ? []
            : [createBoundFix(band, 0, expectedStart, `Change the beginning to ${expectedStart}`)],
      };
    }
    if (typeof to === 'number' && typeof from === 'number' && to < from) {
      const message = `This ship band ends with ${to} before it begins with ${from}. Exchange the two.`;
      yield { message, place: placeAt(band) };
    }
    if (isLast && typeof to === 'number') {
      const message = `The last ship band ends with ${to} ships: it must have no end, so that every number of ships has a band. Write \`null\`.`;
      yield {
        message,
        place: placeAt(band, 1),
        fixes: [createBoundFix(band, 1, null, 'Change the end of the last band to null')],
      };
    }
    expectedStart = typeof to === 'number' ? to + 1 : null;
  }
}

/** There is a row of cells for each band, and a cell for each column. */
export function* checkCells({ lines, shipBands, cells }: NavalCombatChart): Generator<Violation> {
  if (cells.length !== shipBands.length) {
    const message = `The chart has ${cells.length} rows of cells and ${shipBands.length} ship bands. Each band needs one row.`;
    yield { message, place: placeAt(cells) };
  }
  const columnCount = lines.subAndAsw.length;
  for (const row of cells) {
    if (row.length === columnCount) continue;
    const message = `This row has ${pluralize(row.length, 'cell')}, but the chart has ${pluralize(columnCount, 'column')}. Give each column a cell; \`-\` stands for no effect.`;
    yield { message, place: placeAt(row) };
  }
}

/** More factors never do less: the severity of a row does not fall from a column to the next. */
export function* checkSeverity({ cells }: NavalCombatChart): Generator<Violation> {
  for (const row of cells) {
    const fall = row.findIndex((cell, index) => index > 0 && getSeverity(cell) < getSeverity(row[index - 1] ?? '-'));
    if (fall < 0) continue;
    const message = `\`${row[fall]}\` is less severe than \`${row[fall - 1]}\` in the column before it (X counts 3, D 2, A 1): more factors must not do less. Check the cell.`;
    yield { message, place: placeAt(row, fall) };
  }
}

function createSortingFixes(
  lines: NavalCombatChart['lines'],
  name: (typeof lineKeys)[number],
  thresholds: readonly number[],
): Fix[] {
  const sorted = [...new Set(thresholds)].sort((a, b) => a - b);
  if (sorted.length !== thresholds.length) return [];
  return [createPreferredFix('Sort the thresholds', setMember(lines, name, sorted))];
}

function createBoundFix(band: (number | null)[], end: 0 | 1, value: number | null, title: string): Fix {
  return createPreferredFix(title, setMember(band, end, value));
}
