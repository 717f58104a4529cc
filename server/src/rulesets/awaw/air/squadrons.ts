/** Squadrons of air units and air forces: an army air factor is three. */
import type { Ids } from '../../../model/ids';
import { isAirUnit, type AirUnit, type AirForce } from '../data';
import { type OwnedUnit, resolveUnits } from '../force';
import { airNumbers } from './rules';

/** The number of squadrons in a line of air units. */
export function countSquadrons(unit: AirUnit): number {
  return unit.type === 'aaf' ? (unit.factors ?? 1) * airNumbers['air-squadrons'].aFactor : (unit.squadrons ?? 1);
}

/** The total number of squadrons among units. */
export function sumSquadrons(units: readonly OwnedUnit[]): number {
  return units.reduce((sum, { unit }) => sum + (isAirUnit(unit) ? countSquadrons(unit) : 0), 0);
}

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
