/** The values of a play: those of its aims after each move, and what each option of the next decision leads to. */
import type { Combat } from '../engine/combat';
import { computeExactOdds } from '../engine/exact';
import { GraphValues } from '../engine/graph-values';
import type { Outcomes } from '../engine/outcome';
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

/** Limits that keep a move below a fifth of a second: transitions of a graph, states of exact odds, and combats sampled if there are more states. */
const limits = { transitions: 60_000, states: 20_000, runs: 2_000 } as const;

/**
 * Computes the values of a play. The value of a position is that of both sides following their orders from there on. So a die changes it
 * (`luck`), and a decision only if it goes against the orders (`decided`): the two sums make up the difference between the last value and the first.
 * @param combat as returned by `prepareCombat`, if it has a `prepare`
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
  const valuesBySide = advised.map((): number[] => []);
  let isSampled = false;
  for (const { position } of advised.length > 0 ? play.trace.stops : []) {
    const [outcomes, sampled] = yield* computeOutcomes(combat, position, seed);
    isSampled ||= sampled;
    for (const [sideIndex, { aims }] of advised.entries())
      valuesBySide[sideIndex]!.push(yield* computeExpectedAim(aims[0]!, combat, outcomes));
  }
  const courses = advised.map(({ side, aims }, sideIndex) => {
    const aim = aims[0]!;
    const values = play.position
      ? valuesBySide[sideIndex]!
      : [...valuesBySide[sideIndex]!, toQuantity(aim, combat)(play.trace.end)];
    return { side, aim: aim.id, values, ...splitChanges(moves, values) };
  });
  const options = yield* computeOptions(play, advised);
  return { courses, isSampled, ...(options && { options }) };
}

/** The sums of the changes by dice, and by decisions. */
function splitChanges(moves: readonly Move[], values: readonly number[]): { luck: number; decided: number } {
  const sums = { luck: 0, decided: 0 };
  for (const [index, { kind }] of moves.entries())
    sums[kind === 'roll' ? 'luck' : 'decided'] += values[index + 1]! - values[index]!;
  return sums;
}

/** The outcomes from a position on, for all aims: exact, or rolled if there are too many states. */
function* computeOutcomes(combat: Combat, from: Position, seed: number): Calculation<[Outcomes, isSampled: boolean]> {
  const odds = yield* computeExactOdds(combat, { from, limit: limits.states, drop: getDropThreshold(combat) });
  return 'tooLarge' in odds ? [yield* computeSampledOdds(combat, seed, limits.runs, from), true] : [odds, false];
}

/** The value of an aim as a function of the last state of a play, or of a path through a graph. */
function toQuantity({ getQuantity, getSum }: Aim, combat: Combat): ReturnType<Aim['getQuantity']> {
  if (!getSum) return getQuantity(combat);
  const { constant, parts } = getSum(combat);
  return (end) => parts.reduce((sum, { measure, times }) => sum + times * measure.read(end), constant);
}

/** The options of the next decision by the aims of the side that decides. The graph begins at the decision and not at the start of the combat, so that it stays small. */
function* computeOptions(
  { combat, next, position }: Play,
  advised: readonly SideAdvice[],
): Calculation<PlayValues['options']> {
  if (next.kind !== 'decision' || !position || combat.hasEstimatedDecisions === true) return undefined;
  const aims = advised.find(({ side }) => side === next.by)?.aims;
  if (!aims) return undefined;
  const graph = new TransitionGraph(new Walk(combat, { branchesOn: ({ by }) => by === next.by }), limits.transitions);
  const index = yield* graph.include(graph.walk.resume(position));
  if (index === undefined) return undefined;
  const options = [];
  for (const aim of aims) {
    const values = new GraphValues(graph, toQuantity(aim, combat), 'best');
    yield* values.computeAll();
    options.push({ aim: aim.id, values: graph.nodes[index]!.next.map((target) => values.valueAt(target)) });
  }
  return options;
}
