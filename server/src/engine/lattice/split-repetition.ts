/**
 * Repetitions split after their first volleys. If casualties of these leave at once, everything after depends only on the remaining units
 * and on the situation at the head, so joint states can merge at the midpoint. See "Splitting a repetition" in docs/odds.md.
 */
import type { RoundModel } from './round-model';
import type { LatticeSalvo } from './lattice-salvo';
import { JointDistribution } from './joint-distribution';
import type { HitTables } from './hit-distribution';
import { planRepetition, type RepetitionPlan, type PlannedStep } from './repetition-plan';

/** The first volleys of a repetition and the remainder, both separable. */
export interface PlanHalves {
  readonly opening: RepetitionPlan;
  readonly remainder: RepetitionPlan;
}

/** The halves of a separable plan; undefined if it has only one fire step, or if the second half is not separable in all states. */
export function splitPlan(model: RoundModel, { steps }: RepetitionPlan, hitTables: HitTables): PlanHalves | undefined {
  const [first, ...others] = steps;
  if (!hasFire(others)) return undefined;
  const opening = planRepetition(model, [first!], hitTables);
  const remainder = planRepetition(model, others, hitTables);
  return isPlanHarmless(remainder) ? { opening, remainder } : undefined;
}

function hasFire(steps: readonly PlannedStep[]): boolean {
  for (const { kind } of steps) if (kind === 'fire') return true;
  return false;
}

function isPlanHarmless({ salvos }: RepetitionPlan): boolean {
  for (const group of salvos) for (const salvo of group) if (!salvo.isHarmless) return false;
  return true;
}

/** The joint states of a layer between the two halves of a plan. */
export class Midpoint {
  /** Probabilities after the first volleys. */
  readonly cells = new JointDistribution();

  constructor(
    readonly plan: RepetitionPlan,
    readonly halves: PlanHalves | undefined,
  ) {}

  /** Whether only the remaining units fire after the first volleys from a joint state: all casualties have left by then. */
  isSplitValid(first: number, second: number): boolean {
    if (!this.halves) return false;
    const { salvos } = this.halves.opening;
    return areRemovedAtOnce(salvos[0], second) && areRemovedAtOnce(salvos[1], first);
  }
}

function areRemovedAtOnce(salvos: readonly LatticeSalvo[], firing: number): boolean {
  for (let at = 0; at < salvos.length; at++) {
    const { removesNow, hitTable } = salvos[at]!;
    if (!removesNow && hitTable.hits(firing).to > 1) return false;
  }
  return true;
}
