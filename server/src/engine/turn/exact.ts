/**
 * Exact odds of a turn. Each combat is solved once for all states of the turn that it cannot tell apart. Each total is tracked separately,
 * jointly with the counters that later combats depend on. If there are none, this is the convolution of independent combats.
 */
import { sum } from '../../dice/sum';
import type { Combat, State } from '../combat';
import { defaultLimit } from '../exact';
import type { TooLarge } from '../exact';
import type { End, ExactOutcomes } from '../outcome';
import type { Calculation } from '../progress';
import { keysOf } from '../space';
import type { Key } from '../space';
import { grouped, keysSeenBy } from './groups';
import { basesOfTurn } from './outcome';
import type { ExactTurn, StageOutcomes, StagePart } from './outcome';
import { passagesOf, progressOf } from './passages';
import type { Passage, Run } from './passages';
import { countGained, spread } from './tally';
import type { Tally } from './tally';
import { forgottenAfter, joined, startOf } from './turn';
import type { Stage, Turn } from './turn';

export interface ExactTurnOptions {
  /** Limit on the states of all combats. */
  readonly limit?: number;
  /** The probability below which branches of a combat are cut off; 0 by default. */
  readonly dropOf?: (combat: Combat) => number;
}

/** Limit on multiplications of probabilities of totals: about a second of work. */
const maxMultiplied = 20_000_000;

/** The same in a slice: some milliseconds at most. */
const multipliedInSlice = 20_000;

/** A state of the turn before a stage. */
interface Entry {
  readonly state: State;
  share: number;
  /** One for each total. */
  readonly tallies: readonly Tally[];
}

/**
 * The distribution of every total.
 * @throws RangeError if the turn or one of its combats is ill-formed
 */
export function* exactTurn(turn: Turn, options: ExactTurnOptions = {}): Calculation<ExactTurn | TooLarge> {
  const { limit = defaultLimit, dropOf = () => 0 } = options;
  const counts = { states: 0, multiplied: 0, dropped: 0, done: 0 };
  const run: Run = { turn, limit, dropOf, keyOf: keysOf(turn.counters), ...counts };
  let entries: readonly Entry[] = [
    { state: startOf(turn), share: 1, tallies: turn.totals.map(() => new Map([[0, 1]])) },
  ];
  const stages: StageOutcomes[] = [];
  for (const stage of turn.stages) {
    const next = yield* after(run, stage, entries);
    if (next === undefined) return { tooLarge: true, states: run.states };
    entries = next.entries;
    stages.push(next.outcomes);
    run.done++;
  }
  const none = turn.totals.map(() => 0);
  const ends = entries.map(({ state, share }): End => ({ state: [...state, ...none], share }));
  const outcomes: ExactOutcomes = {
    exact: true,
    ends,
    marginals: turn.totals.map((_, index) => spread(entries.map(({ tallies }) => tallies[index]!))),
    mass: sum(ends.map(({ share }) => share)),
    dropped: run.dropped,
    states: run.states,
    bases: basesOfTurn(stages),
  };
  return { outcomes, stages };
}

/** The states after a stage, with the outcomes of its combat; undefined if there are too many. */
function* after(
  run: Run,
  stage: Stage,
  from: readonly Entry[],
): Calculation<{ entries: readonly Entry[]; outcomes: StageOutcomes } | undefined> {
  const { turn } = run;
  const seen = keysSeenBy(stage, turn);
  const forgotten = forgottenAfter(turn, stage);
  const parts: StagePart[] = [];
  const gained = turn.totals.map(() => 0);
  const to = new Map<Key, Entry>();
  const into = (state: State): Entry => {
    const left = joined(state, turn.start, forgotten);
    const key = run.keyOf(left);
    let entry = to.get(key);
    if (entry === undefined)
      to.set(key, (entry = { state: left, share: 0, tallies: turn.totals.map(() => new Map()) }));
    return entry;
  };
  for (const group of grouped(from, ({ state }) => seen(state))) {
    const share = sum(group.map((entry) => entry.share));
    const passages = yield* passagesOf(run, stage, group[0]!.state, share, parts);
    if (passages === undefined) return undefined;
    for (const { gained: gains } of passages)
      for (const [index, tally] of gains.entries())
        for (const [gain, chance] of tally ?? []) gained[index]! += share * chance * gain;
    for (const entry of group)
      for (const passage of passages) {
        if (carry(run, entry, passage, into(joined(entry.state, passage.after, stage.involves)))) yield progressOf(run);
        if (run.multiplied > maxMultiplied) return undefined;
      }
  }
  return { entries: [...to.values()], outcomes: { stage, parts, gained } };
}

/** Adds a transition of an entry to the entry that it leads to. @returns whether the slice is over */
function carry(run: Run, { share, tallies }: Entry, passage: Passage, to: Entry): boolean {
  const before = Math.trunc(run.multiplied / multipliedInSlice);
  to.share += share * passage.share;
  for (const [index, tally] of tallies.entries())
    run.multiplied += countGained(to.tallies[index]!, tally, passage.gained[index] ?? new Map([[0, passage.share]]));
  return Math.trunc(run.multiplied / multipliedInSlice) > before;
}
