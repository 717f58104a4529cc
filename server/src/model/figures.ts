/** Summary figures of the odds of a combat, shown above it while the scenario is edited. */
import type { Combat, Headline, Label, Measure, Side } from '../engine/combat';
import { boundOf, mean, measuredInSlices, methodOf, readEnds } from '../engine/outcome';
import type { Distribution, Method, Outcomes } from '../engine/outcome';
import type { Calculation } from '../engine/progress';
import { hasComeTo } from './rounds';

export interface Figure {
  /** `way`: the probability of one of the mutually exclusive endings of a combat; `chance`: of an event; `expected`: a mean. */
  readonly kind: 'way' | 'chance' | 'expected';
  /** The side that succeeds or is affected. */
  readonly side?: Side;
  /** Title of an ending: `the attacker wins`; otherwise the text after the side: `convoy points hit`. */
  readonly words: string;
  /** For a mean: the text for exactly one: `convoy point hit`. */
  readonly one?: string;
  readonly value: number;
  /** For a mean: the value has no variance. */
  readonly isCertain?: boolean;
}

/** Plain data. */
export interface Figures {
  readonly method: Method;
  /** See `isRough`. */
  readonly isRough: boolean;
  /** Empty if no figure is worth showing. */
  readonly figures: readonly Figure[];
}

/** Largest error that is not visible in the output. */
const unseen = 1e-6;

/** Whether odds are sampled, or truncated so much that a probability may be displayed differently. */
export function isRough(outcomes: Outcomes): boolean {
  return methodOf(outcomes) === 'sampled' || boundOf(outcomes) > unseen;
}

export function* figuresOf(combat: Combat, outcomes: Outcomes): Calculation<Figures> {
  const label = combat.labels?.find(({ words }) => words !== undefined);
  const figures = label ? yield* waysOf(label, outcomes) : yield* headlinesOf(combat, outcomes);
  return { method: methodOf(outcomes), isRough: isRough(outcomes), figures };
}

function* waysOf({ read, words = [] }: Label, outcomes: Outcomes): Calculation<readonly Figure[]> {
  const values = words.map(() => 0);
  yield* readEnds(outcomes, (state, share) => {
    const said = read(state);
    for (const [index, way] of words.entries()) if (hasComeTo(said, way, state)) values[index]! += share;
  });
  return words.map(({ side, title }, index) => ({ kind: 'way', side, words: title, value: values[index]! }));
}

function* headlinesOf(combat: Combat, outcomes: Outcomes): Calculation<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const headline of combat.headlines ?? []) figures.push(yield* headlineOf(combat, headline, outcomes));
  return figures;
}

function* headlineOf(combat: Combat, headline: Headline, outcomes: Outcomes): Calculation<Figure> {
  const { side, words, one, of, as } = headline;
  const paths = new Set(of.map(keyOf));
  const distributions: Distribution[] = [];
  for (const measure of combat.measures)
    if (paths.has(keyOf(measure.path))) distributions.push(yield* measuredInSlices(outcomes, combat, measure));
  const value = distributions
    .map((distribution) =>
      as === 'expected'
        ? mean(distribution)
        : distribution.filter((entry) => entry.value > 0).reduce((sum, { share }) => sum + share, 0),
    )
    .reduce((sum, each) => sum + each, 0);
  const isCertain = as === 'expected' && !isRough(outcomes) && distributions.every(({ length }) => length === 1);
  return { kind: as, side, words, ...(one !== undefined && { one }), value, ...(isCertain && { isCertain }) };
}

function keyOf(path: Measure['path']): string {
  return path.join('\n');
}
