/** The time of a combat. */
import type { Header } from './data';

/** The impulse of a combat: its own or the scenario's; undefined if neither is set. */
export function getImpulse(combat: { impulse?: number }, header: Pick<Header, 'impulse'>): number | undefined {
  return combat.impulse ?? header.impulse;
}
