/** Squadrons of air units: an army air factor is three. */
import { isAirUnit, type AirUnit } from '../data';
import type { Owned } from '../force';
import { airNumbers } from './rules';

/** The number of squadrons in a line of air units. */
export function countSquadrons(unit: AirUnit): number {
  return unit.type === 'aaf' ? (unit.factors ?? 1) * airNumbers['air-squadrons'].aFactor : (unit.squadrons ?? 1);
}

/** The total number of squadrons among units. */
export function sumSquadrons(units: readonly Owned[]): number {
  return units.reduce((sum, { unit }) => sum + (isAirUnit(unit) ? countSquadrons(unit) : 0), 0);
}
