/** The odds of a combat in the terms of `expect: { odds: ... }`: the probability of each word, the mean of each measure. */
import type { Combat, Label, Measure } from '../engine/combat';
import {
  computeInterval,
  mean,
  computeMeanInterval,
  computeMeasureDistributionInSlices,
  getMethod,
  forEachEnd,
} from '../engine/outcome';
import type { Distribution, Interval, Method, Outcomes } from '../engine/outcome';
import type { Calculation } from '../engine/progress';

/** One number of the odds with its interval. Plain data. */
export interface OddsFigure extends Interval {
  /** Path below `odds`: `['attacker-wins']`, `['attacker', 'units']`. */
  readonly path: readonly string[];
  /** Title for a sentence: `the attacker wins`, `units left, attacker`. */
  readonly title: string;
  /** `chance`: in 0..1, of a word or of an event. `mean`: of any other measure. */
  readonly kind: 'chance' | 'mean';
  readonly value: number;
}

/** Plain data. */
export interface OddsFigures {
  readonly method: Method;
  /** Number of samples, if sampled. */
  readonly runs?: number;
  /** Seed of the samples. */
  readonly seed?: number;
  /** Empty if the ruleset rejects the combat. */
  readonly all: readonly OddsFigure[];
}

export function* computeOddsFigures(combat: Combat, outcomes: Outcomes): Calculation<OddsFigures> {
  const all: OddsFigure[] = [];
  for (const label of combat.labels ?? []) all.push(...(yield* computeWordProbabilities(label, outcomes)));
  for (const measure of combat.measures)
    all.push(
      computeMeasureFigure(measure, yield* computeMeasureDistributionInSlices(outcomes, combat, measure), outcomes),
    );
  return { method: getMethod(outcomes), ...(!outcomes.exact && { runs: outcomes.runs, seed: outcomes.seed }), all };
}

/** Computes the probability of each word of a label. If the label does not enumerate its words, those that occurred. */
function* computeWordProbabilities(
  { read, words, title }: Label,
  outcomes: Outcomes,
): Calculation<readonly OddsFigure[]> {
  const probabilities = new Map<string, number>((words ?? []).map(({ word }) => [word, 0]));
  yield* forEachEnd(outcomes, (state, probability) => {
    const word = read(state);
    probabilities.set(word, (probabilities.get(word) ?? 0) + probability);
  });
  return [...probabilities].map(([word, probability]) => {
    const matchingWords = (words ?? []).filter((candidate) => candidate.word === word);
    const label = matchingWords.length === 1 ? matchingWords[0]!.title : `${title} ${word}`;
    // Rounding may leave a sum of probabilities slightly above 1.
    const value = Math.min(1, probability);
    return { path: [word], title: label, kind: 'chance', value, ...computeInterval(outcomes, value) };
  });
}

function computeMeasureFigure(
  { path, title, subject }: Measure,
  distribution: Distribution,
  outcomes: Outcomes,
): OddsFigure {
  const average = mean(distribution);
  const value = subject?.kind === 'event' ? Math.min(1, average) : average;
  if (subject?.kind === 'event') return { path, title, kind: 'chance', value, ...computeInterval(outcomes, value) };
  return { path, title, kind: 'mean', value, ...computeMeanInterval(outcomes, distribution) };
}
