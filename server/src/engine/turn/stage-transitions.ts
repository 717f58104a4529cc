/** The transitions of a stage from states that it cannot tell apart, by exact odds of its combat. */
import type { Distribution } from '../../dice/distribution';
import type { Combat, State } from '../combat';
import { computeExactOdds } from '../exact';
import { withFixedProgress, type Calculation, type Progress } from '../progress';
import type { Key } from '../state-space';
import type { StagePart } from './outcome';
import { addToTally, toTally, type Tally } from './tally';
import { computeGains, applyStage, type Gain, type Stage, type Turn } from './turn';

/** Ends of a combat in a slice. */
const endsInSlice = 500;

/** A transition of a stage. */
export interface StageTransition {
  /** The state after the stage, in the counters that the stage involves. */
  readonly after: State;
  probability: number;
  /** By total, the distribution of its gain; undefined if that is always 0. */
  readonly gained: readonly (Tally | undefined)[];
}

/** A running exact calculation. */
export interface Run {
  readonly turn: Turn;
  readonly limit: number;
  readonly getDropThreshold: (combat: Combat) => number;
  readonly toKey: (state: State) => Key;
  states: number;
  multiplied: number;
  dropped: number;
  done: number;
}

/** The transitions of a stage from a group of states. @param probability of the group */
export function* computeStageTransitions(
  run: Run,
  stage: Stage,
  state: State,
  probability: number,
  parts: StagePart[],
): Calculation<readonly StageTransition[] | undefined> {
  const { turn } = run;
  const noGains = turn.totals.map(() => undefined);
  if (stage.takesPlace?.(state) === false) return [{ after: state, probability: 1, gained: noGains }];
  const combat = stage.createCombat(state);
  const limit = run.limit - run.states;
  const outcomes = yield* withFixedProgress(
    computeExactOdds(combat, { limit, drop: run.getDropThreshold(combat) }),
    getProgress(run),
  );
  run.states += outcomes.states;
  if ('tooLarge' in outcomes) return undefined;
  run.dropped += probability * outcomes.dropped;
  parts.push({ probability, combat, outcomes });
  const gains = stage.listGains(combat, state);
  const getMarginalBefore = (measure: Gain['measure']): Distribution | undefined =>
    outcomes.marginals[combat.measures.findIndex((candidate) => candidate === measure)];
  const earlyGains = gains.filter(({ measure }) => getMarginalBefore(measure) !== undefined);
  checkEarlyGains(stage, earlyGains, gains);
  const lateGains = gains.filter((gain) => !earlyGains.includes(gain));
  const gainingTotals = new Set(lateGains.map(({ total }) => total));
  const transitions = new Map<Key, StageTransition>();
  for (const [index, end] of outcomes.ends.entries()) {
    const stateAfterStage = applyStage(turn, stage, state, end.state, combat);
    const key = run.toKey(stateAfterStage);
    let transition = transitions.get(key);
    if (transition === undefined) {
      const tallies = turn.totals.map((_, total) => (gainingTotals.has(total) ? new Map<number, number>() : undefined));
      transitions.set(key, (transition = { after: stateAfterStage, probability: 0, gained: tallies }));
    }
    transition.probability += end.probability;
    const sums = computeGains(turn, lateGains, end.state);
    for (const total of gainingTotals) addToTally(transition.gained[total]!, sums[total]!, end.probability);
    if (index % endsInSlice === endsInSlice - 1) yield getProgress(run);
  }
  if (earlyGains.length === 0) return [...transitions.values()];
  const [onlyTransition] = transitions.values();
  const gained = turn.totals.map((_, total) => {
    const gain = earlyGains.find((candidate) => candidate.total === total);
    return gain ? toTally(getMarginalBefore(gain.measure)!, gain.convert) : onlyTransition!.gained[total];
  });
  return [{ ...onlyTransition!, gained }];
}

/** Checks early measures: their distributions are known separately, not jointly with anything read at the end. */
function checkEarlyGains({ id, carryOver }: Stage, early: readonly Gain[], all: readonly Gain[]): void {
  const isShared = early.some(({ total }) => all.filter((gain) => gain.total === total).length > 1);
  const lacksMarginal = all.some((gain) => gain.measure.readAfterStep !== undefined && !early.includes(gain));
  if (lacksMarginal || (early.length > 0 && (carryOver !== undefined || isShared)))
    throw new RangeError(`The combat of stage ${id} marginalises counters that its end is asked for.`);
}

export function getProgress({ done, turn }: Run): Progress {
  return { done, total: turn.stages.length, unit: 'combats' };
}
