/**
 * Advances a frontier through rounds of volleys that lattices can solve. If such rounds follow each other, the end states of one go straight to
 * the next, without an intermediate frontier.
 */
import { add } from '../dice/sum';
import type { State, Step } from './combat';
import { shouldYield, getProgress, addState, getSum, type Frontier, type Run } from './frontier';
import { createRoundModel, type RoundModel, type FreeStep } from './lattice/round-model';
import { applyFreeSteps } from './lattice/free-steps';
import { RoundSolver, type LatticeFailure } from './lattice/round-solver';
import { Marginaliser, isMarginalising } from './marginalise';
import type { Calculation } from './progress';
import { isActive } from './transition';

/** Number of joint states on lattices at the cost of one state elsewhere. */
const cellsPerState = 20;

/** A frontier, and the number of steps that were carried out. */
export interface AdvancedFrontier {
  readonly frontier: Frontier;
  readonly steps: number;
}

/**
 * The frontier after the rounds at an index among steps, after further rounds that lattices can solve, and after the free steps that follow
 * each; or the reason why lattices cannot solve the first.
 * @param drop states less likely than this may be cut off
 * @param maxRounds limit on the number of rounds
 */
export function* advanceOnLattices(
  run: Run,
  steps: readonly Step[],
  firstIndex: number,
  frontier: Frontier,
  drop: number,
  maxRounds = Infinity,
): Calculation<AdvancedFrontier | LatticeFailure> {
  const endStates: Frontier = new Map();
  const [segments, next] = collectSegments(run, steps, firstIndex, endStates, drop, maxRounds);
  if (segments.length === 0) return 'unfit';
  const statesBefore = run.stateCount;
  for (const entry of frontier.values()) {
    segments[0]!.add(entry.state, getSum(entry));
    if (shouldYield(run)) yield getProgress(run);
  }
  for (let at = 0; at < segments.length; at++) {
    const { rounds } = segments[at]!;
    for (const _pause of rounds.run()) yield getProgress(run);
    if (rounds.failure === 'unfit') {
      run.stateCount = statesBefore;
      return at === 0 ? 'unfit' : yield* advanceOnLattices(run, steps, firstIndex, frontier, drop, at);
    }
    run.stateCount += rounds.visitedCount;
    if (rounds.failure) return rounds.failure;
  }
  for (const segment of segments) segment.finish();
  return { frontier: endStates, steps: next - firstIndex };
}

/** The rounds from an index on that lattices can solve, and the index after them. @param endStates receives the states after the last of them */
function collectSegments(
  run: Run,
  steps: readonly Step[],
  firstIndex: number,
  endStates: Frontier,
  drop: number,
  maxRounds: number,
): readonly [segments: readonly RoundsSegment[], next: number] {
  const segments: RoundsSegment[] = [];
  let at = firstIndex;
  while (segments.length < maxRounds) {
    const step = steps[at];
    if (step?.kind !== 'rounds') break;
    const followUp = listFreeSteps(steps, at + 1);
    const model = createRoundModel(run.combat, step, run.sideCache);
    if (!model) break;
    const segment = new RoundsSegment(run, model, followUp, endStates, drop);
    if (segments.length > 0) segments.at(-1)!.next = segment;
    segments.push(segment);
    at += 1 + followUp.length;
  }
  return [segments, at];
}

/** The consecutive free steps from an index on, up to the first that marginalises. */
export function listFreeSteps(steps: readonly Step[], firstIndex: number): readonly FreeStep[] {
  const free: FreeStep[] = [];
  for (let at = firstIndex; at < steps.length; at++) {
    const step = steps[at]!;
    if (step.kind !== 'update' && step.kind !== 'choice') break;
    free.push(step);
    if (isMarginalising(step)) break;
  }
  return free;
}

/** Rounds on lattices, and the free steps after them. */
class RoundsSegment {
  /** The segment that receives the states after it. */
  next: RoundsSegment | undefined;
  readonly rounds: RoundSolver;
  readonly #marginaliser: Marginaliser | undefined;

  constructor(
    readonly run: Run,
    readonly model: RoundModel,
    readonly followUp: readonly FreeStep[],
    readonly endStates: Frontier,
    drop: number,
  ) {
    const last = followUp.at(-1);
    this.#marginaliser = isMarginalising(last) ? new Marginaliser(run, last) : undefined;
    const options = { drop, limit: run.limit * cellsPerState, bases: run.bases };
    this.rounds = new RoundSolver(model, options, (state, probability) => this.#finishState(state, probability));
  }

  /** Adds a state, whose array the caller reuses. */
  add(state: State, probability: number): void {
    if (isActive(this.model.rounds, state)) this.rounds.addState(state, probability);
    else this.#finishState(state, probability);
  }

  /** Stores marginal distributions and dropped probability. Call it after all states. */
  finish(): void {
    this.#marginaliser?.finish();
    add(this.run.dropped, this.rounds.dropped);
  }

  #finishState(state: State, probability: number): void {
    const after = applyFreeSteps(this.run.combat, this.followUp, state, this.run.bases);
    const reduced = this.#marginaliser ? this.#marginaliser.reduce(after, probability) : after;
    if (this.next) this.next.add(reduced, probability);
    else addState(this.run, this.endStates, reduced, probability, reduced === state);
  }
}
