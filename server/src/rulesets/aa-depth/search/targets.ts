/** Aircraft against submarines without a destroyer (R14). */
import type { Header } from '../data';
import { reading } from '../options';

/**
 * True if aircraft may hit submarines that can be attacked at all.
 * @param withDestroyer true if their side has a destroyer in the battle
 */
export function aircraftHitSubmarines(withDestroyer: boolean, header: Header): boolean {
  return withDestroyer || reading(header, 'airAgainstSubmarines') === 'allowed';
}
