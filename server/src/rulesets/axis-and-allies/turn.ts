/** How far the turn has come, and in what order turns follow each other. */
import type { Header, Phase } from './data';
import { turnOrder } from './units';
import { phases } from './wording';

/** The turn of a power in a round. */
export interface PowerTurn {
  readonly round: number;
  readonly power: string;
}

/** What the turn of a power in this round is: over, under way, still to come; undefined where the scenario does not tell. */
export type TurnProgress = 'over' | 'under-way' | 'to-come';

/** Where the round is, seen from a power. Powers that the turn order does not know come in the order of `powers`. */
export function turnOf(power: string, { turn, powers }: Header): TurnProgress | undefined {
  if (turn === undefined) return undefined;
  if (turn.power === power) return 'under-way';
  const own = isBefore({ round: turn.round, power }, turn, { powers });
  return own === undefined ? undefined : own ? 'over' : 'to-come';
}

/** Whether a turn comes before another one; undefined where both are in one round and the order of their powers is not known. */
export function isBefore(
  one: PowerTurn,
  other: PowerTurn,
  { powers = {} }: Pick<Header, 'powers'>,
): boolean | undefined {
  if (one.round !== other.round) return one.round < other.round;
  const order = [one.power, other.power].every((name) => turnOrder.includes(name)) ? turnOrder : Object.keys(powers);
  const [first, second] = [order.indexOf(one.power), order.indexOf(other.power)];
  return first < 0 || second < 0 ? undefined : first < second;
}

/** Whether the turn of the scenario has come to a phase; false where it does not tell its phase. */
export function hasReached(phase: Phase, { turn }: Header): boolean {
  return turn?.phase !== undefined && phases.indexOf(turn.phase) >= phases.indexOf(phase);
}
