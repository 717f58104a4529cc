/** The hits that a named ship brings into a combat (20.523; rulings 14 and 15). */
import type { Header, NamedShip } from '../data';
import { reading } from '../options';
import { hitsOfDamaged } from './damage';

/**
 * Hits of a ship before the first attack. Hits that were too few to damage it are there at sea alone; a damaged ship has those of one
 * less than its size, so that one more sinks it, unless the scenario counts anew.
 */
export function hitsBefore(ship: NamedShip, size: number, inPort: boolean, header: Header): number {
  const kept = !inPort && reading(header, 'undersizedHits') === 'kept-at-sea' ? (ship.hits ?? 0) : 0;
  if (ship.damaged !== true || reading(header, 'damagedAgain') === 'counts-anew') return kept;
  return Math.max(kept, hitsOfDamaged({ kind: 'named', size }));
}
