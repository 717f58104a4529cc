/** The progress of the turn, and the order of turns. */
import type { Header, Phase } from './data';
import { turnOrder } from './units';
import { phases } from './wording';

/** The turn of a power in a round. */
export interface PowerTurn {
  readonly round: number;
  readonly power: string;
}

/** The state of a power's turn in this round: over, under way or to come. */
export type TurnProgress = 'over' | 'under-way' | 'to-come';

/**
 * The progress of a power's turn in this round; undefined if the scenario does not say. Powers outside the turn order follow the
 * order of `powers`.
 */
export function getTurnProgress(power: string, { turn, powers }: Header): TurnProgress | undefined {
  if (turn === undefined) return undefined;
  if (turn.power === power) return 'under-way';
  const isEarlier = isBefore({ round: turn.round, power }, turn, { powers });
  return isEarlier === undefined ? undefined : isEarlier ? 'over' : 'to-come';
}

/** True if a turn comes before another; undefined if both are in one round and the order of their powers is unknown. */
export function isBefore(
  turn: PowerTurn,
  otherTurn: PowerTurn,
  { powers = {} }: Pick<Header, 'powers'>,
): boolean | undefined {
  if (turn.round !== otherTurn.round) return turn.round < otherTurn.round;
  const order = [turn.power, otherTurn.power].every((name) => turnOrder.includes(name))
    ? turnOrder
    : Object.keys(powers);
  const [turnIndex, otherTurnIndex] = [order.indexOf(turn.power), order.indexOf(otherTurn.power)];
  return turnIndex < 0 || otherTurnIndex < 0 ? undefined : turnIndex < otherTurnIndex;
}

/** True if the scenario's turn has reached a phase; false if it gives no phase. */
export function hasReached(phase: Phase, { turn }: Header): boolean {
  return turn?.phase !== undefined && phases.indexOf(turn.phase) >= phases.indexOf(phase);
}
