/** The hits that a ship brings into a combat (20.523; rulings 14 and 15). */
import type { Header, NamedShip } from '../data';
import { reading } from '../options';
import { hitsOfDamaged } from './damage';

/**
 * Hits of a named ship before the first attack. Hits that were too few to damage it are there at sea alone; a damaged ship has those of
 * one less than its size, so that one more sinks it, unless the scenario counts anew.
 */
export function hitsBefore(ship: NamedShip, size: number, inPort: boolean, header: Header): number {
  const kept = !inPort && !repairedEverywhere(header) ? Math.min(size - 1, ship.hits ?? 0) : 0;
  if (ship.damaged !== true || damagedCountsAnew(header)) return kept;
  return Math.max(kept, hitsOfDamaged({ kind: 'named', size }));
}

/** Whether earlier damage does not count (option damagedAgain). */
export function damagedCountsAnew(header: Header): boolean {
  return reading(header, 'damagedAgain') === 'counts-anew';
}

/** Whether hits that are too few to damage a ship are gone after each strike at sea too (option undersizedHits). */
export function repairedEverywhere(header: Header): boolean {
  return reading(header, 'undersizedHits') === 'never-kept';
}
