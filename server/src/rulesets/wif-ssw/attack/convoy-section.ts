/** The Convoy Section: the units that the submarines meet there, and which of them count (1.2.5.1). */
import { isAircraft, type Aircraft, type Engagement, type Header, type Unit } from '../data';
import { reading } from '../options';

/** The units of the Convoy Section, aircraft that intercepted included. A unit in a numbered section is not among them. */
export function convoyUnits(engagement: Engagement): Unit[] {
  const interceptors = (engagement.interception?.units ?? []).filter(isAircraft);
  return [...(engagement.convoy.units ?? []), ...interceptors].filter(inConvoySection);
}

/** Whether a unit of the convoy side stands in the Convoy Section, as it does unless it says otherwise. */
export function inConvoySection(unit: Unit): boolean {
  return unit.section === undefined || unit.section === 'convoy';
}

/** The units of the Convoy Section that fight; R21 may leave out those that are face down. */
export function fightingUnits(engagement: Engagement, header: Header): Unit[] {
  const companions = convoyUnits(engagement);
  return companions.filter((unit) => fights(unit, companions, header));
}

/** Whether a unit of the Convoy Section counts for fire and search: R21 for those face down, R22 for planes on a damaged carrier. */
export function fights(unit: Unit, companions: readonly Unit[], header: Header): boolean {
  if (unit.faceUp === false && reading(header, 'faceDownEscorts') === 'do-not-fight') return false;
  return !isAircraft(unit) || flies(unit, companions, header);
}

/** Whether an aircraft can fly: not from a damaged carrier (R22). A carrier plane whose carrier is not told can. */
export function flies(unit: Aircraft, companions: readonly Unit[], header: Header): boolean {
  return !onDamagedCarrier(unit, companions) || reading(header, 'planesOnDamagedCarrier') === 'count';
}

/** Whether a carrier plane is on a carrier that is damaged. */
export function onDamagedCarrier(unit: Aircraft, companions: readonly Unit[]): boolean {
  if (unit.type !== 'cvp' || unit.on === undefined) return false;
  return companions.some((carrier) => carrier.type === 'cv' && carrier.id === unit.on && carrier.damaged === true);
}
