/** The odds of a combat in a few figures: what stands above it while its scenario is written. */
import type { Combat, Headline, Label, Measure, Side } from '../engine/combat';
import { boundOf, mean, measuredInSlices, methodOf, readEnds } from '../engine/outcome';
import type { Distribution, Method, Outcomes } from '../engine/outcome';
import type { Calculation } from '../engine/progress';
import { hasComeTo } from './rounds';

export interface Figure {
  /** `way`: the chance of one of the ways that a combat can go, which exclude each other; `chance`: of an event; `expected`: a mean. */
  readonly kind: 'way' | 'chance' | 'expected';
  /** Whose success it is, or whom it befalls. */
  readonly side?: Side;
  /** Of a way its title: `the attacker wins`; else what stands behind the side: `convoy points hit`. */
  readonly words: string;
  /** Of a mean: the same of exactly one: `convoy point hit`. */
  readonly one?: string;
  readonly value: number;
  /** Of a mean: it comes out so every time. */
  readonly isCertain?: boolean;
}

/** Plain data. */
export interface Figures {
  readonly method: Method;
  /** See `isRough`. */
  readonly isRough: boolean;
  /** None where the combat has nothing that is worth one. */
  readonly figures: readonly Figure[];
}

/** The most that may be off where nobody could see it. */
const unseen = 1e-6;

/** Whether odds are estimated, or so much was cut off that a share may read otherwise. */
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
