/** What earlier combats of a turn have left of a ship, in numbers and in words. */
import { counted } from '../../../model/wording';
import { isNamedShip, type Unit } from '../data';
import { joiningOf } from '../joins';

/** How many like ships a line of the file stands for. */
export function countOf(unit: Unit): number {
  return 'count' in unit ? (unit.count ?? 1) : 1;
}

/** How many of a line of cruisers are damaged. */
export function damagedOf(unit: Unit): number {
  return unit.type === 'ca' ? Math.min(countOf(unit), unit.damaged ?? 0) : 0;
}

/** `Akagi: damaged`, `us-cruisers: 3 of 4`, `Kaga stays out: it is damaged`. */
export function leftInWords(written: Unit, now: Unit | undefined): readonly string[] {
  const name = 'name' in written && written.name !== undefined ? written.name : written.id;
  if (now === undefined) return [`${name}: sunk`];
  const { unit: joining, why } = joiningOf(now);
  if (why !== undefined)
    return [
      joining === undefined ? `${name} stays out: ${why}` : `${name}: only those fight that are not damaged, ${why}`,
    ];
  if (now === written) return [];
  if (isNamedShip(now))
    return [now.damaged === true ? `${name}: damaged` : `${name}: ${counted(now.hits ?? 0, 'hit')}`];
  const lost = countOf(now) < countOf(written) ? [`${name}: ${countOf(now)} of ${countOf(written)}`] : [];
  const hurt = damagedOf(now);
  return hurt > damagedOf(written) ? [...lost, `${name}: ${hurt} damaged`] : lost;
}
