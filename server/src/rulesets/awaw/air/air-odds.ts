/** Odds of the two tables that inflict squadron losses. */
import { sumDice } from '../../../dice/distribution';
import { formatPercent } from '../../../model/wording';
import { toColumn } from '../attacks/columns';
import type { AirLosses } from './air-defense';

/** A table row: maps a modified roll to losses. */
type Row = (roll: number) => AirLosses;

/** Formats the odds of a row: `0.42 eliminated and 0.58 aborted on average (eliminated/aborted: no loss 41.7%, 0/1 16.7%, ...)`. */
export function formatAirOdds(row: Row, modifier: number): string {
  const probabilities = new Map<string, number>();
  const expected = { eliminated: 0, aborted: 0 };
  for (const { value, share: probability } of sumDice(2, 6)) {
    const { eliminated, aborted } = row(value + modifier);
    const key = formatResult({ eliminated, aborted });
    probabilities.set(key, (probabilities.get(key) ?? 0) + probability);
    expected.eliminated += eliminated * probability;
    expected.aborted += aborted * probability;
  }
  const chances = [...probabilities].map(([result, probability]) => `${result} ${formatPercent(probability)}`);
  const average = `${expected.eliminated.toFixed(2)} eliminated and ${expected.aborted.toFixed(2)} aborted on average`;
  return `${average} (eliminated/aborted: ${chances.join(', ')})`;
}

/** Formats the results of a row by column: `2 to 3: no loss, 4 to 5: 0/1`. */
export function formatAirRow(row: Row): string {
  return formatColumns((column) => formatResult(row(column)));
}

/** Formats columns 2 to 12 of a row, merging equal neighbours: `2 to 5: 1, 6: 2, 7 to 12+: 3`. */
export function formatColumns(read: (column: number) => string, lastColumn = toColumn(Infinity)): string {
  const spans: { from: number; to: number; text: string }[] = [];
  for (let column = 2; column <= lastColumn; column++) {
    const text = read(column);
    const span = spans.at(-1);
    if (span?.text === text) span.to = column;
    else spans.push({ from: column, to: column, text });
  }
  const formatColumn = (column: number): string => (column === lastColumn ? `${column}+` : `${column}`);
  return spans
    .map(({ from, to, text }) => `${from === to ? formatColumn(to) : `${from} to ${formatColumn(to)}`}: ${text}`)
    .join(', ');
}

function formatResult({ eliminated, aborted }: AirLosses): string {
  return eliminated + aborted === 0 ? 'no loss' : `${eliminated}/${aborted}`;
}
