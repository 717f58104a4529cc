/** The values of a play: how its aims developed move by move, and what each option of the next decision leads to. */
import type { Combat } from '../engine/combat';
import { computeExactOdds } from '../engine/exact';
import { GraphValues } from '../engine/graph-values';
import { detectTooLarge } from '../engine/graph-size';
import { playMoves, type Move, type Play } from '../engine/play';
import type { Calculation } from '../engine/progress';
import { computeSampledOdds } from '../engine/sample';
import type { Position } from '../engine/stop';
import { TransitionGraph } from '../engine/transition-graph';
import { Walk } from '../engine/walk';
import type { Aim, SideAdvice } from '../model/advice';
import type { PlayValues } from '../model/play-values';
import { computeExpectedAim } from './advise';
import { getDropThreshold } from './precision';

/** Limits that keep a move below a fifth of a second: transitions of a graph, states of exact odds, combats rolled beyond them. */
const limits = { transitions: 60_000, states: 20_000, runs: 2_000 } as const;

/**
 * Computes the values of a play. The value of a position is that of both sides following their orders from there on. So a die changes it by luck,
 * and a decision only if it goes against the orders: both sums together are the difference between the last value and the first.
 * @param combat prepared
 * @param seed for combats that are rolled because they have too many states
 * @throws RangeError if a move does not fit
 */
export function* computePlayValues(
  combat: Combat,
  advised: readonly SideAdvice[],
  moves: readonly Move[],
  seed: number,
): Calculation<PlayValues> {
  const play = playMoves(combat, moves);
  const evaluate = yield* createEvaluation(combat, seed);
  const courses = [];
  let isSampled = false;
  for (const { side, aims } of advised) {
    const aim = aims[0]!;
    const values: number[] = [];
    for (const { position } of play.trace.stops) {
      const { value, sampled } = yield* evaluate(aim, position);
      values.push(value);
      isSampled ||= sampled;
    }
    if (!play.position) values.push(readEnd(aim, combat, play));
    courses.push({ side, aim: aim.id, values, ...splitChanges(moves, values) });
  }
  const options = yield* computeOptions(play, advised);
  return { courses, isSampled, ...(options && { options }) };
}

/** The changes of a course by dice, and by decisions. */
function splitChanges(moves: readonly Move[], values: readonly number[]): { luck: number; decided: number } {
  const sums = { luck: 0, decided: 0 };
  for (const [at, { kind }] of moves.entries())
    sums[kind === 'roll' ? 'luck' : 'decided'] += values[at + 1]! - values[at]!;
  return sums;
}

/** The value of an aim at the end of a play. */
function readEnd({ getQuantity, getSum }: Aim, combat: Combat, { trace: { end } }: Play): number {
  if (!getSum) return getQuantity(combat)(end);
  const { constant, parts } = getSum(combat);
  return parts.reduce((sum, { measure, times }) => sum + times * measure.read(end), constant);
}

type Evaluation = (aim: Aim, position: Position) => Calculation<{ readonly value: number; readonly sampled: boolean }>;

/** The value of an aim at a position: on one graph for all positions if it is small, by the odds of each otherwise. */
function* createEvaluation(combat: Combat, seed: number): Calculation<Evaluation> {
  const graph = yield* buildGraph(new Walk(combat));
  const valuesByAim = new Map<Aim, GraphValues>();
  return function* (aim, position) {
    if (graph) {
      let values = valuesByAim.get(aim);
      if (!values) valuesByAim.set(aim, (values = new GraphValues(graph, toQuantity(aim, combat), 'ordered')));
      const index = yield* graph.include(graph.walk.resume(position));
      if (index !== undefined) {
        yield* values.computeAll();
        return { value: values.valueAt(index), sampled: false };
      }
    }
    const options = { from: position, limit: limits.states, drop: getDropThreshold(combat) };
    const odds = yield* computeExactOdds(combat, options);
    const sampled = 'tooLarge' in odds;
    const outcomes = sampled ? yield* computeSampledOdds(combat, seed, limits.runs, position) : odds;
    return { value: yield* computeExpectedAim(aim, combat, outcomes), sampled };
  };
}

/** An aim read off the end of a path through a graph, where no counter is marginalised. */
function toQuantity({ getQuantity, getSum }: Aim, combat: Combat): ReturnType<Aim['getQuantity']> {
  if (!getSum) return getQuantity(combat);
  const { constant, parts } = getSum(combat);
  return (end) => parts.reduce((sum, { measure, times }) => sum + times * measure.read(end), constant);
}

/** A graph for a walk; undefined if the combat has too many transitions. */
function* buildGraph(walk: Walk): Calculation<TransitionGraph | undefined> {
  if (walk.combat.isEstimating === true || (yield* detectTooLarge(walk, limits.transitions))) return undefined;
  const graph = new TransitionGraph(walk, limits.transitions);
  return (yield* graph.include(walk.start())) === undefined ? undefined : graph;
}

/** The options of the next decision by the aims of the side that decides. */
function* computeOptions(
  { combat, next, position }: Play,
  advised: readonly SideAdvice[],
): Calculation<PlayValues['options']> {
  if (next.kind !== 'decision' || !position) return undefined;
  const aims = advised.find(({ side }) => side === next.by)?.aims;
  const walk = new Walk(combat, { isOpen: ({ by }) => by === next.by });
  const graph = aims && (yield* buildGraph(walk));
  if (!graph) return undefined;
  const index = yield* graph.include(walk.resume(position));
  if (index === undefined) return undefined;
  const options = [];
  for (const aim of aims) {
    const values = new GraphValues(graph, toQuantity(aim, combat), 'best');
    yield* values.computeAll();
    options.push({ aim: aim.id, values: graph.nodes[index]!.next.map((to) => values.valueAt(to)) });
  }
  return options;
}
