/**
 * Sampled odds of a turn: many turns are simulated side by side, combat by combat. The combat of a stage is rolled for all turns at once that
 * share its state, and its ends are dealt out among them at random.
 */
import { stream, uniforms } from '../../dice/stream';
import type { State } from '../combat';
import type { End } from '../outcome';
import type { Calculation } from '../progress';
import { sample } from '../sample';
import { grouped, keysSeenBy } from './groups';
import { basesOfTurn } from './outcome';
import type { SampledTurn, StageOutcomes, StagePart } from './outcome';
import { forgottenAfter, gainedAt, joined, startOf, stateAfter } from './turn';
import type { Stage, Turn } from './turn';

/** A simulated turn: its state, and its totals so far. */
interface Player {
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
  const start = startOf(turn);
  const players = Array.from({ length: runs }, (): Player => ({ state: start, totals: turn.totals.map(() => 0) }));
  const stages: StageOutcomes[] = [];
  for (const [done, stage] of turn.stages.entries()) {
    const calculation = playStage(turn, stage, players, seed);
    for (;;) {
      const step = calculation.next();
      if (step.done) {
        stages.push(step.value);
        break;
      }
      yield { done: done * runs + step.value.done, of: turn.stages.length * runs, unit: 'runs' };
    }
  }
  return { outcomes: { exact: false, ends: endsOf(players), runs, seed, bases: basesOfTurn(stages) }, stages };
}

/** Simulates the combat of a stage in every turn. */
function* playStage(turn: Turn, stage: Stage, players: readonly Player[], seed: number): Calculation<StageOutcomes> {
  const forgotten = forgottenAfter(turn, stage);
  const seen = keysSeenBy(stage, turn);
  const uniform = uniforms(stream(seed, `turn/${stage.id}`));
  const parts: StagePart[] = [];
  const gained = turn.totals.map(() => 0);
  let done = 0;
  for (const group of grouped(players, ({ state }) => seen(state))) {
    const { state } = group[0]!;
    if (stage.when?.(state) === false) {
      done += group.length;
      for (const player of group) player.state = joined(player.state, turn.start, forgotten);
      continue;
    }
    const combat = stage.combat(state);
    const rolled = sample(combat, Math.trunc(uniform() * 0x1_0000_0000), group.length);
    let step = rolled.next();
    for (; !step.done; step = rolled.next()) yield { done, of: players.length, unit: 'runs' };
    const outcomes = step.value;
    parts.push({ share: group.length / players.length, combat, outcomes });
    const gains = stage.gains(combat, state);
    const results = outcomes.ends.map((end) => ({
      after: joined(stateAfter(turn, stage, state, end.state, combat), turn.start, forgotten),
      gained: gainedAt(turn, gains, end.state),
    }));
    const dealt = shuffled(dealOut(outcomes.ends, group.length), uniform);
    const lasting = stage.involves.filter((index) => !forgotten.includes(index));
    for (const [index, player] of group.entries()) {
      const result = results[dealt[index]!]!;
      player.state = joined(joined(player.state, turn.start, forgotten), result.after, lasting);
      for (const [total, gain] of result.gained.entries()) {
        player.totals[total]! += gain;
        gained[total]! += gain;
      }
      if (++done % dealtInSlice === 0) yield { done, of: players.length, unit: 'runs' };
    }
  }
  return { stage, parts, gained: gained.map((sum) => sum / players.length) };
}

/** The index of each end, as often as it was reached. */
function dealOut(ends: readonly End[], runs: number): Uint32Array {
  const dealt = new Uint32Array(runs);
  let next = 0;
  for (const [index, { share }] of ends.entries()) next += fill(dealt, index, next, Math.round(share * runs));
  return dealt;
}

function fill(dealt: Uint32Array, index: number, from: number, count: number): number {
  dealt.fill(index, from, from + count);
  return count;
}

/** Shuffles, so that the end that a turn gets does not depend on its earlier combats. */
function shuffled(dealt: Uint32Array, uniform: () => number): Uint32Array {
  for (let last = dealt.length - 1; last > 0; last--) {
    const other = Math.trunc(uniform() * (last + 1));
    [dealt[last], dealt[other]] = [dealt[other]!, dealt[last]!];
  }
  return dealt;
}

/** Merges equal ends. */
function endsOf(players: readonly Player[]): readonly End[] {
  const share = 1 / players.length;
  const groups = grouped(players, ({ state, totals }) => [...state, ...totals].join());
  return groups.map((group) => ({ state: [...group[0]!.state, ...group[0]!.totals], share: group.length * share }));
}
