/** What a stage makes of the states of a turn that it cannot tell apart, by exact odds of its combat. */
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

/** Ends of a combat that are looked at in a slice. */
const endsInSlice = 500;

/** What a combat makes of the states that it cannot tell apart. */
export interface Passage {
  /** The counters that the stage involves are as they will be. */
  readonly after: State;
  share: number;
  /** By total the shares of what is gained; undefined where that is always nothing. */
  readonly gained: readonly (Tally | undefined)[];
}

/** An exact calculation under way. */
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

/** What the stage makes of states that it sees as one. @param share of all turns in these states */
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

/** What was read on the way is known by itself alone: not how it goes together with anything that is known at the end. */
function checkEarly({ id, leaves }: Stage, early: readonly Gain[], all: readonly Gain[]): void {
  const isShared = early.some(({ total }) => all.filter((gain) => gain.total === total).length > 1);
  const isForeign = all.some((gain) => gain.of.readAt !== undefined && !early.includes(gain));
  if (isForeign || (early.length > 0 && (leaves !== undefined || isShared)))
    throw new RangeError(`The combat of stage ${id} marginalises counters that its end is asked for.`);
}

export function progressOf({ done, turn }: Run): Progress {
  return { done, of: turn.stages.length, unit: 'combats' };
}
