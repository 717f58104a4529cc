/** Renders the outcome in one sentence, above a bar of the possible outcomes: who wins, the likeliest outcomes, or the losses. */
import {
  isPlural,
  formatList,
  clampSampled,
  formatBriefPercent,
  formatColumnPercent,
  formatBriefPercents,
  otherResultsLabel,
  shortenEnding,
  roundingError,
} from '../model/wording';
import type { CombatReport, ReportMeasure, ReportOdds, ReportTrace, ReportVerdict } from '../protocol';
import { renderHouseTables } from './assumptions';
import { formatHeading, formatInline, type RenderContext, getSideColour, formatSide } from './render-context';
import { type Child, createElement, type RenderedNode } from './element';
import { formatDecimal } from './format';
import { formatAverages, renderHeadlineBars } from './headline-bars';
import { type LegendEntry, renderLegend } from './legend';
import { type BarPart, renderStackedBar } from './meter';

/** Maximum number of outcomes on the bar if no side wins; the others form one part. */
const maxOutcomes = 4;

/** Closer probabilities are called even. */
const evenMargin = 0.03;

/** Outcomes whose probabilities are closer are equally likely to a reader. */
const tieMargin = 0.01;

interface Chance extends LegendEntry {
  /** Stands on the bar after the probability, without an article. */
  readonly short: string;
}

/** The part of a report that its headline is made from. */
type HeadlineReport = Pick<CombatReport, 'trace' | 'odds' | 'restsOn'>;

export function renderHeadline(context: RenderContext, report: HeadlineReport, calculating: boolean): RenderedNode {
  const { trace, odds } = report;
  const note = odds && (describeExchange(context, odds) ?? describeRemainingChance(odds));
  return createElement(
    'div',
    { id: 'outcome', class: 'headline', tabindex: -1 },
    createElement('p.outcome', { role: 'status' }, formatSentence(context, report, calculating)),
    renderHouseTables(context, report),
    odds && renderHeadlineChart(context, odds, trace),
    note !== undefined && createElement('p.quiet', note),
  );
}

function renderHeadlineChart(context: RenderContext, odds: ReportOdds, trace: ReportTrace | undefined): Child {
  if (areOutcomesScattered(odds)) return renderHeadlineBars(context, odds.headlines ?? [], trace);
  if (isCoveredByEvents(odds) || (isCertain(odds) && !trace)) return false;
  const outcomes = listChances(context, odds, trace?.outcomes);
  return outcomes.length > 0 && [renderStackedBar(outcomes.map(toBarPart)), renderLegend(outcomes)];
}

/** The probability of an outcome, and its name if there is room. */
export function toBarPart({ share: probability, look, brief, short }: Chance): BarPart {
  return { share: probability, look, text: brief, more: short };
}

/** Whether the likeliest outcomes cover less than half of the probability: the losses are then more informative. */
export function areOutcomesScattered({ verdicts, headlines = [], outcomes, others }: ReportOdds): boolean {
  if (verdicts.length > 0 || headlines.every(({ distribution }) => distribution.length < 2)) return false;
  const shownShare = outcomes.slice(0, maxOutcomes).reduce((sum, { share: probability }) => sum + probability, 0);
  return outcomes.length < 2 || (others > 0 || outcomes.length > maxOutcomes ? shownShare < 0.5 : false);
}

/** Whether events describe the outcome completely: the single outcome adds nothing. */
function isCoveredByEvents({ verdicts, outcomes, measures }: ReportOdds): boolean {
  return verdicts.length === 0 && outcomes.length === 1 && measures.some(isOpenEvent);
}

/** Whether there is one outcome without a winner: the sentence says it all. */
function isCertain({ exact, verdicts, outcomes }: ReportOdds): boolean {
  return exact && verdicts.length === 0 && outcomes.length > 0 && outcomes[0]!.share > 1 - roundingError;
}

function isOpenEvent({ of: subject, mean, isOnTheWay }: ReportMeasure): boolean {
  return subject?.kind === 'event' && isOnTheWay !== true && mean > roundingError && mean < 1 - roundingError;
}

