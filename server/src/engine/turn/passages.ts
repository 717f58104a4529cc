/** The transitions of a stage from states that it cannot tell apart, by exact odds of its combat. */
import type { Distribution } from '../../dice/distribution';
import type { Combat, State } from '../combat';
import { exact } from '../exact';
import { quietly } from '../progress';
import type { Calculation, Progress } from '../progress';
import type { Key } from '../space';
import type { StagePart } from './outcome';
import { count, tallyOf } from './tally';
import type { Tally } from './tally';
import { gainedAt, stateAfter } from './turn';
import type { Gain, Stage, Turn } from './turn';

/** Ends of a combat in a slice. */
const endsInSlice = 500;

/** A transition of a stage. */
export interface Passage {
  /** The state after the stage, in the counters that the stage involves. */
  readonly after: State;
  share: number;
  /** By total, the distribution of its gain; undefined if that is always 0. */
  readonly gained: readonly (Tally | undefined)[];
}

/** A running exact calculation. */
export interface Run {
  readonly turn: Turn;
  readonly limit: number;
  readonly dropOf: (combat: Combat) => number;
  readonly keyOf: (state: State) => Key;
  states: number;
  multiplied: number;
  dropped: number;
  done: number;
}

/** The transitions of a stage from a group of states. @param probability of the group */
export function* passagesOf(
  run: Run,
  stage: Stage,
  state: State,
  share: number,
  parts: StagePart[],
): Calculation<readonly Passage[] | undefined> {
  const { turn } = run;
  const unchanged = turn.totals.map(() => undefined);
  if (stage.when?.(state) === false) return [{ after: state, share: 1, gained: unchanged }];
  const combat = stage.combat(state);
  const limit = run.limit - run.states;
  const outcomes = yield* quietly(exact(combat, { limit, drop: run.dropOf(combat) }), progressOf(run));
  run.states += outcomes.states;
  if ('tooLarge' in outcomes) return undefined;
  run.dropped += share * outcomes.dropped;
  parts.push({ share, combat, outcomes });
  const gains = stage.gains(combat, state);
  const before = (of: Gain['of']): Distribution | undefined =>
    outcomes.marginals[combat.measures.findIndex((measure) => measure === of)];
  const early = gains.filter(({ of }) => before(of) !== undefined);
  checkEarly(stage, early, gains);
  const late = gains.filter((gain) => !early.includes(gain));
  const gaining = new Set(late.map(({ total }) => total));
  const passages = new Map<Key, Passage>();
  for (const [index, end] of outcomes.ends.entries()) {
    const left = stateAfter(turn, stage, state, end.state, combat);
    const key = run.keyOf(left);
    let passage = passages.get(key);
    if (passage === undefined) {
      const tallies = turn.totals.map((_, total) => (gaining.has(total) ? new Map<number, number>() : undefined));
      passages.set(key, (passage = { after: left, share: 0, gained: tallies }));
    }
    passage.share += end.share;
    const sums = gainedAt(turn, late, end.state);
    for (const total of gaining) count(passage.gained[total]!, sums[total]!, end.share);
    if (index % endsInSlice === endsInSlice - 1) yield progressOf(run);
  }
  if (early.length === 0) return [...passages.values()];
  const [only] = passages.values();
  const gained = turn.totals.map((_, total) => {
    const gain = early.find((one) => one.total === total);
    return gain ? tallyOf(before(gain.of)!, gain.as) : only!.gained[total];
  });
  return [{ ...only!, gained }];
}

/** Checks early measures: their distributions are known separately, not jointly with anything read at the end. */
function checkEarly({ id, leaves }: Stage, early: readonly Gain[], all: readonly Gain[]): void {
  const isShared = early.some(({ total }) => all.filter((gain) => gain.total === total).length > 1);
  const isForeign = all.some((gain) => gain.of.readAt !== undefined && !early.includes(gain));
  if (isForeign || (early.length > 0 && (leaves !== undefined || isShared)))
    throw new RangeError(`The combat of stage ${id} marginalises counters that its end is asked for.`);
}

export function progressOf({ done, turn }: Run): Progress {
  return { done, of: turn.stages.length, unit: 'combats' };
}
