/** The ships and aircraft that earlier combats of a turn leave, as numbers and text. */
import { pluralize } from '../../../model/wording';
import { countSquadrons } from '../air/squadrons';
import { isAirUnit, isNamedShip, type Unit } from '../data';
import { resolveJoin } from '../join-orders';

/** The number of ships in a line. */
export function getCount(unit: Unit): number {
  return 'count' in unit ? (unit.count ?? 1) : 1;
}

/** The number of damaged cruisers in a line. */
export function getDamaged(unit: Unit): number {
  return unit.type === 'ca' ? Math.min(getCount(unit), unit.damaged ?? 0) : 0;
}

/** `Akagi: damaged`, `us-cruisers: 3 of 4`, `kates: 4 of 6 squadrons`, `Kaga stays out: it is damaged`. */
export function describeRemaining(writtenUnit: Unit, reducedUnit: Unit | undefined): readonly string[] {
  const name = 'name' in writtenUnit && writtenUnit.name !== undefined ? writtenUnit.name : writtenUnit.id;
  if (isAirUnit(writtenUnit)) {
    const [writtenCount, remaining] = [
      countSquadrons(writtenUnit),
      reducedUnit && isAirUnit(reducedUnit) ? countSquadrons(reducedUnit) : 0,
    ];
    return remaining === writtenCount ? [] : [`${name}: ${remaining} of ${pluralize(writtenCount, 'squadron')}`];
  }
  if (reducedUnit === undefined) return [`${name}: sunk`];
  const { unit: joining, why } = resolveJoin(reducedUnit);
  if (why !== undefined)
    return [
      joining === undefined ? `${name} stays out: ${why}` : `${name}: only those fight that are not damaged, ${why}`,
    ];
  if (reducedUnit === writtenUnit) return [];
  if (isNamedShip(reducedUnit))
    return [reducedUnit.damaged === true ? `${name}: damaged` : `${name}: ${pluralize(reducedUnit.hits ?? 0, 'hit')}`];
  const lossNotes =
    getCount(reducedUnit) < getCount(writtenUnit)
      ? [`${name}: ${getCount(reducedUnit)} of ${getCount(writtenUnit)}`]
      : [];
  const damagedCount = getDamaged(reducedUnit);
  return damagedCount > getDamaged(writtenUnit) ? [...lossNotes, `${name}: ${damagedCount} damaged`] : lossNotes;
}
