/** The units of the Convoy Section, and which of them fight (1.2.5.1). */
import { isAircraft, type Aircraft, type Engagement, type Header, type Unit } from '../data';
import { getReading } from '../options';

/** The units of the Convoy Section, including interceptors, without those in numbered sections. */
export function listConvoyUnits(engagement: Engagement): Unit[] {
  const interceptors = (engagement.interception?.units ?? []).filter(isAircraft);
  return [...(engagement.convoy.units ?? []), ...interceptors].filter(isInConvoySection);
}

/** True if a unit of the convoy side is in the Convoy Section, which is the default. */
export function isInConvoySection(unit: Unit): boolean {
  return unit.section === undefined || unit.section === 'convoy';
}

/** The units of the Convoy Section that fight; the option `faceDownEscorts` may exclude face-down units. */
export function listFightingUnits(engagement: Engagement, header: Header): Unit[] {
  const convoyUnits = listConvoyUnits(engagement);
  return convoyUnits.filter((unit) => canFight(unit, convoyUnits, header));
}

/** True if a unit of the Convoy Section counts for fire and search, by the options on face-down units and on planes of a damaged carrier. */
export function canFight(unit: Unit, convoyUnits: readonly Unit[], header: Header): boolean {
  if (unit.faceUp === false && getReading(header, 'faceDownEscorts') === 'do-not-fight') return false;
  return !isAircraft(unit) || canFly(unit, convoyUnits, header);
}

/** True if an aircraft can fly: not from a damaged carrier, unless the option `planesOnDamagedCarrier` says so. A carrier plane without a named carrier can. */
export function canFly(unit: Aircraft, convoyUnits: readonly Unit[], header: Header): boolean {
  return !isOnDamagedCarrier(unit, convoyUnits) || getReading(header, 'planesOnDamagedCarrier') === 'count';
}

/** True if a carrier plane is on a damaged carrier. */
export function isOnDamagedCarrier(unit: Aircraft, convoyUnits: readonly Unit[]): boolean {
  if (unit.type !== 'cvp' || unit.on === undefined) return false;
  return convoyUnits.some((carrier) => carrier.type === 'cv' && carrier.id === unit.on && carrier.damaged === true);
}
