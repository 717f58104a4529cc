/** The odds of a turn, exact or sampled, with what each of its combats had to do with them. */
import type { Basis } from '../amount';
import { BasisSet } from '../bases';
import type { Combat } from '../combat';
import type { ExactOutcomes, Outcomes, SampledOutcomes } from '../outcome';
import type { Stage } from './turn';

/** A combat of the turn as one or more states of the turn give it. */
export interface StagePart {
  /** The share of all turns in which it is fought so. */
  readonly share: number;
  readonly combat: Combat;
  readonly outcomes: Outcomes;
}

export interface StageOutcomes {
  readonly stage: Stage;
  /** The ways in which it is fought; their shares come to less than 1 where it may not take place. */
  readonly parts: readonly StagePart[];
  /** What it is expected to add to each total of the turn. */
  readonly gained: readonly number[];
}

/**
 * The odds of a turn. The states of the ends are the counters of the turn, followed by its totals (`measuresOf`). Exact odds give the
 * distribution of each total for itself (`marginals`): in the ends the totals are 0, and what no combat reads any more is as at the start.
 */
export interface TurnOutcomes<Of extends Outcomes = Outcomes> {
  readonly outcomes: Of;
  readonly stages: readonly StageOutcomes[];
}

export type ExactTurn = TurnOutcomes<ExactOutcomes>;
export type SampledTurn = TurnOutcomes<SampledOutcomes>;

/** What the combats of a turn rest on, sorted. */
export function basesOfTurn(stages: readonly StageOutcomes[]): readonly Basis[] {
  const all = new BasisSet();
  for (const { parts } of stages) for (const { outcomes } of parts) all.addAll(outcomes.bases);
  return all.list();
}
