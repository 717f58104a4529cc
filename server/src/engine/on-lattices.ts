/**
 * Carries a frontier through rounds of volleys that lattices can take. Where such rounds follow each other, a state in which the one ends
 * is handed to the next at once: no frontier is made in between.
 */
import { add } from '../dice/sum';
import type { State, Step } from './combat';
import { isTimeToPause, progressOf, put, shareOf } from './frontier';
import type { Frontier, Run } from './frontier';
import { bodyOf } from './lattice/body';
import type { Body, FreeStep } from './lattice/body';
import { afterFree } from './lattice/free';
import { LatticeRounds } from './lattice/rounds';
import type { Failure } from './lattice/rounds';
import { Marginaliser, marginalises } from './marginalise';
import type { Calculation } from './progress';
import { takesPlace } from './transition';

/** Joint states that cost on lattices what a state costs elsewhere. */
const cellsForState = 20;

/** A frontier, and how many steps have led to it. */
export interface Advanced {
  readonly frontier: Frontier;
  readonly steps: number;
}

/**
 * The frontier after the rounds that stand at a place among some steps, after those that follow as far as lattices can take them, and after
 * what is done behind each without dice; why there is none, where they cannot take the first.
 * @param drop states less likely than this may be cut off
 * @param max how many rounds are taken at most
 */
export function* onLattices(
  run: Run,
  steps: readonly Step[],
  from: number,
  frontier: Frontier,
  drop: number,
  max = Infinity,
): Calculation<Advanced | Failure> {
  const done: Frontier = new Map();
  const [legs, next] = legsFrom(run, steps, from, done, drop, max);
  if (legs.length === 0) return 'unfit';
  const before = run.states;
  for (const entry of frontier.values()) {
    legs[0]!.take(entry.state, shareOf(entry));
    if (isTimeToPause(run)) yield progressOf(run);
  }
  for (let at = 0; at < legs.length; at++) {
    const { rounds } = legs[at]!;
    for (const _pause of rounds.run()) yield progressOf(run);
    if (rounds.failure === 'unfit') {
      run.states = before;
      return at === 0 ? 'unfit' : yield* onLattices(run, steps, from, frontier, drop, at);
    }
    run.states += rounds.visited;
    if (rounds.failure) return rounds.failure;
  }
  for (const leg of legs) leg.close();
  return { frontier: done, steps: next - from };
}

/** The rounds from a place on that lattices can take, and the place behind them. @param done is given the states behind the last of them */
function legsFrom(
  run: Run,
  steps: readonly Step[],
  from: number,
  done: Frontier,
  drop: number,
  max: number,
): readonly [legs: readonly Leg[], next: number] {
  const legs: Leg[] = [];
  let at = from;
  while (legs.length < max) {
    const step = steps[at];
    if (step?.kind !== 'rounds') break;
    const then = freeStepsFrom(steps, at + 1);
    const body = bodyOf(run.combat, step, run.sides);
    if (!body) break;
    const leg = new Leg(run, body, then, done, drop);
    if (legs.length > 0) legs.at(-1)!.next = leg;
    legs.push(leg);
    at += 1 + then.length;
  }
  return [legs, at];
}

/** The steps without dice that stand in a row, up to one that marginalises. */
export function freeStepsFrom(steps: readonly Step[], from: number): readonly FreeStep[] {
  const free: FreeStep[] = [];
  for (let at = from; at < steps.length; at++) {
    const step = steps[at]!;
    if (step.kind !== 'update' && step.kind !== 'choice') break;
    free.push(step);
    if (marginalises(step)) break;
  }
  return free;
}

/** Rounds on lattices, and what is done behind them. */
class Leg {
  /** Who is given the states behind it. */
  next: Leg | undefined;
  readonly rounds: LatticeRounds;
  readonly #marginaliser: Marginaliser | undefined;

  constructor(
    readonly run: Run,
    readonly body: Body,
    readonly then: readonly FreeStep[],
    readonly done: Frontier,
    drop: number,
  ) {
    const last = then.at(-1);
    this.#marginaliser = marginalises(last) ? new Marginaliser(run, last) : undefined;
    const options = { drop, limit: run.limit * cellsForState, bases: run.bases };
    this.rounds = new LatticeRounds(body, options, (state, share) => this.#leave(state, share));
  }

  /** Takes up a state, which changes when this returns. */
  take(state: State, share: number): void {
    if (takesPlace(this.body.rounds, state)) this.rounds.begin(state, share);
    else this.#leave(state, share);
  }

  /** What was read holds, and what was cut off is gone: to be called once all states have been taken. */
  close(): void {
    this.#marginaliser?.close();
    add(this.run.dropped, this.rounds.dropped);
  }

  #leave(state: State, share: number): void {
    const after = afterFree(this.run.combat, this.then, state, this.run.bases);
    const left = this.#marginaliser ? this.#marginaliser.take(after, share) : after;
    if (this.next) this.next.take(left, share);
    else put(this.run, this.done, left, share, left === state);
  }
}
