/** The odds of a combat as a report: the distribution of each measure, and the likeliest ends. */
import { estimatesIn } from '../../engine/bases';
import type { Combat, Measure } from '../../engine/combat';
import { boundOf, intervalOf, mean, measured, methodOf } from '../../engine/outcome';
import type { Distribution, Outcomes } from '../../engine/outcome';
import { roundTitle } from '../../model/rounds';
import type { ReportMeasure, ReportMeasureOf, ReportOdds } from '../../protocol';
import { forcesOf, survivorsOf } from './forces';
import { headlinesOf } from './headlines';
import { isReported } from './trace';
import { verdictsOf } from './verdicts';

/** Number of listed ends; the others are summed. */
const listed = 12;

export function oddsReport(combat: Combat, outcomes: Outcomes): ReportOdds {
  const summaries = bySummary(combat, outcomes);
  const shown = summaries.slice(0, listed);
  const estimates = estimatesIn(outcomes.bases);
  const rounds = roundTitle(combat);
  const method = methodOf(outcomes);
  const found = combat.measures
    .filter(isReported)
    .map((measure) => ({ measure, distribution: measured(outcomes, combat, measure) }));
  const distributions = new Map(found.map(({ measure, distribution }) => [measure, distribution]));
  return {
    exact: method === 'exact',
    method,
    bound: boundOf(outcomes),
    runs: outcomes.exact ? undefined : outcomes.runs,
    seed: outcomes.exact ? undefined : outcomes.seed,
    states: outcomes.exact ? outcomes.states : outcomes.ends.length,
    mass: outcomes.exact ? outcomes.mass : 1,
    dropped: outcomes.exact ? outcomes.dropped : 0,
    ...(estimates.length > 0 && { estimated: estimates }),
    hasRounds: rounds !== undefined,
    ...(rounds !== undefined && { roundTitle: rounds }),
    verdicts: verdictsOf(combat, outcomes),
    headlines: headlinesOf(combat, outcomes),
    forces: forcesOf(combat, (measure) => distributions.get(measure)!),
    survivors: survivorsOf(combat, outcomes),
    measures: found.filter(speaks).map((each) => measureReport(each, outcomes)),
    outcomes: shown,
    others: summaries.slice(listed).reduce((sum, { share }) => sum + share, 0),
  };
}

/** Groups ends with equal text into outcomes, the likeliest first. */
function bySummary(
  { summary, outline = summary }: Combat,
  { ends }: Outcomes,
): readonly { readonly summary: string; readonly share: number }[] {
  const shares = new Map<string, number>();
  for (const { state, share } of ends) {
    const text = outline(state);
    shares.set(text, (shares.get(text) ?? 0) + share);
  }
  return [...shares].map(([text, share]) => ({ summary: text, share })).sort((a, b) => b.share - a.share);
}

interface MeasureDistribution {
  readonly measure: Measure;
  readonly distribution: Distribution;
}

function measureReport({ measure, distribution }: MeasureDistribution, outcomes: Outcomes): ReportMeasure {
  const { path, title } = measure;
  const withIntervals = distribution.map(({ value, share }) =>
    outcomes.exact ? { value, share } : { value, share, ...intervalOf(outcomes, share) },
  );
  return { path, title, ...subjectOf(measure), mean: mean(distribution), distribution: withIntervals };
}

function subjectOf({ of }: Measure): { readonly of?: ReportMeasureOf } {
  if (of === undefined) return {};
  if (of.kind === 'event') return { of: { kind: of.kind } };
  const { kind, side } = of;
  return { of: { kind, side, ...(of.kind === 'value' && { currency: of.currency }) } };
}

/** False for a measure that is always zero and quiet at zero. */
function speaks({ measure, distribution }: MeasureDistribution): boolean {
  return measure.quietAtZero !== true || distribution.some(({ value }) => value !== 0);
}