/** `TF 8 in Pearl Harbor 28%, TF 12 in Pearl Harbor 28%`: the likeliest first. */
function describeEvents(context: RenderContext, { measures }: ReportOdds): string {
  const events = measures.filter(isOpenEvent).toSorted((a, b) => b.mean - a.mean);
  const words = events
    .slice(0, maxOutcomes)
    .map(({ title, mean }) => `${formatInline(context, title)} ${formatBriefPercent(mean)}`);
  return `What may happen: ${words.join(', ')}.`;
}

/** The result, or else the expected outcome. */
export function formatSentence(context: RenderContext, { trace, odds }: HeadlineReport, calculating: boolean): string {
  if (trace?.wanted !== undefined) return 'Not decided yet: the dice ran out.';
  if (trace) return `${formatHeading(context, trace.summary)}.`;
  if (odds) return describeOdds(context, odds);
  return calculating ? 'Calculating the odds\u2026' : 'Not resolved yet.';
}

function describeOdds(context: RenderContext, odds: ReportOdds): string {
  const [verdict] = odds.verdicts;
  const [outcome, ...others] = odds.outcomes;
  if (verdict) return describeVerdict(context, verdict, odds.exact);
  if (areOutcomesScattered(odds)) return formatAverages(context, odds.headlines ?? []);
  if (outcome === undefined) return 'Nothing can come of it.';
  if (isCoveredByEvents(odds)) return describeEvents(context, odds);
  if (isCertain(odds)) return `Certain: ${formatInline(context, outcome.summary)}.`;
  const tied = others.slice(0, maxOutcomes - 1).filter(({ share: probability }) => isTie(outcome.share, probability));
  const likeliest = [outcome, ...tied].map(
    ({ summary, share: probability }) => `${formatInline(context, summary)} (${formatBriefPercent(probability)})`,
  );
  return `${tied.length > 0 ? 'About as likely' : 'Most likely'}: ${formatList(likeliest, 'or')}.`;
}

function isTie(a: number, b: number): boolean {
  return Math.abs(a - b) < tieMargin;
}

/** `Japan is favoured to win: 61% against 38%.` */
function describeVerdict(context: RenderContext, { ways: outcomes }: ReportVerdict, isExact: boolean): string {
  const texts = formatBriefPercents(outcomes.map(({ share: probability }) => probability));
  const textedOutcomes = outcomes
    .map((outcome, index) => ({ ...outcome, text: texts[index]! }))
    .toSorted((a, b) => b.share - a.share);
  const [first, ...others] = textedOutcomes;
  if (first === undefined) return '';
  const [favourite, other] = textedOutcomes.filter(({ side }) => side !== undefined);
  if (favourite && other && favourite === first) {
    if (favourite.share - other.share < evenMargin) return `An even fight: ${favourite.text} against ${other.text}.`;
    const name = formatSide(context, favourite.side!);
    const verb = isPlural(name) ? 'are' : 'is';
    if (isExact && favourite.share > 1 - roundingError)
      return formatHeading(context, `${name} ${verb} certain to win.`);
    const remaining = others
      .filter(({ share: probability }) => probability > 0)
      .map(({ title }) => formatInline(context, title));
    const against =
      other.share > 0 || remaining.length === 0
        ? ` against ${other.text}`
        : `, otherwise ${formatList(remaining, 'or')}`;
    return formatHeading(context, `${name} ${verb} favoured to win: ${favourite.text}${against}.`);
  }
  const [second] = others;
  if (second && isTie(first.share, second.share)) {
    const tied = [first, second].map(({ title, text }) => `${formatInline(context, title)} (${text})`);
    return `About as likely: ${formatList(tied, 'or')}.`;
  }
  const secondText = second && second.share > 0 ? `; ${formatInline(context, second.title)}: ${second.text}` : '';
  return `Most likely ${formatInline(context, first.title)}: ${first.text}${secondText}.`;
}

/**
 * The possible outcomes with their styles: sides in their colours, outcomes without a winner in textures.
 * @param actualOutcomes the outcomes of the resolved combat, by their titles; absent without a result
 * @param isEstimate based on few combats: outcomes that were not sampled may be possible
 */
