/** The hits that a ship has at the start of a combat (20.523; rulings 14 and 15). */
import type { Header, NamedShip } from '../data';
import { getReading } from '../options';
import { countHitsWhenDamaged } from './damage';

/**
 * Hits of a named ship before the first attack. Hits too few to damage it count at sea only; a damaged ship has its size less one, so that
 * one more sinks it, unless the scenario counts anew.
 */
export function countHitsBefore(ship: NamedShip, size: number, isInPort: boolean, header: Header): number {
  const keptHits = !isInPort && !isRepairedEverywhere(header) ? Math.min(size - 1, ship.hits ?? 0) : 0;
  if (ship.damaged !== true || doesDamagedStartAnew(header)) return keptHits;
  return Math.max(keptHits, countHitsWhenDamaged({ kind: 'named', size }));
}

/** Whether earlier damage is ignored (option `damagedAgain`). */
export function doesDamagedStartAnew(header: Header): boolean {
  return getReading(header, 'damagedAgain') === 'counts-anew';
}

/** Whether hits too few to damage a ship are also cleared after each strike at sea (option `undersizedHits`). */
export function isRepairedEverywhere(header: Header): boolean {
  return getReading(header, 'undersizedHits') === 'never-kept';
}
