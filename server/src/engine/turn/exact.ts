/**
 * Exact odds of a turn. Each combat is solved once for all states of the turn that it cannot tell apart. Each total is tracked separately,
 * jointly with the counters that later combats depend on. If there are none, this is the convolution of independent combats.
 */
import { sum } from '../../dice/sum';
import type { Combat, State } from '../combat';
import { defaultLimit, type TooLarge } from '../exact';
import type { End, ExactOutcomes } from '../outcome';
import type { Calculation } from '../progress';
import { createKeyFunction, withCountersFrom, type Key } from '../state-space';
import { groupBy, createStageKey } from './state-groups';
import { collectTurnBases, type ExactTurn, type StageOutcomes, type StagePart } from './outcome';
import { computeStageTransitions, getProgress, type StageTransition, type Run } from './stage-transitions';
import { addGains, toDistribution, type Tally } from './tally';
import { listUnusedCounters, getStart, type Stage, type Turn } from './turn';

export interface ExactTurnOptions {
  /** Limit on the states of all combats. */
  readonly limit?: number;
  /** The probability below which branches of a combat are cut off; 0 by default. */
  readonly getDropThreshold?: (combat: Combat) => number;
}

/** Limit on multiplications of probabilities of totals: about a second of work. */
const maxMultiplied = 20_000_000;

/** The same in a slice: some milliseconds at most. */
const multipliedInSlice = 20_000;

/** A state of the turn before a stage. */
interface Entry {
  readonly state: State;
  probability: number;
  /** One for each total. */
  readonly tallies: readonly Tally[];
}

/**
 * The distribution of every total.
 * @throws RangeError if the turn or one of its combats is ill-formed
 */
export function* computeExactTurn(turn: Turn, options: ExactTurnOptions = {}): Calculation<ExactTurn | TooLarge> {
  const { limit = defaultLimit, getDropThreshold = () => 0 } = options;
  const counts = { states: 0, multiplied: 0, dropped: 0, done: 0 };
  const run: Run = { turn, limit, getDropThreshold, toKey: createKeyFunction(turn.counters), ...counts };
  let entries: readonly Entry[] = [
    { state: getStart(turn), probability: 1, tallies: turn.totals.map(() => new Map([[0, 1]])) },
  ];
  const stages: StageOutcomes[] = [];
  for (const stage of turn.stages) {
    const next = yield* advanceStage(run, stage, entries);
    if (next === undefined) return { tooLarge: true, states: run.states };
    entries = next.entries;
    stages.push(next.outcomes);
    run.done++;
  }
  const zeroTotals = turn.totals.map(() => 0);
  const ends = entries.map(({ state, probability }): End => ({ state: [...state, ...zeroTotals], probability }));
  const outcomes: ExactOutcomes = {
    exact: true,
    ends,
    marginals: turn.totals.map((_, index) => toDistribution(entries.map(({ tallies }) => tallies[index]!))),
    mass: sum(ends.map(({ probability }) => probability)),
    dropped: run.dropped,
    states: run.states,
    bases: collectTurnBases(stages),
  };
  return { outcomes, stages };
}

/** The states after a stage, with the outcomes of its combat; undefined if there are too many. */
function* advanceStage(
  run: Run,
  stage: Stage,
  from: readonly Entry[],
): Calculation<{ entries: readonly Entry[]; outcomes: StageOutcomes } | undefined> {
  const { turn } = run;
  const toStageKey = createStageKey(stage, turn);
  const unusedCounters = listUnusedCounters(turn, stage);
  const parts: StagePart[] = [];
  const gained = turn.totals.map(() => 0);
  const nextEntries = new Map<Key, Entry>();
  const getEntry = (state: State): Entry => {
    const reduced = withCountersFrom(state, turn.start, unusedCounters);
    const key = run.toKey(reduced);
    let entry = nextEntries.get(key);
    if (entry === undefined)
      nextEntries.set(key, (entry = { state: reduced, probability: 0, tallies: turn.totals.map(() => new Map()) }));
    return entry;
  };
  for (const group of groupBy(from, ({ state }) => toStageKey(state))) {
    const probability = sum(group.map((entry) => entry.probability));
    const transitions = yield* computeStageTransitions(run, stage, group[0]!.state, probability, parts);
    if (transitions === undefined) return undefined;
    for (const { gained: gains } of transitions)
      for (const [index, tally] of gains.entries())
        for (const [gain, chance] of tally ?? []) gained[index]! += probability * chance * gain;
    for (const entry of group)
      for (const transition of transitions) {
        if (
          addTransition(
            run,
            entry,
            transition,
            getEntry(withCountersFrom(entry.state, transition.after, stage.involves)),
          )
        )
          yield getProgress(run);
        if (run.multiplied > maxMultiplied) return undefined;
      }
  }
  return { entries: [...nextEntries.values()], outcomes: { stage, parts, gained } };
}

/** Adds a transition of an entry to the entry that it leads to. @returns whether the slice is over */
function addTransition(run: Run, { probability, tallies }: Entry, transition: StageTransition, to: Entry): boolean {
  const before = Math.trunc(run.multiplied / multipliedInSlice);
  to.probability += probability * transition.probability;
  for (const [index, tally] of tallies.entries())
    run.multiplied += addGains(
      to.tallies[index]!,
      tally,
      transition.gained[index] ?? new Map([[0, transition.probability]]),
    );
  return Math.trunc(run.multiplied / multipliedInSlice) > before;
}
