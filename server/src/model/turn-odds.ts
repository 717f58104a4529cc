/** The odds of a turn in numbers: what the combats come to together, and what each of them had to do with it. Plain data. */
import type { Basis } from '../engine/amount';
import { boundOf, intervalOf, measuredInSlices, methodOf } from '../engine/outcome';
import type { Method, Outcomes } from '../engine/outcome';
import type { Calculation } from '../engine/progress';
import type { PressingOn } from '../engine/turn/press-on';
import type { StageOutcomes, StagePart, TurnOutcomes } from '../engine/turn/outcome';
import { measuresOf } from '../engine/turn/turn';
import type { Turn } from '../engine/turn/turn';
import { figuresOf } from './figures';
import type { Figure } from './figures';

/** A value of a total; where the odds were sampled with its 95% interval. */
export interface TurnShare {
  readonly value: number;
  readonly share: number;
  readonly low?: number;
  readonly high?: number;
}

export interface StageOdds {
  /** The chance that the combat takes place. */
  readonly chance: number;
  /** What stands above the combat as well, over all the ways in which it is fought. */
  readonly figures: readonly Figure[];
  /** What it is expected to add to each total of the turn. */
  readonly gained: readonly number[];
}

export interface TurnOdds {
  readonly method: Method;
  /** How far any share can be off. */
  readonly bound: number;
  /** How many turns were played, where they were sampled. */
  readonly runs?: number;
  /** What they were rolled from. */
  readonly seed?: number;
  /** How many states of combats were met; of sampled odds, how many ends. */
  readonly states: number;
  readonly mass: number;
  readonly dropped: number;
  readonly bases: readonly Basis[];
  /** Of each total its values, ascending. */
  readonly totals: readonly (readonly TurnShare[])[];
  readonly stages: readonly StageOdds[];
  /** What aims of sides come to in all combats together, where these were asked for; of what is kept less what there is. */
  readonly aimed?: number;
  /** Where it pays to end it, for these aims; absent where nothing is optional, or there is too much of it. */
  readonly pressingOn?: PressingOn;
}

export function* turnOdds(turn: Turn, { outcomes, stages }: TurnOutcomes): Calculation<TurnOdds> {
  const measures = measuresOf(turn);
  const totals: (readonly TurnShare[])[] = [];
  for (const measure of measures)
    totals.push(sharesOf(outcomes, yield* measuredInSlices(outcomes, { measures }, measure)));
  const odds: StageOdds[] = [];
  for (const stage of stages) odds.push(yield* stageOdds(stage));
  return {
    method: methodOf(outcomes),
    bound: boundOf(outcomes),
    ...(!outcomes.exact && { runs: outcomes.runs, seed: outcomes.seed }),
    states: outcomes.exact ? outcomes.states : outcomes.ends.length,
    mass: outcomes.exact ? outcomes.mass : 1,
    dropped: outcomes.exact ? outcomes.dropped : 0,
    bases: outcomes.bases,
    totals,
    stages: odds,
  };
}

function sharesOf(outcomes: Outcomes, shares: readonly TurnShare[]): readonly TurnShare[] {
  return outcomes.exact ? shares : shares.map((one) => ({ ...one, ...intervalOf(outcomes, one.share) }));
}

function* stageOdds({ parts, gained }: StageOutcomes): Calculation<StageOdds> {
  const chance = parts.reduce((sum, { share }) => sum + share, 0);
  // Rounding may leave a sum of shares a trifle above the whole.
  return { chance: Math.min(1, chance), figures: yield* figuresTogether(parts, chance), gained };
}

/** Figures that say the same, each part by its share. */
function* figuresTogether(parts: readonly StagePart[], chance: number): Calculation<readonly Figure[]> {
  const known = new Map<string, Figure>();
  for (const { share, combat, outcomes } of parts) {
    const { figures } = yield* figuresOf(combat, outcomes);
    for (const figure of figures) {
      const key = [figure.kind, figure.side, figure.words].join('\n');
      const value = (known.get(key)?.value ?? 0) + (share / chance) * figure.value;
      known.set(key, { ...figure, value });
    }
  }
  return [...known.values()];
}