export function listChances(
  context: RenderContext,
  odds: ReportOdds,
  actualOutcomes?: readonly string[],
  isEstimate = false,
): readonly Chance[] {
  const [verdict] = odds.verdicts;
  if (!verdict) return listOutcomeChances(context, odds, actualOutcomes);
  const outcomes = listVerdictChances(context, verdict, actualOutcomes);
  const shares = outcomes.map(({ share: probability }) => (isEstimate ? clampSampled(probability) : probability));
  const [briefPercents, exactPercents] = [formatBriefPercents(shares), shares.map(formatColumnPercent)];
  return outcomes.map((outcome, index) => ({
    ...outcome,
    brief: briefPercents[index]!,
    exactPercent: exactPercents[index]!,
  }));
}

type UnformattedChance = Omit<Chance, 'brief' | 'exactPercent'>;

function listVerdictChances(
  context: RenderContext,
  { ways: outcomes }: ReportVerdict,
  actualOutcomes: readonly string[] = [],
): readonly UnformattedChance[] {
  const sidelessOutcomes = outcomes.filter(({ side }) => side === undefined);
  return outcomes.map((outcome) => ({
    title: formatHeading(context, outcome.title),
    short: formatHeading(
      context,
      outcome.side === undefined ? shortenEnding(outcome.title) : formatSide(context, outcome.side),
    ).replace(/^The /, ''),
    share: outcome.share,
    low: outcome.low,
    high: outcome.high,
    look:
      outcome.side === undefined
        ? `neither-${sidelessOutcomes.indexOf(outcome) % 3}`
        : getSideColour(context, outcome.side),
    isActual: actualOutcomes.includes(outcome.title),
  }));
}

/** The likeliest outcomes without a winner, with the same percentages as in the complete list. */
function listOutcomeChances(
  context: RenderContext,
  { outcomes, others }: ReportOdds,
  actualOutcomes: readonly string[] | undefined,
): readonly Chance[] {
  const shownOutcomes = outcomes.slice(0, maxOutcomes).map(({ summary, share: probability }, index) => ({
    title: formatHeading(context, summary),
    short: '',
    share: probability,
    exactPercent: formatColumnPercent(probability),
    look: `end-${index}`,
    isActual: actualOutcomes?.includes(summary) === true,
  }));
  const othersProbability = outcomes.slice(maxOutcomes).reduce((sum, outcome) => sum + outcome.share, others);
  const remaining = {
    title: otherResultsLabel,
    short: otherResultsLabel.toLowerCase(),
    isRemainder: true,
    share: othersProbability,
    exactPercent: formatColumnPercent(othersProbability),
    look: 'neither-0',
    // The result is one of all outcomes, listed or not.
    isActual: actualOutcomes !== undefined && !shownOutcomes.some((outcome) => outcome.isActual),
  };
  const chances = othersProbability > 0 ? [...shownOutcomes, remaining] : shownOutcomes;
  const brief = formatBriefPercents(chances.map((outcome) => outcome.share));
  return chances.map((outcome, index) => ({ ...outcome, brief: brief[index]! }));
}

/** `On average Japan destroys 6.7 IPC more than it loses.` */
export function describeExchange(context: RenderContext, { measures, verdicts }: ReportOdds): string | undefined {
  const balance = measures.find(({ of: subject }) => subject?.kind === 'value' && subject.side === undefined);
  const side = verdicts[0]?.ways.find((outcome) => outcome.side !== undefined)?.side;
  if (!balance || side === undefined) return undefined;
  const name = formatSide(context, side);
  const [destroy, lose, they] = isPlural(name) ? ['destroy', 'lose', 'they'] : ['destroys', 'loses', 'it'];
  const value = `${formatDecimal(Math.abs(balance.mean))} ${balance.of?.currency ?? ''}`;
  if (formatDecimal(balance.mean) === '0') return `On average ${name} ${lose} as much as ${they} ${destroy}.`;
  return balance.mean > 0
    ? `On average ${name} ${destroy} ${value} more than ${they} ${lose}.`
    : `On average ${name} ${lose} ${value} more than ${they} ${destroy}.`;
}

/** Why the dice matter to a battle whose losses are certain. */
function describeRemainingChance(odds: ReportOdds): string | undefined {
  const [points] = odds.unspent ?? [];
  return points && isCertain(odds)
    ? `The dice decide only the ${points.words}: no roll changes the losses.`
    : undefined;
}
