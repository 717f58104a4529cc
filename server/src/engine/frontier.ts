/**
 * All branches of a combat at once: the frontier maps every possible state before a step to its probability; equal states are merged.
 */
import type { Distribution } from '../dice/distribution';
import { add, type RunningSum } from '../dice/sum';
import { BasisSet } from './basis-set';
import type { DiceDistributions } from './branches';
import type { Combat, State } from './combat';
import type { SideCache } from './lattice/side-losses';
import type { Calculation, Progress } from './progress';
import { createInternedKeyFunction, type Key } from './state-space';

/** A state with its probability. */
export interface Entry extends RunningSum {
  readonly state: State;
}

export type Frontier = Map<Key, Entry>;

/** A running exact calculation. */
export interface Run {
  readonly combat: Combat;
  /** Limit on `stateCount`. */
  readonly limit: number;
  /** Whether rounds are solved on lattices if possible. */
  readonly solvesRoundsFaster: boolean;
  readonly toKey: (state: State) => Key;
  readonly dropped: RunningSum;
  stateCount: number;
  topStepsDone: number;
  visitedCount: number;
  readonly dice: DiceDistributions;
  /** The bases of all steps that were carried out. */
  readonly bases: BasisSet;
  readonly sideCache: SideCache;
  /** Distributions of the measures that were read before their counters were marginalised, by index of the measure. */
  readonly marginals: (Distribution | undefined)[];
}

/** Starts the calculation of a combat. */
export function createRun(combat: Combat, limit: number, solvesRoundsFaster: boolean): Run {
  return {
    combat,
    limit,
    solvesRoundsFaster,
    toKey: createInternedKeyFunction(combat.counters),
    dropped: { sum: 0, compensation: 0 },
    stateCount: 0,
    topStepsDone: 0,
    visitedCount: 0,
    sideCache: new Map(),
    marginals: [],
    dice: { sums: new Map(), binomials: new Map() },
    bases: new BasisSet(),
  };
}

/**
 * Adds probability to a state.
 * @param isShared whether the caller reuses the array of the state, so that a copy must be stored
 */
export function addState(run: Run, frontier: Frontier, state: State, probability: number, isShared = false): void {
  const key = run.toKey(state);
  const entry = frontier.get(key);
  if (entry) return add(entry, probability);
  frontier.set(key, { state: isShared ? state.slice() : state, sum: probability, compensation: 0 });
  run.stateCount++;
}

/** Moves an unchanged state into another frontier. */
export function moveEntry(frontier: Frontier, key: Key, from: Entry): void {
  const entry = frontier.get(key);
  if (entry === undefined) return void frontier.set(key, from);
  add(entry, from.sum);
  add(entry, from.compensation);
}

/** Distributes the states of a frontier over two others. */
export function* partition(
  run: Run,
  from: Frontier,
  belongsToFirst: (state: State) => boolean,
  first: Frontier,
  second: Frontier,
): Calculation<void> {
  for (const [key, entry] of from) {
    moveEntry(belongsToFirst(entry.state) ? first : second, key, entry);
    if (shouldYield(run)) yield getProgress(run);
  }
}

/** Cuts off the branches less likely than `drop`. */
export function* prune(run: Run, frontier: Frontier, drop: number): Calculation<Frontier> {
  if (drop === 0) return frontier;
  for (const [key, entry] of frontier) {
    if (getSum(entry) < drop) {
      frontier.delete(key);
      add(run.dropped, getSum(entry));
    }
    if (shouldYield(run)) yield getProgress(run);
  }
  return frontier;
}

/** The value of a running sum, such as the probability of an entry. */
export function getSum(entry: RunningSum): number {
  return entry.sum + entry.compensation;
}

/** States in a slice: some milliseconds, before anything is compiled to machine code. */
const sliceLength = 200;

/** Counts a state. @returns whether the slice is over */
export function shouldYield(run: Run): boolean {
  return ++run.visitedCount % sliceLength === 0;
}

/** The progress of a calculation. */
export function getProgress({ topStepsDone, combat }: Run): Progress {
  return { done: topStepsDone, total: combat.steps.length, unit: 'steps' };
}
