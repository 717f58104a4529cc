/**
 * All branches of a combat at once: the frontier maps every possible state before a step to its probability; equal states are merged.
 */
import type { Distribution } from '../dice/distribution';
import { add } from '../dice/sum';
import type { RunningSum } from '../dice/sum';
import { BasisSet } from './bases';
import type { DiceTables } from './branches';
import type { Combat, State } from './combat';
import type { KnownSides } from './lattice/side-losses';
import type { Calculation, Progress } from './progress';
import { internedKeysOf } from './space';
import type { Key } from './space';

/** A state with its probability. */
export interface Entry extends RunningSum {
  readonly state: State;
}

export type Frontier = Map<Key, Entry>;

/** A running exact calculation. */
export interface Run {
  readonly combat: Combat;
  /** Limit on states. */
  readonly limit: number;
  /** Whether rounds are solved on lattices if possible. */
  readonly usesLattices: boolean;
  readonly keyOf: (state: State) => Key;
  readonly dropped: RunningSum;
  states: number;
  topStepsDone: number;
  transitions: number;
  readonly dice: DiceTables;
  /** The bases of all steps that were carried out. */
  readonly bases: BasisSet;
  readonly sides: KnownSides;
  /** Distributions of the measures that were read before their counters were marginalised, by index of the measure. */
  readonly marginals: (Distribution | undefined)[];
}

/** Starts the calculation of a combat. */
export function begin(combat: Combat, limit: number, usesLattices: boolean): Run {
  const counts = { states: 0, topStepsDone: 0, transitions: 0 };
  const dropped = { sum: 0, lost: 0 };
  return {
    combat,
    limit,
    usesLattices,
    keyOf: internedKeysOf(combat.counters),
    dropped,
    ...counts,
    sides: new Map(),
    marginals: [],
    dice: { sums: new Map(), binomials: new Map() },
    bases: new BasisSet(),
  };
}

/**
 * Adds probability to a state.
 * @param isShared whether the caller reuses the array, so that a copy must be stored
 */
export function put(run: Run, frontier: Frontier, state: State, share: number, isShared = false): void {
  const key = run.keyOf(state);
  const entry = frontier.get(key);
  if (entry) return add(entry, share);
  frontier.set(key, { state: isShared ? state.slice() : state, sum: share, lost: 0 });
  run.states++;
}

/** Moves an unchanged state into another frontier. */
export function pass(frontier: Frontier, key: Key, from: Entry): void {
  const entry = frontier.get(key);
  if (entry === undefined) return void frontier.set(key, from);
  add(entry, from.sum);
  add(entry, from.lost);
}

/** Distributes the states of a frontier over two others. */
export function* part(
  run: Run,
  from: Frontier,
  isOfFirst: (state: State) => boolean,
  first: Frontier,
  second: Frontier,
): Calculation<void> {
  for (const [key, entry] of from) {
    pass(isOfFirst(entry.state) ? first : second, key, entry);
    if (isTimeToPause(run)) yield progressOf(run);
  }
}

/** Cuts off the branches less likely than `drop`. */
export function* prune(run: Run, frontier: Frontier, drop: number): Calculation<Frontier> {
  if (drop === 0) return frontier;
  for (const [key, entry] of frontier) {
    if (shareOf(entry) < drop) {
      frontier.delete(key);
      add(run.dropped, shareOf(entry));
    }
    if (isTimeToPause(run)) yield progressOf(run);
  }
  return frontier;
}

/** The value of a running sum, such as the probability of an entry. */
export function shareOf(entry: RunningSum): number {
  return entry.sum + entry.lost;
}

/** States in a slice: some milliseconds, before anything is compiled to machine code. */
const sliceLength = 200;

/** Counts a state. @returns whether the slice is over */
export function isTimeToPause(run: Run): boolean {
  return ++run.transitions % sliceLength === 0;
}

/** The progress of a calculation. */
export function progressOf({ topStepsDone, combat }: Run): Progress {
  return { done: topStepsDone, of: combat.steps.length, unit: 'steps' };
}
