/** Formats a sweep for a spreadsheet: a row for each combat, a column for each variable and each number of the odds. */
import type { Cell, Sweep } from '../../library/sweep';
import { csv } from '../../page/csv';

export function sweepCsv({ variables }: Sweep, cells: readonly Cell[]): string {
  const paths = [
    ...new Set(
      cells.flatMap(({ stands: result }) => ('refused' in result ? [] : result.odds.map(({ path }) => path.join('.')))),
    ),
  ];
  const isRefused = cells.some(({ stands: result }) => 'refused' in result);
  const head = [...variables.map(({ path }) => path), 'method', ...paths, ...(isRefused ? ['refused'] : [])];
  const rows = cells.map(({ values, stands: result }) => {
    if ('refused' in result) return [...values, '', ...paths.map(() => ''), result.refused];
    const numbers = new Map(result.odds.map(({ path, value }) => [path.join('.'), value]));
    return [...values, result.method, ...paths.map((path) => numbers.get(path) ?? ''), ...(isRefused ? [''] : [])];
  });
  return csv([head, ...rows]);
}
