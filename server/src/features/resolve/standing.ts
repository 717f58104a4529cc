/** The standing of a combat, by which variants are compared: a few figures, and every number that `expect: { odds: ... }` can name. */
import { type Outcomes, methodsWorstToBest } from '../../engine/outcome';
import { runToEnd } from '../../engine/progress';
import { type Figure, computeFigures } from '../../model/figures';
import { computeLikelihoods } from '../../model/likelihoods';
import { replaceSideNames } from '../../model/replace-side-names';
import { toLabel, capitalize } from '../../model/wording';
import type { ReportProvenance, ReportStanding, ReportStands } from '../../protocol';
import type { FoundCombat, Refusal } from '../analysis/find-combat';
import { attempt } from './report';

/** @param outcomes the odds of the combat */
export function computeStanding(target: FoundCombat, outcomes: Outcomes): ReportStanding | Refusal {
  return attempt(target, (combat) => {
    const { all, ...basis } = runToEnd(computeLikelihoods(combat, outcomes));
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
export function joinProvenance(all: readonly ReportStands[]): ReportProvenance {
  const bases = all.flatMap((result) => ('refused' in result ? [] : [result]));
  const method = methodsWorstToBest.find((candidate) => bases.some((basis) => basis.method === candidate)) ?? 'exact';
  const sampled = bases.find(({ runs }) => runs !== undefined);
  return { method, ...(sampled && { runs: sampled.runs, seed: sampled.seed }) };
}

function formatTitle({ entry }: FoundCombat, side: string | undefined, words: string, kind: Figure['kind']): string {
  const text = replaceSideNames(entry, words);
  const owner = side === undefined || kind === 'way' ? undefined : entry.sides[side];
  return owner ? `${toLabel(owner.name)}: ${text}` : capitalize(text);
}
