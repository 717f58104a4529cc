/** Headlines of a combat without a winner: the distribution of its main result for each side. */
import type { Combat, Headline, Measure } from '../../engine/combat';
import { type Distribution, type Outcomes, mean, measureDistribution } from '../../engine/outcome';
import type { ReportHeadline } from '../../protocol';

/** Empty if a label names the winner. */
export function createHeadlines(combat: Combat, outcomes: Outcomes): readonly ReportHeadline[] {
  const { labels = [], headlines = [] } = combat;
  if (labels.some(({ words }) => words !== undefined)) return [];
  return headlines.flatMap((headline) => {
    const { side, words, singular, paths, as } = headline;
    const distribution = as === 'expected' ? computeDistribution(headline, combat, outcomes) : undefined;
    return distribution
      ? [
          {
            ...(side !== undefined && { side }),
            ...{
              words,
              ...(singular !== undefined && { one: singular }),
              of: paths,
              mean: mean(distribution),
              distribution,
            },
          },
        ]
      : [];
  });
}

/** Undefined if it needs the sum of several measures and exact odds drop one of them before the end. */
function computeDistribution({ paths }: Headline, combat: Combat, outcomes: Outcomes): Distribution | undefined {
  const measures = paths.flatMap((path) => combat.measures.filter((measure) => isAt(path, measure)));
  const [first] = measures;
  if (!first || measures.length === 1) return first && measureDistribution(outcomes, combat, first);
  if (measures.some(({ readAt }) => readAt !== undefined)) return undefined;
  const sum: Measure = { ...first, read: (state) => measures.reduce((total, { read }) => total + read(state), 0) };
  return measureDistribution(outcomes, combat, sum);
}

function isAt(path: Measure['path'], measure: Measure): boolean {
  return measure.path.join('\n') === path.join('\n');
}
