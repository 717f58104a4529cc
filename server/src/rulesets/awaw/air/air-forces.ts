/** Squadrons of air forces. */
import type { Ids } from '../../../model/ids';
import { isAirUnit, type AirForce, type AirUnit } from '../data';
import { resolveUnits } from '../force';
import { countSquadrons } from './squadrons';

/** The air units of a force. */
export function listAirUnits(force: AirForce, ids: Ids): readonly AirUnit[] {
  return resolveUnits(force, ids)
    .map(({ unit }) => unit)
    .filter(isAirUnit);
}

/** The number of squadrons in a force; an air factor counts as three. */
export function sumForceSquadrons(force: AirForce, ids: Ids): number {
  return listAirUnits(force, ids).reduce((sum, unit) => sum + countSquadrons(unit), 0);
}
