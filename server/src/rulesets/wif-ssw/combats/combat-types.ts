/** What a combat can turn out to be, as the `type` counter of the board keeps it. */
import type { State } from '../../../engine/combat';
import { withCounters } from '../../../engine/combat';
import type { Board } from './board';

const types = ['undecided', 'ssw', 'naval-air', 'avoided', 'sub', 'none'] as const;
export type CombatType = (typeof types)[number];

/** Greatest value of the counter. */
export const maxType = types.length - 1;

export function typeOf(board: Board, state: State): CombatType {
  return types[state[board.type]!]!;
}

export function withType(board: Board, state: State, type: CombatType): State {
  return withCounters(state, [board.type, types.indexOf(type)]);
}

/** Conditions for steps. */
export function isType(board: Board, type: CombatType): (state: State) => boolean {
  return (state) => typeOf(board, state) === type;
}
