/** Formats a sweep for a spreadsheet: a row for each combat, a column for each variable and each number of the odds. */
import type { Cell, Sweep } from '../../library/sweep';
import { csv } from '../../page/csv';

export function sweepCsv({ variables }: Sweep, cells: readonly Cell[]): string {
  const paths = [
    ...new Set(
      cells.flatMap(({ stands }) => ('refused' in stands ? [] : stands.odds.map(({ path }) => path.join('.')))),
    ),
  ];
  const isRefused = cells.some(({ stands }) => 'refused' in stands);
  const head = [...variables.map(({ path }) => path), 'method', ...paths, ...(isRefused ? ['refused'] : [])];
  const rows = cells.map(({ values, stands }) => {
    if ('refused' in stands) return [...values, '', ...paths.map(() => ''), stands.refused];
    const numbers = new Map(stands.odds.map(({ path, value }) => [path.join('.'), value]));
    return [...values, stands.method, ...paths.map((path) => numbers.get(path) ?? ''), ...(isRefused ? [''] : [])];
  });
  return csv([head, ...rows]);
}
