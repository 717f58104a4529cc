/**
 * Sampled odds of a turn: many turns are simulated side by side, combat by combat. The combat of a stage is rolled for all turns at once that
 * share its state, and its ends are dealt out among them at random.
 */
import { createStream, createUniformGenerator } from '../../dice/stream';
import type { State } from '../combat';
import type { End } from '../outcome';
import type { Calculation } from '../progress';
import { computeSampledOdds } from '../sample';
import { withCountersFrom } from '../state-space';
import { groupBy, createStageKey } from './state-groups';
import { collectTurnBases, type SampledTurn, type StageOutcomes, type StagePart } from './outcome';
import { listUnusedCounters, computeGains, getStart, applyStage } from './turn';
import type { Stage, Turn } from './turn';

/** A simulated turn: its state, and its totals so far. */
interface TurnRun {
  state: State;
  readonly totals: number[];
}

/** Turns that are dealt an end in a slice. */
const dealtInSlice = 1_000;

/**
 * The proportion of every end that was reached.
 * @param seed the same seed gives the same odds
 * @param runs number of turns to simulate, an integer of at least 1
 * @throws RangeError on any other number of runs, or if the turn or one of its combats is ill-formed
 */
export function* sampleTurn(turn: Turn, seed: number, runs: number): Calculation<SampledTurn> {
  if (!Number.isInteger(runs) || runs < 1) throw new RangeError(`Cannot play ${runs} turns.`);
  const start = getStart(turn);
  const turnRuns = Array.from({ length: runs }, (): TurnRun => ({ state: start, totals: turn.totals.map(() => 0) }));
  const stages: StageOutcomes[] = [];
  for (const [done, stage] of turn.stages.entries()) {
    const calculation = simulateStage(turn, stage, turnRuns, seed);
    for (;;) {
      const step = calculation.next();
      if (step.done) {
        stages.push(step.value);
        break;
      }
      yield { done: done * runs + step.value.done, total: turn.stages.length * runs, unit: 'runs' };
    }
  }
  return { outcomes: { exact: false, ends: mergeEnds(turnRuns), runs, seed, bases: collectTurnBases(stages) }, stages };
}

/** Simulates the combat of a stage in every turn. */
function* simulateStage(
  turn: Turn,
  stage: Stage,
  turnRuns: readonly TurnRun[],
  seed: number,
): Calculation<StageOutcomes> {
  const unusedCounters = listUnusedCounters(turn, stage);
  const toStageKey = createStageKey(stage, turn);
  const uniform = createUniformGenerator(createStream(seed, `turn/${stage.id}`));
  const parts: StagePart[] = [];
  const gained = turn.totals.map(() => 0);
  let doneCount = 0;
  for (const group of groupBy(turnRuns, ({ state }) => toStageKey(state))) {
    const { state } = group[0]!;
    if (stage.takesPlace?.(state) === false) {
      doneCount += group.length;
      for (const turnRun of group) turnRun.state = withCountersFrom(turnRun.state, turn.start, unusedCounters);
      continue;
    }
    const combat = stage.createCombat(state);
    const calculation = computeSampledOdds(combat, Math.trunc(uniform() * 0x1_0000_0000), group.length);
    let step = calculation.next();
    for (; !step.done; step = calculation.next()) yield { done: doneCount, total: turnRuns.length, unit: 'runs' };
    const outcomes = step.value;
    parts.push({ probability: group.length / turnRuns.length, combat, outcomes });
    const gains = stage.listGains(combat, state);
    const results = outcomes.ends.map((end) => ({
      after: withCountersFrom(applyStage(turn, stage, state, end.state, combat), turn.start, unusedCounters),
      gained: computeGains(turn, gains, end.state),
    }));
    const endIndexes = shuffle(expandEnds(outcomes.ends, group.length), uniform);
    const lasting = stage.involves.filter((index) => !unusedCounters.includes(index));
    for (const [index, turnRun] of group.entries()) {
      const result = results[endIndexes[index]!]!;
      turnRun.state = withCountersFrom(
        withCountersFrom(turnRun.state, turn.start, unusedCounters),
        result.after,
        lasting,
      );
      for (const [total, gain] of result.gained.entries()) {
        turnRun.totals[total]! += gain;
        gained[total]! += gain;
      }
      if (++doneCount % dealtInSlice === 0) yield { done: doneCount, total: turnRuns.length, unit: 'runs' };
    }
  }
  return { stage, parts, gained: gained.map((sum) => sum / turnRuns.length) };
}

/** The index of each end, as often as it was reached. */
function expandEnds(ends: readonly End[], runs: number): Uint32Array {
  const endIndexes = new Uint32Array(runs);
  let next = 0;
  for (const [index, { probability }] of ends.entries())
    next += fill(endIndexes, index, next, Math.round(probability * runs));
  return endIndexes;
}

function fill(endIndexes: Uint32Array, index: number, from: number, count: number): number {
  endIndexes.fill(index, from, from + count);
  return count;
}

/** Shuffles, so that the end that a turn gets does not depend on its earlier combats. */
function shuffle(endIndexes: Uint32Array, uniform: () => number): Uint32Array {
  for (let last = endIndexes.length - 1; last > 0; last--) {
    const other = Math.trunc(uniform() * (last + 1));
    [endIndexes[last], endIndexes[other]] = [endIndexes[other]!, endIndexes[last]!];
  }
  return endIndexes;
}

/** Merges equal ends. */
function mergeEnds(turnRuns: readonly TurnRun[]): readonly End[] {
  const probability = 1 / turnRuns.length;
  const groups = groupBy(turnRuns, ({ state, totals }) => [...state, ...totals].join());
  return groups.map((group) => ({
    state: [...group[0]!.state, ...group[0]!.totals],
    probability: group.length * probability,
  }));
}
