/**
 * Whether to go on from one combat of a turn to the next where the rules let a side end it (`Stage.optional`): solved from the end back, for
 * every state in which a combat may begin.
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

/** What a combat is worth to whoever asks, as it is fought in some state of the turn. */
export type Worth = (stage: Stage, combat: Combat, outcomes: Outcomes) => Calculation<number>;

/** A state in which a combat may be begun, or left. */
export interface Crossroads {
  /** Id of the stage that comes next. */
  readonly stage: string;
  readonly state: State;
  /** The chance to come to it where everything is fought. */
  readonly chance: number;
  /** What this combat and all later ones are worth, each later one only where it is better to go on; and without any that may be left. */
  readonly goOn: number;
  readonly stop: number;
}

/** Plain data. */
export interface PressingOn {
  /** What the turn is worth where everything is fought, and where it is ended whenever that is better. */
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
  /** Whatever is to come, best decided and as ordered. */
  best: number;
  ordered: number;
}

/**
 * Where to end it. Once ended, no optional combat is fought any more.
 * @returns undefined where nothing is optional, or where what is left depends on what is left out: a later combat that is no option goes on
 * with what an optional one leaves
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

/** The states after a stage; those before it are told what it is worth in them, and where it leads. */
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
  // What is fought in any case is worth the same in every state.
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
