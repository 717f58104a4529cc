/** The odds of a combat as a report: the distribution of each measure, and the likeliest ends. */
import type { Combat, Measure } from '../../engine/combat';
import { expected, intervalOf, marginal } from '../../engine/outcome';
import type { Outcomes } from '../../engine/outcome';
import type { ReportMeasure, ReportOdds } from '../../protocol';

/** How many ends a report lists; the others are added up. */
const listed = 12;

export function oddsReport(combat: Combat, outcomes: Outcomes): ReportOdds {
  const summaries = bySummary(combat, outcomes);
  const shown = summaries.slice(0, listed);
  return {
    exact: outcomes.exact,
    runs: outcomes.exact ? undefined : outcomes.runs,
    states: outcomes.exact ? outcomes.states : outcomes.ends.length,
    mass: outcomes.exact ? outcomes.mass : 1,
    dropped: outcomes.exact ? outcomes.dropped : 0,
    measures: combat.measures
      .filter((measure) => speaks(measure, outcomes))
      .map((measure) => measureReport(measure, outcomes)),
    outcomes: shown,
    others: summaries.slice(listed).reduce((sum, { share }) => sum + share, 0),
  };
}

/** Ends that read alike are one outcome; the likeliest first. */
function bySummary(
  { summary }: Combat,
  { ends }: Outcomes,
): readonly { readonly summary: string; readonly share: number }[] {
  const shares = new Map<string, number>();
  for (const { state, share } of ends) {
    const text = summary(state);
    shares.set(text, (shares.get(text) ?? 0) + share);
  }
  return [...shares].map(([text, share]) => ({ summary: text, share })).sort((a, b) => b.share - a.share);
}

function measureReport({ path, title, read }: Measure, outcomes: Outcomes): ReportMeasure {
  const distribution = marginal(outcomes, read).map(({ value, share }) =>
    outcomes.exact ? { value, share } : { value, share, ...intervalOf(outcomes, share) },
  );
  return { path, title, mean: expected(outcomes, read), distribution };
}

/** Whether a measure is worth showing: not one that is always zero where zero is not worth a word. */
function speaks({ read, quietAtZero }: Measure, { ends }: Outcomes): boolean {
  return quietAtZero !== true || ends.some(({ state }) => read(state) !== 0);
}
