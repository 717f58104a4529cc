/** The counters of a combat under construction: steps add the counters that they need. */
import type { Counter, State } from '../../../engine/combat';

/** Mutable only while the combat is built. */
export interface Board {
  readonly counters: Counter[];
  readonly start: number[];
}

export function createBoard(): Board {
  return { counters: [], start: [] };
}

/** Adds a counter from 0 to `max` and returns its index. */
export function addCounter(board: Board, name: string, title: string, max: number, start = 0): number {
  board.start.push(start);
  return board.counters.push({ name, title, max: Math.max(max, start) }) - 1;
}

/** Adds to a counter of a state. */
export function addToCounter(state: State, counter: number, difference: number): State {
  return difference === 0 ? state : state.with(counter, state[counter]! + difference);
}

/** Prefixes an id with that of its part of the combat. */
export function joinId(id: string | undefined, name: string): string {
  return id === undefined ? name : `${id}.${name}`;
}
