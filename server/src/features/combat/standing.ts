/** The standing of a combat, by which variants are compared: a few figures, and every number that `expect: { odds: ... }` can name. */
import { worstToBest } from '../../engine/outcome';
import type { Outcomes } from '../../engine/outcome';
import { finish } from '../../engine/progress';
import { figuresOf } from '../../model/figures';
import type { Figure } from '../../model/figures';
import { likelihoodsOf } from '../../model/likelihoods';
import { named } from '../../model/side-words';
import { label, sentence } from '../../model/wording';
import type { ReportProvenance, ReportStanding, ReportStands } from '../../protocol';
import type { FoundCombat, Refusal } from './find';
import { attempted } from './report';

/** @param outcomes the odds of the combat */
export function standingOf(found: FoundCombat, outcomes: Outcomes): ReportStanding | Refusal {
  return attempted(found, (combat) => {
    const { all, ...basis } = finish(likelihoodsOf(combat, outcomes));
    const { figures } = finish(figuresOf(combat, outcomes));
    return {
      ...basis,
      figures: figures.map(({ kind, value, side, words }) => ({
        kind,
        value,
        title: titleOf(found, side, words, kind),
      })),
      odds: all.map((one) => ({ ...one, title: named(found.site, one.title) })),
    };
  });
}

/** The provenance of the odds of several variants: the least exact method of all. */
export function joinProvenance(all: readonly ReportStands[]): ReportProvenance {
  const bases = all.flatMap((stands) => ('refused' in stands ? [] : [stands]));
  const method = worstToBest.find((one) => bases.some((basis) => basis.method === one)) ?? 'exact';
  const sampled = bases.find(({ runs }) => runs !== undefined);
  return { method, ...(sampled && { runs: sampled.runs, seed: sampled.seed }) };
}

function titleOf({ site }: FoundCombat, side: string | undefined, words: string, kind: Figure['kind']): string {
  const text = named(site, words);
  const owner = side === undefined || kind === 'way' ? undefined : site.sides[side];
  return owner ? `${label(owner.name)}: ${text}` : sentence(text);
}
