/** Squadrons of air forces. */
import type { Ids } from '../../../model/ids';
import { isAirUnit, type AirForce, type AirUnit } from '../data';
import { unitsOf } from '../force';
import { squadronsOf } from './squadrons';

/** The air units of a force. */
export function airUnitsOf(force: AirForce, ids: Ids): readonly AirUnit[] {
  return unitsOf(force, ids)
    .map(({ unit }) => unit)
    .filter(isAirUnit);
}

/** The number of squadrons in a force; an air factor counts as three. */
export function squadronsIn(force: AirForce, ids: Ids): number {
  return airUnitsOf(force, ids).reduce((sum, unit) => sum + squadronsOf(unit), 0);
}
