/**
 * Optimal stopping: whether to continue from one combat of a turn to the next if the rules let a side end it (`Stage.optional`). Solved by
 * backward induction, for every state in which a combat may begin.
 */
import { createKeyFunction, withCountersFrom, type Key } from '../state-space';
import type { Combat, State } from '../combat';
import { defaultLimit, type TooLarge } from '../exact';
import type { Outcomes } from '../outcome';
import { withFixedProgress, type Calculation } from '../progress';
import type { ExactTurnOptions } from './exact';
import { groupBy, createStageKey } from './state-groups';
import type { StagePart } from './outcome';
import { computeStageTransitions, getProgress, type Run } from './stage-transitions';
import { listUnusedCounters, getStart, type Stage, type Turn } from './turn';

/** The value of a combat, as it is fought in some state of the turn. */
export type ValueFunction = (stage: Stage, combat: Combat, outcomes: Outcomes) => Calculation<number>;

/** A state in which the side may continue with a combat or stop. */
export interface DecisionPoint {
  /** Id of the next stage. */
  readonly stage: string;
  readonly state: State;
  /** The chance to reach it if everything is fought. */
  readonly chance: number;
  /** The value of this combat and later ones, stopping later whenever that is better; and the value of stopping here. */
  readonly continueValue: number;
  readonly stopValue: number;
}

/** Plain data. */
export interface OptimalStopping {
  /** The value of the turn if everything is fought, and if it is ended whenever that is better. */
  readonly asOrdered: number;
  readonly best: number;
  /** In the order of the turn, the likeliest first. */
  readonly decisionPoints: readonly DecisionPoint[];
}

interface Node {
  readonly state: State;
  probability: number;
  value: number;
  successors: readonly { readonly node: Node; readonly probability: number }[];
  /** The value of all that follows, with optimal decisions and as ordered. */
  best: number;
  ordered: number;
}

/**
 * Finds where to stop. After stopping, no optional combat is fought any more.
 * @returns undefined if nothing is optional, or if a later combat that is not optional depends on counters of the turn, which an optional one
 * may change
 */
export function* solveOptimalStopping(
  turn: Turn,
  evaluate: ValueFunction,
  { limit = defaultLimit, getDropThreshold = () => 0 }: ExactTurnOptions = {},
): Calculation<OptimalStopping | TooLarge | undefined> {
  const { stages } = turn;
  const first = stages.findIndex(({ optional }) => optional === true);
  if (first < 0) return undefined;
  if (stages.slice(first).some(({ optional = false, involves }) => !optional && involves.length > 0)) return undefined;
  const counts = { states: 0, multiplied: 0, dropped: 0, done: 0 };
  const run: Run = { turn, limit, getDropThreshold, toKey: createKeyFunction(turn.counters), ...counts };
  const layers: (readonly Node[])[] = [[createNode(getStart(turn), 1)]];
  for (const stage of stages) {
    const next = yield* advanceStage(run, stage, layers.at(-1)!, evaluate);
    if (next === undefined) return { tooLarge: true, states: run.states };
    layers.push(next);
    run.done++;
  }
  return solveBackwards(stages, layers);
}

function createNode(state: State, probability: number): Node {
  return { state, probability, value: 0, successors: [], best: 0, ordered: 0 };
}

/** The states after a stage. Sets the values and transitions of the states before it. */
function* advanceStage(
  run: Run,
  stage: Stage,
  from: readonly Node[],
  evaluate: ValueFunction,
): Calculation<readonly Node[] | undefined> {
  const { turn } = run;
  const unusedCounters = listUnusedCounters(turn, stage);
  const toStageKey = createStageKey(stage, turn);
  const nodes = new Map<Key, Node>();
  for (const group of groupBy(from, ({ state }) => toStageKey(state))) {
    const parts: StagePart[] = [];
    const transitions = yield* computeStageTransitions(run, stage, group[0]!.state, 1, parts);
    yield getProgress(run);
    if (transitions === undefined) return undefined;
    const [part] = parts;
    const stageValue = part
      ? yield* withFixedProgress(evaluate(stage, part.combat, part.outcomes), getProgress(run))
      : 0;
    for (const item of group) {
      item.value = stageValue;
      item.successors = transitions.map(({ after: stateAfterStage, probability }) => {
        const state = withCountersFrom(
          withCountersFrom(item.state, stateAfterStage, stage.involves),
          turn.start,
          unusedCounters,
        );
        const key = run.toKey(state);
        const next = nodes.get(key) ?? createNode(state, 0);
        nodes.set(key, next);
        next.probability += item.probability * probability;
        return { node: next, probability };
      });
    }
  }
  return [...nodes.values()];
}

function solveBackwards(stages: readonly Stage[], layers: readonly (readonly Node[])[]): OptimalStopping {
  const decisionPoints: (readonly DecisionPoint[])[] = [];
  // Combats that are fought in any case have the same value in every state.
  let stopValue = 0;
  for (const [index, stage] of [...stages.entries()].reverse()) {
    const nodes = layers[index]!;
    for (const item of nodes) {
      const evaluateLater = (policy: 'best' | 'ordered'): number =>
        item.successors.reduce((sum, { node: next, probability }) => sum + probability * next[policy], 0);
      item.ordered = item.value + evaluateLater('ordered');
      item.best = item.value + evaluateLater('best');
    }
    if (stage.optional !== true) {
      stopValue += nodes[0]?.value ?? 0;
      continue;
    }
    const stageStopValue = stopValue;
    const stagePoints = nodes.map(({ state, probability, best }) => ({
      stage: stage.id,
      state,
      chance: probability,
      continueValue: best,
      stopValue: stageStopValue,
    }));
    decisionPoints.unshift(stagePoints.sort((a, b) => b.chance - a.chance));
    for (const item of nodes) item.best = Math.max(item.best, stageStopValue);
  }
  const [start] = layers[0]!;
  return { asOrdered: start!.ordered, best: start!.best, decisionPoints: decisionPoints.flat() };
}
