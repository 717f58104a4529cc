/** The odds of a turn, exact or sampled, with the contribution of each combat. */
import type { Basis } from '../amount';
import { BasisSet } from '../basis-set';
import type { Combat } from '../combat';
import type { ExactOutcomes, Outcomes, SampledOutcomes } from '../outcome';
import type { Stage } from './turn';

/** A combat of the turn as it is fought from one or more states of the turn. */
export interface StagePart {
  /** The probability that it is fought in this form. */
  readonly probability: number;
  readonly combat: Combat;
  readonly outcomes: Outcomes;
}

export interface StageOutcomes {
  readonly stage: Stage;
  /** The forms in which it is fought; their probabilities add up to less than 1 if it may not take place. */
  readonly parts: readonly StagePart[];
  /** Its expected gain for each total of the turn. */
  readonly gained: readonly number[];
}

/**
 * The odds of a turn. The states of the ends are the counters of the turn, followed by its totals (`listTotalMeasures`). Exact odds give the
 * distribution of each total separately (`marginals`): in the ends the totals are 0, and counters that no later combat reads are reset.
 */
export interface TurnOutcomes<T extends Outcomes = Outcomes> {
  readonly outcomes: T;
  readonly stages: readonly StageOutcomes[];
}

export type ExactTurn = TurnOutcomes<ExactOutcomes>;
export type SampledTurn = TurnOutcomes<SampledOutcomes>;

/** The bases of all combats of a turn, sorted. */
export function collectTurnBases(stages: readonly StageOutcomes[]): readonly Basis[] {
  const all = new BasisSet();
  for (const { parts } of stages) for (const { outcomes } of parts) all.addAll(outcomes.bases);
  return all.list();
}
