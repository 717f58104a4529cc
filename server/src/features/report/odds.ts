/** The odds of a combat as a report: the distribution of each measure, and the likeliest ends. */
import { listEstimates } from '../../engine/basis-set';
import type { Combat, Measure } from '../../engine/combat';
import {
  type Distribution,
  type Outcomes,
  computeInterval,
  getErrorBound,
  getMethod,
  mean,
  measureDistribution,
} from '../../engine/outcome';
import { roundTitle } from '../../model/rounds';
import type { ReportMeasure, ReportMeasureOf, ReportOdds } from '../../protocol';
import { computeForces, computeSurvivors } from './forces';
import { createHeadlines } from './headlines';
import { isReported } from './trace';
import { createVerdicts } from './verdicts';

/** Number of listed ends; the others are summed. */
const listed = 12;

export function createOddsReport(combat: Combat, outcomes: Outcomes): ReportOdds {
  const summaries = groupBySummary(combat, outcomes);
  const shown = summaries.slice(0, listed);
  const estimates = listEstimates(outcomes.bases);
  const rounds = roundTitle(combat);
  const method = getMethod(outcomes);
  const measureDistributions = combat.measures
    .filter(isReported)
    .map((measure) => ({ measure, distribution: measureDistribution(outcomes, combat, measure) }));
  const distributions = new Map(measureDistributions.map(({ measure, distribution }) => [measure, distribution]));
  return {
    exact: method === 'exact',
    method,
    bound: getErrorBound(outcomes),
    runs: outcomes.exact ? undefined : outcomes.runs,
    seed: outcomes.exact ? undefined : outcomes.seed,
    states: outcomes.exact ? outcomes.states : outcomes.ends.length,
    mass: outcomes.exact ? outcomes.mass : 1,
    dropped: outcomes.exact ? outcomes.dropped : 0,
    ...(estimates.length > 0 && { estimated: estimates }),
    hasRounds: rounds !== undefined,
    ...(rounds !== undefined && { roundTitle: rounds }),
    verdicts: createVerdicts(combat, outcomes),
    headlines: createHeadlines(combat, outcomes),
    forces: computeForces(combat, (measure) => distributions.get(measure)!),
    survivors: computeSurvivors(combat, outcomes),
    measures: measureDistributions.filter(isWorthShowing).map((each) => measureReport(each, outcomes)),
    outcomes: shown,
    others: summaries.slice(listed).reduce((sum, { share: probability }) => sum + probability, 0),
  };
}

/** Groups ends with equal text into outcomes, the likeliest first. */
function groupBySummary(
  { summary, outline = summary }: Combat,
  { ends }: Outcomes,
): readonly { readonly summary: string; readonly share: number }[] {
  const shares = new Map<string, number>();
  for (const { state, probability } of ends) {
    const text = outline(state);
    shares.set(text, (shares.get(text) ?? 0) + probability);
  }
  return [...shares]
    .map(([text, probability]) => ({ summary: text, share: probability }))
    .sort((a, b) => b.share - a.share);
}

interface MeasureDistribution {
  readonly measure: Measure;
  readonly distribution: Distribution;
}

function measureReport({ measure, distribution }: MeasureDistribution, outcomes: Outcomes): ReportMeasure {
  const { path, title } = measure;
  const withIntervals = distribution.map(({ value, share: probability }) =>
    outcomes.exact
      ? { value, share: probability }
      : { value, share: probability, ...computeInterval(outcomes, probability) },
  );
  return { path, title, ...reportSubject(measure), mean: mean(distribution), distribution: withIntervals };
}

function reportSubject({ subject }: Measure): { readonly of?: ReportMeasureOf } {
  if (subject === undefined) return {};
  if (subject.kind === 'event') return { of: { kind: subject.kind } };
  const { kind, side } = subject;
  return { of: { kind, side, ...(subject.kind === 'value' && { currency: subject.currency }) } };
}

/** False for a measure that is always zero and quiet at zero. */
function isWorthShowing({ measure, distribution }: MeasureDistribution): boolean {
  return measure.quietAtZero !== true || distribution.some(({ value }) => value !== 0);
}
