/** The odds of a combat in a few figures: what stands above it while its scenario is written. */
import type { Combat, Headline, Label, LabelWord, Measure, Side } from '../engine/combat';
import { boundOf, mean, measured, methodOf } from '../engine/outcome';
import type { Method, Outcomes } from '../engine/outcome';
import { hasComeTo } from './rounds';

export interface Figure {
  /** `way`: the chance of one of the ways that a combat can go, which exclude each other; `chance`: of an event; `expected`: a mean. */
  readonly kind: 'way' | 'chance' | 'expected';
  /** Whose success it is, or whom it befalls. */
  readonly side?: Side;
  /** Of a way its title: `the attacker wins`; else what stands behind the side: `convoy points hit`. */
  readonly words: string;
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

export function figuresOf(combat: Combat, outcomes: Outcomes): Figures {
  const { labels = [], headlines = [] } = combat;
  const label = labels.find(({ words }) => words !== undefined);
  const figures = label
    ? label.words!.map((way) => wayOf(label, way, outcomes))
    : headlines.map((headline) => headlineOf(combat, headline, outcomes));
  return { method: methodOf(outcomes), isRough: isRough(outcomes), figures };
}

function wayOf(label: Label, way: LabelWord, { ends }: Outcomes): Figure {
  const value = ends
    .filter(({ state }) => hasComeTo(label.read(state), way, state))
    .reduce((sum, { share }) => sum + share, 0);
  return { kind: 'way', side: way.side, words: way.title, value };
}

function headlineOf(combat: Combat, { side, words, of, as }: Headline, outcomes: Outcomes): Figure {
  const paths = new Set(of.map(keyOf));
  const distributions = combat.measures
    .filter(({ path }) => paths.has(keyOf(path)))
    .map((measure) => measured(outcomes, combat, measure));
  const value = distributions
    .map((distribution) =>
      as === 'expected'
        ? mean(distribution)
        : distribution.filter((entry) => entry.value > 0).reduce((sum, { share }) => sum + share, 0),
    )
    .reduce((sum, one) => sum + one, 0);
  const isCertain = as === 'expected' && !isRough(outcomes) && distributions.every(({ length }) => length === 1);
  return { kind: as, side, words, value, ...(isCertain && { isCertain }) };
}

function keyOf(path: Measure['path']): string {
  return path.join('\n');
}
