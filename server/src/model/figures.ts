/** Summary figures of the odds of a combat, shown above it while the scenario is edited. */
import { roundingError } from './wording';
import type { Combat, Headline, Label, Measure, Side } from '../engine/combat';
import { getErrorBound, mean, computeMeasureDistributionInSlices, getMethod, forEachEnd } from '../engine/outcome';
import type { Distribution, Method, Outcomes } from '../engine/outcome';
import type { Calculation } from '../engine/progress';
import { isEnding } from './rounds';

export interface Figure {
  /** `way`: the probability of one of the mutually exclusive endings of a combat; `chance`: of an event; `expected`: a mean. */
  readonly kind: 'way' | 'chance' | 'expected';
  /** The side that succeeds or is affected. */
  readonly side?: Side;
  /** Title of an ending: `the attacker wins`; otherwise the text after the side: `convoy points hit`. */
  readonly words: string;
  /** For a mean: the text for exactly one: `convoy point hit`. */
  readonly singular?: string;
  readonly value: number;
  /** For a mean: the value has no variance. */
  readonly isCertain?: boolean;
  /** Shown after the main figures. */
  readonly isAdditional?: boolean;
  /** For a mean: the highest value. */
  readonly total?: number;
}

/** Plain data. */
export interface Figures {
  readonly method: Method;
  /** See `isRough`. */
  readonly isRough: boolean;
  /** Empty if no figure is worth showing. */
  readonly figures: readonly Figure[];
  /** What sides gain and have no orders to spend; absent if it is nothing. */
  readonly unspent?: readonly Figure[];
  /** The names of house tables that the odds rest on; absent if there are none. */
  readonly houseTables?: readonly string[];
}

/** Less is not worth a line. */
export const minUnspent = 0.05;

/** Largest error that is not visible in the output. */
const invisibleError = 1e-6;

/** Whether odds are sampled, or truncated so much that a probability may be displayed differently. */
export function isRough(outcomes: Outcomes): boolean {
  return getMethod(outcomes) === 'sampled' || getErrorBound(outcomes) > invisibleError;
}

export function* computeFigures(combat: Combat, outcomes: Outcomes): Calculation<Figures> {
  const label = combat.labels?.find(({ words }) => words !== undefined);
  const figures = label ? yield* computeEndings(label, outcomes) : yield* computeHeadlines(combat, outcomes);
  const unspent: Figure[] = [];
  for (const headline of combat.unspent ?? []) unspent.push(yield* computeHeadline(combat, headline, outcomes));
  const remaining = unspent.filter(({ value }) => value >= minUnspent);
  const houseTables = outcomes.bases.filter(({ kind }) => kind === 'house-table').map(({ name }) => name);
  return {
    ...{ method: getMethod(outcomes), isRough: isRough(outcomes), figures },
    ...(remaining.length > 0 && { unspent: remaining }),
    ...(houseTables.length > 0 && { houseTables }),
  };
}

function* computeEndings({ read, words = [] }: Label, outcomes: Outcomes): Calculation<readonly Figure[]> {
  const values = words.map(() => 0);
  yield* forEachEnd(outcomes, (state, probability) => {
    const word = read(state);
    for (const [index, ending] of words.entries()) if (isEnding(word, ending, state)) values[index]! += probability;
  });
  return words.map(({ side, title }, index) => ({ kind: 'way', side, words: title, value: values[index]! }));
}

function* computeHeadlines(combat: Combat, outcomes: Outcomes): Calculation<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const headline of combat.headlines ?? []) {
    const figure = yield* computeHeadline(combat, headline, outcomes);
    if (headline.ifOpen !== true) figures.push(figure);
    else if (figure.value > 0 && figure.value < 1 - roundingError) figures.push({ ...figure, isAdditional: true });
  }
  return figures;
}

function* computeHeadline(combat: Combat, headline: Headline, outcomes: Outcomes): Calculation<Figure> {
  const { side, words, singular, paths: measurePaths, as, total } = headline;
  const paths = new Set(measurePaths.map(toKey));
  const distributions: Distribution[] = [];
  for (const measure of [...combat.measures, ...(combat.events ?? [])])
    if (paths.has(toKey(measure.path)))
      distributions.push(yield* computeMeasureDistributionInSlices(outcomes, combat, measure));
  const value = distributions
    .map((distribution) =>
      as === 'expected'
        ? mean(distribution)
        : distribution.filter((entry) => entry.value > 0).reduce((sum, { share: probability }) => sum + probability, 0),
    )
    .reduce((sum, term) => sum + term, 0);
  const isCertain = as === 'expected' && !isRough(outcomes) && distributions.every(({ length }) => length === 1);
  return {
    kind: as,
    side,
    words,
    ...(singular !== undefined && { singular }),
    value,
    ...(isCertain && { isCertain }),
    ...(total !== undefined && { total }),
  };
}

function toKey(path: Measure['path']): string {
  return path.join('\n');
}
