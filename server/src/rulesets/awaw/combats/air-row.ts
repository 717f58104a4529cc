/** The rows of air attacks (20.51): read by the squadrons that come through. */
import { counted, listed } from '../../../model/wording';
import { columnOf } from '../attacks/columns';
import { airRows, hitsOf } from '../attacks/naval-attack';
import type { AttackResult } from './attack';

/** What squadrons do by their row, or by the rows of more than twenty; read once for each number of them and each roll. */
export function airResults(): (squadrons: number, total: number) => AttackResult {
  const known = new Map<number, AttackResult>();
  return (squadrons, total) => {
    const key = squadrons * 64 + columnOf(total);
    let result = known.get(key);
    if (result === undefined) known.set(key, (result = airResult(squadrons, total)));
    return result;
  };
}

/** What squadrons do by their row, or by the rows of more than twenty. */
function airResult(squadrons: number, total: number): AttackResult {
  const rows = airRows(squadrons);
  const text = (): string => {
    const names = listed(rows.map((row) => String(row.squadrons)));
    return `${counted(squadrons, 'squadron')}, ${rows.length > 1 ? 'rows' : 'row'} ${names}, column ${columnOf(total)}`;
  };
  return { hits: hitsOf(rows, total), text };
}
