/** Variants that are calculated one by one, here or in other threads, and what they come to together. */
import type { ReportStands } from '../../protocol';
import type { Refusal } from './find';

/** What is to be calculated, before any of it is. Where the combat is the same so is the plan, in any thread. */
export interface Plan<Found, Result> {
  /** How many variants there are. */
  readonly size: number;
  /** One of them, by its index from 0; why it cannot be fought. */
  readonly variant: (index: number) => Found | Refusal;
  /** Why there is no use in the others, by how the first stands. */
  readonly refusal?: (first: ReportStands) => Refusal | undefined;
  /** @param all how each stands, in their order */
  readonly joined: (all: readonly ReportStands[]) => Result | Refusal;
}

export interface CarryingOut<Found> {
  /** Calculates how a variant stands. @param tell how much of it has been done, in 0..1; now and then */
  readonly standing: (found: Found, tell: (part: number) => void) => Promise<ReportStands>;
  /** Told now and then how many variants have been calculated, with what has been done of the next. */
  readonly tell?: (done: number, all: number) => void;
}

/** One after the other. @throws what `standing` throws */
export async function carriedOut<Found extends object, Result>(
  { size, variant, refusal, joined }: Plan<Found, Result>,
  { standing, tell }: CarryingOut<Found>,
): Promise<Result | Refusal> {
  const all: ReportStands[] = [];
  for (let index = 0; index < size; index++) {
    const found = variant(index);
    all.push('refused' in found ? found : await standing(found, (part) => tell?.(index + part, size)));
    tell?.(index + 1, size);
    const refused = index === 0 ? refusal?.(all[0]!) : undefined;
    if (refused) return refused;
  }
  return joined(all);
}
