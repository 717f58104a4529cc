/** Size, speed and naval factors of units. */
import { cruiserSize } from '../damage/damage';
import {
  isAirUnit,
  isFastCarrier,
  isNamedShip,
  type Header,
  type NamedShip,
  type NavalUnit,
  type Speed,
  type Unit,
} from '../data';
import { catalogueEntry } from './catalogue';
import { shipNumbers } from './numbers';

const { pb, cvl, cv, cvb } = shipNumbers['ship-catalogue'];

/** Sizes that follow from the type. */
const sizeByType: Readonly<Partial<Record<Unit['type'], number>>> = { pb, cvl, cv, cvb };

/** The size of a named ship in naval factors: as written, else by the catalogue, else by its type; undefined where it is not known. */
export function sizeOf(ship: NamedShip, nation: string | undefined, header: Header): number | undefined {
  return ship.size ?? catalogueEntry(ship, nation, header)?.size ?? sizeByType[ship.type];
}

/** The naval factors of a line of units; undefined where the size of a ship is not known. Air units have none. */
export function factorsOf(unit: Unit, nation: string | undefined, header: Header): number | undefined {
  if (isAirUnit(unit)) return 0;
  if (isNamedShip(unit)) return sizeOf(unit, nation, header);
  return (unit.count ?? 1) * (unit.type === 'ca' ? cruiserSize : 1);
}

/** Factors of fast carriers; the others have none. */
export function carrierFactors(unit: Unit, nation: string | undefined, header: Header): number {
  return isFastCarrier(unit) ? (sizeOf(unit, nation, header) ?? 0) : 0;
}

/**
 * The speed of a line of naval units: any damaged ship is slow, and so is a line that has one (20.121). Undefined where the speed of a
 * capital ship is not known.
 */
export function speedOf(unit: NavalUnit, nation: string | undefined, header: Header): Speed | undefined {
  if (unit.type === 'cve' || unit.type === 'transport') return 'slow';
  if (unit.type === 'ca') return (unit.damaged ?? 0) > 0 ? 'slow' : 'fast';
  if (!isNamedShip(unit)) return 'fast';
  if (unit.damaged === true) return 'slow';
  return unit.speed ?? catalogueEntry(unit, nation, header)?.speed ?? (isSurelyFast(unit, nation) ? 'fast' : undefined);
}

/** Whether a ship is fast though its own speed is not known: fast carriers are, and all German and Italian capital ships (20.121). */
function isSurelyFast(ship: NamedShip, nation: string | undefined): boolean {
  return isFastCarrier(ship) || (nation !== undefined && capitalShipsAreFast(nation));
}

/** Whether the undamaged capital ships of a nation are all fast, whatever a list or a scenario says of one of them (20.121). */
export function capitalShipsAreFast(nation: string): boolean {
  return nation === 'germany' || nation === 'italy';
}
