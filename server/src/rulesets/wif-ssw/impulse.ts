/** When a combat takes place. */
import type { Header } from './data';

/** The impulse of a combat: its own, else the scenario's; undefined where neither says. */
export function impulseOf(combat: { impulse?: number }, header: Pick<Header, 'impulse'>): number | undefined {
  return combat.impulse ?? header.impulse;
}
