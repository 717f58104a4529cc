/** Whether aircraft may hit submarines without a destroyer beside them (R14). */
import type { Header } from '../data';
import { reading } from '../options';

/**
 * Whether aircraft may hit submarines that can be attacked at all.
 * @param withDestroyer whether their side has a destroyer in the battle
 */
export function aircraftHitSubmarines(withDestroyer: boolean, header: Header): boolean {
  return withDestroyer || reading(header, 'airAgainstSubmarines') === 'allowed';
}
