/** Rows of air attacks (20.51), by the number of squadrons that come through. */
import { counted, listed } from '../../../model/wording';
import { columnOf } from '../attacks/columns';
import { airRows, hitsOf } from '../attacks/naval-attack';
import type { AttackResult } from './attack';

/** Creates a reader of air attack results that caches by squadrons and column. */
export function airResults(): (squadrons: number, total: number) => AttackResult {
  const known = new Map<number, AttackResult>();
  return (squadrons, total) => {
    const key = squadrons * 64 + columnOf(total);
    let result = known.get(key);
    if (result === undefined) known.set(key, (result = airResult(squadrons, total)));
    return result;
  };
}

/** The result of squadrons by their row, or by several rows beyond twenty. */
function airResult(squadrons: number, total: number): AttackResult {
  const rows = airRows(squadrons);
  const text = (): string => {
    const names = listed(rows.map((row) => String(row.squadrons)));
    return `${counted(squadrons, 'squadron')}, ${rows.length > 1 ? 'rows' : 'row'} ${names}, column ${columnOf(total)}`;
  };
  return { hits: hitsOf(rows, total), text };
}
