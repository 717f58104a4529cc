/** The odds of a combat as a report: the distribution of each measure, and the likeliest ends. */
import { listEstimates } from '../../engine/basis-set';
import type { Combat, Headline, Label, LabelWord, Measure, MeasureSubject, State } from '../../engine/combat';
import {
  type CurvePoint,
  type Distribution,
  type Outcomes,
  computeInterval,
  getErrorBound,
  getMethod,
  mean,
  computeMeasureDistribution,
} from '../../engine/outcome';
import { minUnspent } from '../../model/figures';
import { isEnding, listRoundSeries, getRoundTitle } from '../../model/rounds';
import type {
  ReportForce,
  ReportHeadline,
  ReportMeasure,
  ReportMeasureSubject,
  ReportOdds,
  ReportRounds,
  ReportSurvivors,
  ReportVerdict,
} from '../../protocol';
import { isReported } from './trace';
import { pluralize } from '../../model/wording';

/** Number of listed ends; the others are summed. */
const maxListedEnds = 12;

export function createOddsReport(combat: Combat, outcomes: Outcomes): ReportOdds {
  const summaries = groupBySummary(combat, outcomes);
  const shownSummaries = summaries.slice(0, maxListedEnds);
  const estimates = listEstimates(outcomes.bases);
  const rounds = getRoundTitle(combat);
  const method = getMethod(outcomes);
  const measureDistributions = [...combat.measures.filter(isReported), ...(combat.events ?? [])].map((measure) => ({
    measure,
    distribution: computeMeasureDistribution(outcomes, combat, measure),
  }));
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
    ...createUnspent(combat, outcomes),
    forces: computeForces(combat, (measure) => distributions.get(measure)!),
    survivors: computeSurvivors(combat, outcomes),
    measures: measureDistributions
      .filter(
        (each) =>
          isWorthShowing(each) && (each.distribution.length > 1 || combat.events?.includes(each.measure) !== true),
      )
      .map((each) => ({
        ...createMeasureReport(each, outcomes),
        ...(combat.events?.includes(each.measure) && { isOnTheWay: true as const }),
      })),
    outcomes: shownSummaries,
    others: summaries.slice(maxListedEnds).reduce((sum, { share: probability }) => sum + probability, 0),
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

function createMeasureReport({ measure, distribution }: MeasureDistribution, outcomes: Outcomes): ReportMeasure {
  const { path, title, row, subject, turnTotal } = measure;
  const subjectSide = subject && 'side' in subject ? subject.side : undefined;
  const side = measure.side ?? subjectSide ?? turnTotal?.side;
  const withIntervals = distribution.map(({ value, share: probability }) =>
    outcomes.exact
      ? { value, share: probability }
      : { value, share: probability, ...computeInterval(outcomes, probability) },
  );
  const details = { ...reportSubject(measure), ...(side !== undefined && { side }), ...(row && { row }) };
  return { path, title, ...details, mean: mean(distribution), distribution: withIntervals };
}

function reportSubject({ subject }: Measure): { readonly of?: ReportMeasureSubject } {
  if (subject === undefined) return {};
  if (subject.kind === 'event') return { of: { kind: subject.kind } };
  const { kind, side } = subject;
  return { of: { kind, side, ...(subject.kind === 'value' && { currency: subject.currency }) } };
}

/** False for a measure that is always zero and is omitted at zero. */
function isWorthShowing({ measure, distribution }: MeasureDistribution): boolean {
  return measure.omitAtZero !== true || distribution.some(({ value }) => value !== 0);
}

/** The probability of each word of every label that enumerates its words. */
export function createVerdicts({ labels = [] }: Combat, outcomes: Outcomes): readonly ReportVerdict[] {
  return labels.flatMap((label) => (label.words ? [createVerdict(label, label.words, outcomes)] : []));
}

function createVerdict(label: Label, words: readonly LabelWord[], outcomes: Outcomes): ReportVerdict {
  const { path, title, read } = label;
  const ends = outcomes.ends.map(({ state, probability }) => ({ state, share: probability, word: read(state) }));
  const outcomeVerdicts = words.map((outcome) => {
    let probability = 0;
    for (const end of ends) if (isEnding(end.word, outcome, end.state)) probability += end.share;
    const { when: _, ...described } = outcome;
    return { ...described, share: probability, ...(!outcomes.exact && computeInterval(outcomes, probability)) };
  });
  return { path, title, ways: outcomeVerdicts };
}

// Headlines of a combat without a winner: the distribution of its main result for each side.

/** Empty if a label names the winner. */
function createHeadlines(combat: Combat, outcomes: Outcomes): readonly ReportHeadline[] {
  const { labels = [], headlines = [] } = combat;
  if (labels.some(({ words }) => words !== undefined)) return [];
  return headlines.flatMap((headline) => {
    const { side, words, singular, paths, as, total } = headline;
    const distribution = as === 'expected' ? computeDistribution(headline, combat, outcomes) : undefined;
    if (!distribution) return [];
    return [
      {
        ...(side !== undefined && { side }),
        words,
        ...(singular !== undefined && { one: singular }),
        of: paths,
        ...(total !== undefined && { total }),
        mean: mean(distribution),
        distribution,
      },
    ];
  });
}

/** What sides gain and have no orders to spend. */
function createUnspent(combat: Combat, outcomes: Outcomes): Pick<ReportOdds, 'unspent'> {
  const unspent = (combat.unspent ?? []).flatMap((headline) => {
    const { side = '', words } = headline;
    const distribution = computeDistribution(headline, combat, outcomes);
    const value = distribution ? mean(distribution) : 0;
    return value < minUnspent ? [] : [{ side, words, mean: value }];
  });
  return unspent.length > 0 ? { unspent } : {};
}

/** Undefined if it needs the sum of several measures and exact odds drop one of them before the end. */
function computeDistribution({ paths }: Headline, combat: Combat, outcomes: Outcomes): Distribution | undefined {
  const measures = paths.flatMap((path) => combat.measures.filter((measure) => hasPath(path, measure)));
  const [first] = measures;
  if (!first || measures.length === 1) return first && computeMeasureDistribution(outcomes, combat, first);
  if (measures.some(({ readAfterStep }) => readAfterStep !== undefined)) return undefined;
  const sum: Measure = { ...first, read: (state) => measures.reduce((total, { read }) => total + read(state), 0) };
  return computeMeasureDistribution(outcomes, combat, sum);
}

function hasPath(path: Measure['path'], measure: Measure): boolean {
  return measure.path.join('\n') === path.join('\n');
}

/** @param points with the values of `listRoundSeries` */
export function createRoundsReport(combat: Combat, points: readonly CurvePoint[]): ReportRounds {
  const series = listRoundSeries(combat);
  const listIfKind = <T>(kind: (typeof series)[number]['kind'], values: readonly T[]): readonly T[] =>
    values.filter((_, index) => series[index]!.kind === kind);
  const titles = series.map(({ title }) => title);
  return {
    title: getRoundTitle(combat) ?? 'Round',
    ways: listIfKind('way', titles),
    sides: listIfKind('left', titles),
    points: points.map(({ round, going, ended, all }) => ({
      round,
      going,
      ways: listIfKind('way', ended),
      left: listIfKind('left', all),
    })),
  };
}

// Losses by kind of unit, and the likeliest sets of survivors, from the odds.

type Units = Extract<MeasureSubject, { readonly kind: 'units' }>;

interface UnitMeasure {
  readonly measure: Measure;
  readonly unit: Units;
}

/** Returns the distribution of a measure. */
type GetDistribution = (measure: Measure) => Distribution;

/** Losses by side and kind of unit, in the order of the combat's measures. */
function computeForces(combat: Combat, getDistribution: GetDistribution): readonly ReportForce[] {
  const all = listUnitMeasures(combat);
  return listSides(all).map((side) => ({
    side,
    units: all
      .filter(({ unit }) => unit.side === side)
      .map(({ measure, unit: { title, start, valuePerUnit: unitValue } }) => {
        const remaining = getDistribution(measure);
        const meanLoss = start - mean(remaining);
        const getChance = (number: number) => findChance(remaining, number);
        return {
          title,
          start,
          lost: meanLoss,
          ...(unitValue !== undefined && { lostValue: unitValue * meanLoss }),
          noneLost: getChance(start),
          allLost: getChance(0),
        };
      }),
  }));
}

/** The probability of a number. A distribution of one value is certain, whatever rounding made of its probability. */
function findChance(distribution: Distribution, number: number): number {
  const point = distribution.find(({ value }) => value === number);
  if (point === undefined) return 0;
  return distribution.length === 1 ? 1 : point.share;
}

/** The likeliest ends by surviving units; undefined if the combat counts no units, or drops a counter before its end. */
function computeSurvivors(combat: Combat, outcomes: Outcomes): ReportSurvivors | undefined {
  const all = listUnitMeasures(combat);
  if (all.length === 0 || all.some(({ measure }) => measure.readAfterStep !== undefined)) return undefined;
  const sides = listSides(all);
  const ends = [...groupEnds(all, outcomes).values()].sort((a, b) => b.probability - a.probability);
  const shownEnds = ends.slice(0, maxListedEnds);
  const isAlike = all.map((_, index) =>
    shownEnds.every(({ remaining }) => remaining[index] === shownEnds[0]!.remaining[index]),
  );
  const formatDifferingUnits = (remaining: readonly number[], side: string): string =>
    formatUnits(
      all,
      remaining.map((count, index) => (isAlike[index] ? 0 : count)),
      side,
    );
  const alikeCounts = all.map((_, index) => (isAlike[index] ? shownEnds[0]!.remaining[index]! : 0));
  return {
    sides,
    ends: shownEnds.map(({ remaining, probability }) => ({
      left: sides.map((side) => formatUnits(all, remaining, side)),
      differing: sides.map((side) => formatDifferingUnits(remaining, side)),
      share: probability,
    })),
    alike: sides.map((side) => listUnits(all, alikeCounts, side)),
    others: ends.slice(maxListedEnds).reduce((sum, { probability }) => sum + probability, 0),
  };
}

/**
 * A state in words: the remaining units of each side, then the events, `attacker: 3 submarines, 1 fighter; defender: nothing; Kaitens
 * detected, attacker`. Empty if the combat counts no units.
 */
export function formatSituation(combat: Combat, state: State): string {
  const all = listUnitMeasures(combat);
  const remaining = all.map(({ measure }) => measure.read(state));
  const events = combat.measures.filter(({ subject, read }) => subject?.kind === 'event' && read(state) === 1);
  return [
    ...listSides(all).map((side) => `${side}: ${formatUnits(all, remaining, side)}`),
    ...events.map(({ title }) => title),
  ].join('; ');
}

function listUnitMeasures({ measures }: Combat): readonly UnitMeasure[] {
  return measures.flatMap((measure) => (measure.subject?.kind === 'units' ? [{ measure, unit: measure.subject }] : []));
}

function listSides(all: readonly UnitMeasure[]): readonly string[] {
  return [...new Set(all.map(({ unit }) => unit.side))];
}

interface EndGroup {
  readonly remaining: readonly number[];
  probability: number;
}

/** Groups ends by surviving units. */
function groupEnds(all: readonly UnitMeasure[], { ends }: Outcomes): ReadonlyMap<string, EndGroup> {
  const groups = new Map<string, EndGroup>();
  for (const { state, probability } of ends) {
    const remaining = all.map(({ measure }) => measure.read(state));
    const key = remaining.join(' ');
    const group = groups.get(key);
    if (group) group.probability += probability;
    else groups.set(key, { remaining, probability });
  }
  return groups;
}

/** `3 submarines, 1 fighter`; `nothing` if there are none. */
function formatUnits(all: readonly UnitMeasure[], remaining: readonly number[], side: string): string {
  return listUnits(all, remaining, side) || 'nothing';
}

/** The same, but empty if there are none. */
function listUnits(all: readonly UnitMeasure[], remaining: readonly number[], side: string): string {
  const words = all.flatMap(({ unit }, index) =>
    unit.side === side && remaining[index]! > 0 ? [pluralize(remaining[index]!, unit.singular, unit.title)] : [],
  );
  return words.join(', ');
}
