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
import { findCatalogueEntry } from './catalogue';
import { shipNumbers } from './rules';

const { pb, cvl, cv, cvb } = shipNumbers['ship-catalogue'];

/** Sizes implied by the type. */
const sizeByType: Readonly<Partial<Record<Unit['type'], number>>> = { pb, cvl, cv, cvb };

/** The size of a named ship in naval factors: as stated, else by the catalogue, else by its type; undefined if unknown. */
export function getShipSize(ship: NamedShip, nation: string | undefined, header: Header): number | undefined {
  return ship.size ?? findCatalogueEntry(ship, nation, header)?.size ?? sizeByType[ship.type];
}

/** The naval factors of a line of units; undefined if the size of a ship is unknown. Air units have 0. */
export function getFactors(unit: Unit, nation: string | undefined, header: Header): number | undefined {
  if (isAirUnit(unit)) return 0;
  if (isNamedShip(unit)) return getShipSize(unit, nation, header);
  return (unit.count ?? 1) * (unit.type === 'ca' ? cruiserSize : 1);
}

/** Factors of fast carriers; 0 for other units. */
export function getCarrierFactors(unit: Unit, nation: string | undefined, header: Header): number {
  return isFastCarrier(unit) ? (getShipSize(unit, nation, header) ?? 0) : 0;
}

/**
 * The speed of a line of naval units: slow if any of its ships is damaged (20.121). Undefined if the speed of a capital ship is unknown.
 */
export function getSpeed(unit: NavalUnit, nation: string | undefined, header: Header): Speed | undefined {
  if (unit.type === 'cve' || unit.type === 'transport') return 'slow';
  if (unit.type === 'ca') return (unit.damaged ?? 0) > 0 ? 'slow' : 'fast';
  if (!isNamedShip(unit)) return 'fast';
  if (unit.damaged === true) return 'slow';
  return (
    unit.speed ?? findCatalogueEntry(unit, nation, header)?.speed ?? (isSurelyFast(unit, nation) ? 'fast' : undefined)
  );
}

/** Whether a ship of unknown speed is certainly fast: fast carriers, and German and Italian capital ships (20.121). */
function isSurelyFast(ship: NamedShip, nation: string | undefined): boolean {
  return isFastCarrier(ship) || (nation !== undefined && hasFastCapitalShips(nation));
}

/** Whether all undamaged capital ships of a nation are fast, regardless of lists and scenarios (20.121). */
export function hasFastCapitalShips(nation: string): boolean {
  return nation === 'germany' || nation === 'italy';
}
