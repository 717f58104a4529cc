/** Rows of air attacks (20.51), by the number of squadrons that come through. */
import { pluralize, formatList } from '../../../model/wording';
import { toColumn } from '../attacks/columns';
import { airRows, sumHits } from '../attacks/naval-attack';
import type { AttackResult } from './attack';

/** Creates a reader of air attack results that caches by squadrons and column. */
export function createResultReader(): (squadrons: number, total: number) => AttackResult {
  const cache = new Map<number, AttackResult>();
  return (squadrons, total) => {
    const key = squadrons * 64 + toColumn(total);
    let result = cache.get(key);
    if (result === undefined) cache.set(key, (result = readAirResult(squadrons, total)));
    return result;
  };
}

/** The result of squadrons by their row, or by several rows beyond twenty. */
function readAirResult(squadrons: number, total: number): AttackResult {
  const rows = airRows(squadrons);
  const text = (): string => {
    const names = formatList(rows.map((row) => String(row.squadrons)));
    return `${pluralize(squadrons, 'squadron')}, ${rows.length > 1 ? 'rows' : 'row'} ${names}, column ${toColumn(total)}`;
  };
  return { hits: sumHits(rows, total), text };
}
