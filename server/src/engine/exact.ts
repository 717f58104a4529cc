/** Exact odds: the probability of every end of a combat. Decisions are taken as preferred. */
import { gather } from '../dice/distribution';
import type { Distribution } from '../dice/distribution';
import { sum } from '../dice/sum';
import type { Combat, Update } from './combat';
import { advance, begin, pass, put, shareOf } from './frontier';
import type { Frontier, Run } from './frontier';
import type { End, ExactOutcomes } from './outcome';
import type { Calculation } from './progress';
import { forget, within } from './space';

/** States beyond which exact odds are given up by default: about a second of work, some 50 MB, and no more ends than another thread can be handed at once. */
export const defaultLimit = 100_000;

export interface ExactOptions {
  /** The calculation stops as too large once the steps have led to more states than this, counted anew at each step. */
  readonly limit?: number;
  /** Branches less likely than this are cut off after each step, and reported as dropped. 0, the default, drops none. */
  readonly drop?: number;
  /** Whether rounds of volleys may be solved on lattices, which gives the same odds and is fast; by default they are. */
  readonly usesLattices?: boolean;
}

/** What exact odds give instead of an answer where there are too many states; sampling still works. */
export interface TooLarge {
  readonly tooLarge: true;
  readonly states: number;
}

/**
 * The probability of every end.
 * @throws RangeError where the combat is ill-formed
 */
export function* exact(combat: Combat, options: ExactOptions = {}): Calculation<ExactOutcomes | TooLarge> {
  const { limit = defaultLimit, drop = 0, usesLattices = true } = options;
  const run = begin(combat, limit, usesLattices);
  const noted: (Distribution | undefined)[] = [];
  let frontier: Frontier = new Map();
  put(run, frontier, within(combat.counters, combat.start, 'start'), 1);
  for (const step of combat.steps) {
    const next = yield* advance(run, [step], frontier, drop);
    if (next === undefined) return { tooLarge: true, states: run.states };
    frontier = step.kind === 'update' && step.closes ? close(run, step, step.closes, next, noted) : next;
    run.topStepsDone++;
  }
  const ends = [...frontier.values()].map((entry): End => ({ state: entry.state, share: shareOf(entry) }));
  const mass = sum(ends.map(({ share }) => share));
  return { exact: true, ends, noted, mass, dropped: shareOf(run.dropped), states: run.states };
}

/**
 * Reads the measures that a step closes, then forgets its counters: what they told apart is one state from now on.
 * @param noted by index of the measure, is added to
 */
function close(
  run: Run,
  { id }: Update,
  counters: readonly number[],
  from: Frontier,
  noted: (Distribution | undefined)[],
): Frontier {
  const entries = [...from.values()];
  run.combat.measures.forEach(({ closedBy, read }, index) => {
    if (closedBy !== id) return;
    noted[index] = gather(entries.map((entry) => ({ value: read(entry.state), share: shareOf(entry) })));
  });
  const to: Frontier = new Map();
  for (const entry of entries) {
    const forgotten = forget(run.combat, entry.state, counters);
    pass(to, run.keyOf(forgotten), { ...entry, state: forgotten });
  }
  return to;
}
