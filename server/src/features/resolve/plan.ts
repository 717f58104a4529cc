/** A plan of variants, which are evaluated one by one, here or on other threads, and combined into one result. */
import type { ReportProvenance, ReportVariantNumbers, VariantResult } from '../../protocol';
import type { LocatedCombat, Refusal } from '../analysis/find-combat';
import { type Outcomes, methodsWorstToBest } from '../../engine/outcome';
import { runToEnd } from '../../engine/progress';
import { type Figure, computeFigures } from '../../model/figures';
import { computeOddsFigures } from '../../model/odds-figures';
import { replaceSideNames } from '../../model/replace-side-names';
import { capitalize, toLabel } from '../../model/wording';
import { attempt } from './report';

/** The same combat gives the same plan on every thread. */
export interface VariantPlan<Target, Result> {
  /** The number of variants. */
  readonly size: number;
  /** A variant by its index, from 0, or why it cannot be fought. */
  readonly createVariant: (index: number) => Target | Refusal;
  /** Whether to stop after the first variant, and why. */
  readonly checkFirst?: (first: VariantResult) => Refusal | undefined;
  /** @param all results of all variants, in order */
  readonly combine: (all: readonly VariantResult[]) => Result | Refusal;
}

export interface VariantPlanExecution<Target> {
  /** Calculates the result of a variant. @param onProgress takes the fraction done of it, in 0..1 */
  readonly evaluate: (variant: Target, onProgress: (part: number) => void) => Promise<VariantResult>;
  /** Takes the number of variants done; its fraction is the part done of the next. */
  readonly onProgress?: (count: number, all: number) => void;
}

/** Evaluates the variants one after the other. @throws errors of `evaluate` */
export async function executePlan<Target extends object, Result>(
  { size, createVariant, checkFirst, combine }: VariantPlan<Target, Result>,
  { evaluate, onProgress }: VariantPlanExecution<Target>,
): Promise<Result | Refusal> {
  const results: VariantResult[] = [];
  for (let index = 0; index < size; index++) {
    const target = createVariant(index);
    results.push('refused' in target ? target : await evaluate(target, (part) => onProgress?.(index + part, size)));
    onProgress?.(index + 1, size);
    const refusal = index === 0 ? checkFirst?.(results[0]!) : undefined;
    if (refusal) return refusal;
  }
  return combine(results);
}

/**
 * The result of a variant: a few figures, and every number that `expect: { odds: ... }` can name.
 * @param outcomes the odds of the combat
 */
export function computeVariantResult(target: LocatedCombat, outcomes: Outcomes): ReportVariantNumbers | Refusal {
  return attempt(target, (combat) => {
    const { all, ...basis } = runToEnd(computeOddsFigures(combat, outcomes));
    const { figures } = runToEnd(computeFigures(combat, outcomes));
    return {
      ...basis,
      figures: figures.map(({ kind, value, side, words }) => ({
        kind,
        value,
        title: formatTitle(target, side, words, kind),
      })),
      odds: all.map((likelihood) => ({ ...likelihood, title: replaceSideNames(target.entry, likelihood.title) })),
    };
  });
}

/** The provenance of the odds of several variants: the least exact method of all. */
export function joinProvenance(all: readonly VariantResult[]): ReportProvenance {
  const bases = all.flatMap((result) => ('refused' in result ? [] : [result]));
  const method = methodsWorstToBest.find((candidate) => bases.some((basis) => basis.method === candidate)) ?? 'exact';
  const sampledResult = bases.find(({ runs }) => runs !== undefined);
  return { method, ...(sampledResult && { runs: sampledResult.runs, seed: sampledResult.seed }) };
}

function formatTitle({ entry }: LocatedCombat, side: string | undefined, words: string, kind: Figure['kind']): string {
  const text = replaceSideNames(entry, words);
  const owner = side === undefined || kind === 'way' ? undefined : entry.sides[side];
  return owner ? `${toLabel(owner.name)}: ${text}` : capitalize(text);
}
