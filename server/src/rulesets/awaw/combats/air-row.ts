/** The rows of air attacks (20.51): read by the squadrons that come through. */
import { counted, listed } from '../../../model/wording';
import { columnOf } from '../attacks/columns';
import { airRows, hitsOf } from '../attacks/naval-attack';
import type { Reading } from './attack';

/** What squadrons do by their row, or by the rows of more than twenty; read once for each number of them and each roll. */
export function airReadings(): (squadrons: number, total: number) => Reading {
  const known = new Map<number, Reading>();
  return (squadrons, total) => {
    const key = squadrons * 64 + columnOf(total);
    let reading = known.get(key);
    if (reading === undefined) known.set(key, (reading = airReading(squadrons, total)));
    return reading;
  };
}

/** What squadrons do by their row, or by the rows of more than twenty. */
function airReading(squadrons: number, total: number): Reading {
  const rows = airRows(squadrons);
  const text = (): string => {
    const names = listed(rows.map((row) => String(row.squadrons)));
    return `${counted(squadrons, 'squadron')}, ${rows.length > 1 ? 'rows' : 'row'} ${names}, column ${columnOf(total)}`;
  };
  return { hits: hitsOf(rows, total), text };
}
