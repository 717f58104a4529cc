/**
 * Optimal stopping: whether to continue from one combat of a turn to the next if the rules let a side end it (`Stage.optional`). Solved by
 * backward induction, for every state in which a combat may begin.
 */
import { keysOf } from '../space';
import type { Combat, State } from '../combat';
import { defaultLimit } from '../exact';
import type { TooLarge } from '../exact';
import type { Outcomes } from '../outcome';
import { quietly } from '../progress';
import type { Calculation } from '../progress';
import type { Key } from '../space';
import type { ExactTurnOptions } from './exact';
import { grouped, keysSeenBy } from './groups';
import type { StagePart } from './outcome';
import { passagesOf, progressOf } from './passages';
import type { Run } from './passages';
import { forgottenAfter, joined, startOf } from './turn';
import type { Stage, Turn } from './turn';

/** The value of a combat, as it is fought in some state of the turn. */
export type Worth = (stage: Stage, combat: Combat, outcomes: Outcomes) => Calculation<number>;

/** A state in which the side may continue with a combat or stop. */
export interface Crossroads {
  /** Id of the next stage. */
  readonly stage: string;
  readonly state: State;
  /** The chance to reach it if everything is fought. */
  readonly chance: number;
  /** The value of this combat and later ones, stopping later whenever that is better; and the value of stopping here. */
  readonly goOn: number;
  readonly stop: number;
}

/** Plain data. */
export interface PressingOn {
  /** The value of the turn if everything is fought, and if it is ended whenever that is better. */
  readonly asOrdered: number;
  readonly best: number;
  /** In the order of the turn, the likeliest first. */
  readonly crossroads: readonly Crossroads[];
}

interface Node {
  readonly state: State;
  share: number;
  worth: number;
  to: readonly { readonly node: Node; readonly share: number }[];
  /** The value of all that follows, with optimal decisions and as ordered. */
  best: number;
  ordered: number;
}

/**
 * Finds where to stop. After stopping, no optional combat is fought any more.
 * @returns undefined if nothing is optional, or if a later combat that is not optional depends on counters of the turn, which an optional one
 * may change
 */
export function* pressingOn(
  turn: Turn,
  worth: Worth,
  { limit = defaultLimit, dropOf = () => 0 }: ExactTurnOptions = {},
): Calculation<PressingOn | TooLarge | undefined> {
  const { stages } = turn;
  const first = stages.findIndex(({ optional }) => optional === true);
  if (first < 0) return undefined;
  if (stages.slice(first).some(({ optional = false, involves }) => !optional && involves.length > 0)) return undefined;
  const counts = { states: 0, multiplied: 0, dropped: 0, done: 0 };
  const run: Run = { turn, limit, dropOf, keyOf: keysOf(turn.counters), ...counts };
  const layers: (readonly Node[])[] = [[node(startOf(turn), 1)]];
  for (const stage of stages) {
    const next = yield* after(run, stage, layers.at(-1)!, worth);
    if (next === undefined) return { tooLarge: true, states: run.states };
    layers.push(next);
    run.done++;
  }
  return solved(stages, layers);
}

function node(state: State, share: number): Node {
  return { state, share, worth: 0, to: [], best: 0, ordered: 0 };
}

/** The states after a stage. Sets the values and transitions of the states before it. */
function* after(run: Run, stage: Stage, from: readonly Node[], worth: Worth): Calculation<readonly Node[] | undefined> {
  const { turn } = run;
  const forgotten = forgottenAfter(turn, stage);
  const seen = keysSeenBy(stage, turn);
  const nodes = new Map<Key, Node>();
  for (const group of grouped(from, ({ state }) => seen(state))) {
    const parts: StagePart[] = [];
    const passages = yield* passagesOf(run, stage, group[0]!.state, 1, parts);
    yield progressOf(run);
    if (passages === undefined) return undefined;
    const [part] = parts;
    const worthHere = part ? yield* quietly(worth(stage, part.combat, part.outcomes), progressOf(run)) : 0;
    for (const one of group) {
      one.worth = worthHere;
      one.to = passages.map(({ after: left, share }) => {
        const state = joined(joined(one.state, left, stage.involves), turn.start, forgotten);
        const key = run.keyOf(state);
        const next = nodes.get(key) ?? node(state, 0);
        nodes.set(key, next);
        next.share += one.share * share;
        return { node: next, share };
      });
    }
  }
  return [...nodes.values()];
}

function solved(stages: readonly Stage[], layers: readonly (readonly Node[])[]): PressingOn {
  const crossroads: (readonly Crossroads[])[] = [];
  // Combats that are fought in any case have the same value in every state.
  let stop = 0;
  for (const [index, stage] of [...stages.entries()].reverse()) {
    const nodes = layers[index]!;
    for (const one of nodes) {
      const later = (of: 'best' | 'ordered'): number =>
        one.to.reduce((sum, { node: next, share }) => sum + share * next[of], 0);
      one.ordered = one.worth + later('ordered');
      one.best = one.worth + later('best');
    }
    if (stage.optional !== true) {
      stop += nodes[0]?.worth ?? 0;
      continue;
    }
    const left = stop;
    const here = nodes.map(({ state, share, best }) => ({
      stage: stage.id,
      state,
      chance: share,
      goOn: best,
      stop: left,
    }));
    crossroads.unshift(here.sort((a, b) => b.chance - a.chance));
    for (const one of nodes) one.best = Math.max(one.best, left);
  }
  const [start] = layers[0]!;
  return { asOrdered: start!.ordered, best: start!.best, crossroads: crossroads.flat() };
}
