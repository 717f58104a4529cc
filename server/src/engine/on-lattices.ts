/**
 * Advances a frontier through rounds of volleys that lattices can solve. If such rounds follow each other, the end states of one go straight to
 * the next, without an intermediate frontier.
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

/** Number of joint states on lattices at the cost of one state elsewhere. */
const cellsForState = 20;

/** A frontier, and the number of steps that were carried out. */
export interface Advanced {
  readonly frontier: Frontier;
  readonly steps: number;
}

/**
 * The frontier after the rounds at an index among steps, after further rounds that lattices can solve, and after the free steps that follow
 * each; or the reason why lattices cannot solve the first.
 * @param drop states less likely than this may be cut off
 * @param max limit on the number of rounds
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

/** The rounds from an index on that lattices can solve, and the index after them. @param done receives the states after the last of them */
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

/** The consecutive free steps from an index on, up to the first that marginalises. */
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

/** Rounds on lattices, and the free steps after them. */
class Leg {
  /** The segment that receives the states after it. */
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

  /** Adds a state, whose array the caller reuses. */
  take(state: State, share: number): void {
    if (takesPlace(this.body.rounds, state)) this.rounds.begin(state, share);
    else this.#leave(state, share);
  }

  /** Stores marginal distributions and dropped probability. Call it after all states. */
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
