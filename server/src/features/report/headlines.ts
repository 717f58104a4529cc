/** Headlines of a combat without a winner: the distribution of its main result for each side. */
import type { Combat, Headline, Measure } from '../../engine/combat';
import { mean, measured } from '../../engine/outcome';
import type { Distribution, Outcomes } from '../../engine/outcome';
import type { ReportHeadline } from '../../protocol';

/** Empty if a label names the winner. */
export function headlinesOf(combat: Combat, outcomes: Outcomes): readonly ReportHeadline[] {
  const { labels = [], headlines = [] } = combat;
  if (labels.some(({ words }) => words !== undefined)) return [];
  return headlines.flatMap((headline) => {
    const { side, words, one, of, as } = headline;
    const distribution = as === 'expected' ? distributionOf(headline, combat, outcomes) : undefined;
    return distribution
      ? [
          {
            ...(side !== undefined && { side }),
            ...{ words, ...(one !== undefined && { one }), of, mean: mean(distribution), distribution },
          },
        ]
      : [];
  });
}

/** Undefined if it needs the sum of several measures and exact odds drop one of them before the end. */
function distributionOf({ of }: Headline, combat: Combat, outcomes: Outcomes): Distribution | undefined {
  const measures = of.flatMap((path) => combat.measures.filter((measure) => isAt(path, measure)));
  const [first] = measures;
  if (!first || measures.length === 1) return first && measured(outcomes, combat, first);
  if (measures.some(({ readAt }) => readAt !== undefined)) return undefined;
  const sum: Measure = { ...first, read: (state) => measures.reduce((total, { read }) => total + read(state), 0) };
  return measured(outcomes, combat, sum);
}

function isAt(path: Measure['path'], measure: Measure): boolean {
  return measure.path.join('\n') === path.join('\n');
}
