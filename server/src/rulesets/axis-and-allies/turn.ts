/** How far the turn has come. */
import type { Header, Phase } from './data';
import { turnOrder } from './units';
import { phases } from './wording';

/** What the turn of a power in this round is: over, under way, still to come; undefined where the scenario does not tell. */
export type TurnProgress = 'over' | 'under-way' | 'to-come';

/** Where the round is, seen from a power. Powers that the turn order does not know come in the order of `powers`. */
export function turnOf(power: string, { turn, powers = {} }: Header): TurnProgress | undefined {
  if (turn === undefined) return undefined;
  if (turn.power === power) return 'under-way';
  const order = [power, turn.power].every((name) => turnOrder.includes(name)) ? turnOrder : Object.keys(powers);
  const [own, now] = [order.indexOf(power), order.indexOf(turn.power)];
  if (own < 0 || now < 0) return undefined;
  return own < now ? 'over' : 'to-come';
}

/** Whether the turn of the scenario has come to a phase; false where it does not tell its phase. */
export function hasReached(phase: Phase, { turn }: Header): boolean {
  return turn?.phase !== undefined && phases.indexOf(turn.phase) >= phases.indexOf(phase);
}
