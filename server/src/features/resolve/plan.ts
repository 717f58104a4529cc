/** A plan of variants, which are evaluated one by one, here or on other threads, and combined into one result. */
import type { ReportStands } from '../../protocol';
import type { Refusal } from '../analysis/find-combat';

/** The same combat gives the same plan on every thread. */
export interface Plan<Found, Result> {
  /** The number of variants. */
  readonly size: number;
  /** A variant by its index, from 0, or why it cannot be fought. */
  readonly variant: (index: number) => Found | Refusal;
  /** Whether to stop after the first variant, and why. */
  readonly checkFirst?: (first: ReportStands) => Refusal | undefined;
  /** @param all results of all variants, in order */
  readonly combine: (all: readonly ReportStands[]) => Result | Refusal;
}

export interface PlanExecution<Found> {
  /** Calculates the standing of a variant. @param onProgress takes the fraction done of it, in 0..1 */
  readonly evaluate: (variant: Found, onProgress: (part: number) => void) => Promise<ReportStands>;
  /** Takes the number of variants done; its fraction is the part done of the next. */
  readonly onProgress?: (done: number, all: number) => void;
}

/** Evaluates the variants one after the other. @throws errors of `evaluate` */
export async function executePlan<Found extends object, Result>(
  { size, variant, checkFirst, combine }: Plan<Found, Result>,
  { evaluate, onProgress }: PlanExecution<Found>,
): Promise<Result | Refusal> {
  const all: ReportStands[] = [];
  for (let index = 0; index < size; index++) {
    const target = variant(index);
    all.push('refused' in target ? target : await evaluate(target, (part) => onProgress?.(index + part, size)));
    onProgress?.(index + 1, size);
    const refused = index === 0 ? checkFirst?.(all[0]!) : undefined;
    if (refused) return refused;
  }
  return combine(all);
}
