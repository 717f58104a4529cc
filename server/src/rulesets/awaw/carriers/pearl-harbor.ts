/** The table of US carrier locations at Pearl Harbor (51.31): by tension level plus Magic, and two dice. One public source. */

export type CarrierPlace = 'pearl-harbor' | 'pacific-box' | 'intercepts' | { readonly distance: number };

/** The first sum of tension level and Magic of each column; lower sums use column 0. */
export const surpriseColumns: readonly number[] = [0, 34, 36, 38, 40];

/** A row for each roll of 2 to 12, a letter for each column: H Pearl Harbor, P Pacific U.S. box, a digit is the distance, A intercepts at once. */
const rows: readonly string[] = [
  'HHHHP',
  'HHHPP',
  'HHPPP',
  'HPPP6',
  'PPP65',
  'PP654',
  'P6543',
  '65432',
  '5432A',
  '432AA',
  '32AAA',
];

/** Formats the range of sums of a column: `33 or less`, `34 to 35`, `40 or more`. */
export function formatCarrierColumn(surprise: number): string {
  const index = findColumn(surprise);
  const [from = 0, next] = surpriseColumns.slice(index);
  if (next === undefined) return `${from} or more`;
  return index === 0 ? `${next - 1} or less` : `${from} to ${next - 1}`;
}

function findColumn(surprise: number): number {
  return surpriseColumns.findLastIndex((from) => surprise >= from);
}

/**
 * Looks up the place of a task force.
 * @param surprise tension level plus Magic
 * @param roll 2 to 12
 */
export function lookUpCarrierPlace(surprise: number, roll: number): CarrierPlace {
  const cell = rows[roll - 2]!.charAt(findColumn(surprise));
  if (cell === 'H') return 'pearl-harbor';
  if (cell === 'P') return 'pacific-box';
  return cell === 'A' ? 'intercepts' : { distance: Number(cell) };
}
