/** Renders the outcome in one sentence, above a bar of the possible outcomes: who wins, the likeliest outcomes, or the losses. */
import {
  isPlural,
  listed,
  neverSure,
  percentInBrief,
  percentInColumn,
  percentsInBrief,
  restInWords,
  shortWay,
} from '../model/wording';
import type { CombatReport, ReportMeasure, ReportOdds, ReportTrace, ReportVerdict } from '../protocol';
import { colourOf, headed, inText, nameOf } from './drawing';
import type { Drawing } from './drawing';
import { element } from './element';
import type { Child, Drawn } from './element';
import { decimal } from './format';
import { averagesInWords, headlineBars } from './headline-bars';
import { legend } from './legend';
import type { Share } from './legend';
import { division } from './meter';
import type { Part } from './meter';

/** Maximum number of outcomes on the bar if no side wins; the others form one part. */
const shownEnds = 4;

/** Closer probabilities are called even. */
const even = 0.03;

/** Rounding error of exact odds, which are sums of many terms. */
const rounding = 1e-9;

interface Way extends Share {
  /** Stands on the bar after the probability. */
  readonly short: string;
}

export function headline(drawing: Drawing, report: CombatReport, calculating: boolean): Drawn {
  const { trace, odds } = report;
  const note = odds && exchangeInWords(drawing, odds);
  return element(
    'div',
    { id: 'outcome', class: 'headline', tabindex: -1 },
    element('p', { class: 'outcome', role: 'status' }, sentenceOf(drawing, report, calculating)),
    odds && chart(drawing, odds, trace),
    note !== undefined && element('p', { class: 'quiet' }, note),
  );
}

function chart(drawing: Drawing, odds: ReportOdds, trace: ReportTrace | undefined): Child {
  if (isScattered(odds)) return headlineBars(drawing, odds.headlines ?? [], trace);
  if (isTold(odds)) return false;
  const ways = chancesOf(drawing, odds, trace?.outcomes);
  return ways.length > 0 && [division(ways.map(onBar)), legend(ways)];
}

/** The probability of an outcome, and its name if there is room. */
export function onBar({ share, look, brief, short }: Way): Part {
  return { share, look, text: brief, more: short };
}

/** Whether the likeliest outcomes cover less than half of the probability: the losses are then more informative. */
export function isScattered({ verdicts, headlines = [], outcomes, others }: ReportOdds): boolean {
  if (verdicts.length > 0 || headlines.every(({ distribution }) => distribution.length < 2)) return false;
  const shown = outcomes.slice(0, shownEnds).reduce((sum, { share }) => sum + share, 0);
  return outcomes.length < 2 || (others > 0 || outcomes.length > shownEnds ? shown < 0.5 : false);
}

/** Whether events describe the outcome completely: the single outcome adds nothing. */
function isTold({ verdicts, outcomes, measures }: ReportOdds): boolean {
  return verdicts.length === 0 && outcomes.length === 1 && measures.some(isOpenEvent);
}

function isOpenEvent({ of, mean }: ReportMeasure): boolean {
  return of?.kind === 'event' && mean > rounding && mean < 1 - rounding;
}

/** `TF 8 in Pearl Harbor 28%, TF 12 in Pearl Harbor 28%`: the likeliest first. */
function eventsInWords(drawing: Drawing, { measures }: ReportOdds): string {
  const events = measures.filter(isOpenEvent).toSorted((a, b) => b.mean - a.mean);
  const words = events
    .slice(0, shownEnds)
    .map(({ title, mean }) => `${inText(drawing, title)} ${percentInBrief(mean)}`);
  return `What may happen: ${words.join(', ')}.`;
}

/** The result, or else the expected outcome. */
export function sentenceOf(drawing: Drawing, { trace, odds }: CombatReport, calculating: boolean): string {
  if (trace?.wanted !== undefined) return 'Not decided yet: the dice ran out.';
  if (trace) return `${headed(drawing, trace.summary)}.`;
  if (odds) return expectationOf(drawing, odds);
  return calculating ? 'Calculating the odds\u2026' : 'Not resolved yet.';
}

function expectationOf(drawing: Drawing, odds: ReportOdds): string {
  const [verdict] = odds.verdicts;
  const [end] = odds.outcomes;
  if (verdict) return verdictInWords(drawing, verdict, odds.exact);
  if (isScattered(odds)) return averagesInWords(drawing, odds.headlines ?? []);
  if (end === undefined) return 'Nothing can come of it.';
  if (isTold(odds)) return eventsInWords(drawing, odds);
  if (odds.exact && end.share > 1 - rounding) return `Certain: ${inText(drawing, end.summary)}.`;
  return `Most likely: ${inText(drawing, end.summary)} (${percentInBrief(end.share)}).`;
}

/** `Japan is favoured to win: 61% against 38%.` */
function verdictInWords(drawing: Drawing, { ways }: ReportVerdict, isExact: boolean): string {
  const texts = percentsInBrief(ways.map(({ share }) => share));
  const all = ways.map((way, index) => ({ ...way, text: texts[index]! })).toSorted((a, b) => b.share - a.share);
  const [first, ...others] = all;
  if (first === undefined) return '';
  const [one, other] = all.filter(({ side }) => side !== undefined);
  if (one && other && one === first) {
    if (one.share - other.share < even) return `An even fight: ${one.text} against ${other.text}.`;
    const name = nameOf(drawing, one.side!);
    const verb = isPlural(name) ? 'are' : 'is';
    if (isExact && one.share > 1 - rounding) return headed(drawing, `${name} ${verb} certain to win.`);
    const rest = others.filter(({ share }) => share > 0).map(({ title }) => inText(drawing, title));
    const against =
      other.share > 0 || rest.length === 0 ? ` against ${other.text}` : `, otherwise ${listed(rest, 'or')}`;
    return headed(drawing, `${name} ${verb} favoured to win: ${one.text}${against}.`);
  }
  const [second] = others;
  const after = second && second.share > 0 ? `; ${inText(drawing, second.title)}: ${second.text}` : '';
  return `Most likely ${inText(drawing, first.title)}: ${first.text}${after}.`;
}

/**
 * The possible outcomes with their styles: sides in their colours, outcomes without a winner in textures.
 * @param actualOutcomes the outcomes of the resolved combat, by their titles; absent without a result
 * @param isEstimate based on few combats: outcomes that were not sampled may be possible
 */
export function chancesOf(
  drawing: Drawing,
  odds: ReportOdds,
  came?: readonly string[],
  isEstimate = false,
): readonly Way[] {
  const [verdict] = odds.verdicts;
  if (!verdict) return endsOf(drawing, odds, came);
  const ways = waysOf(drawing, verdict, came);
  const shares = ways.map(({ share }) => (isEstimate ? neverSure(share) : share));
  const [brief, exactly] = [percentsInBrief(shares), shares.map(percentInColumn)];
  return ways.map((way, index) => ({ ...way, brief: brief[index]!, exactly: exactly[index]! }));
}

type Unwritten = Omit<Way, 'brief' | 'exactly'>;

function waysOf(drawing: Drawing, { ways }: ReportVerdict, came: readonly string[] = []): readonly Unwritten[] {
  const neither = ways.filter(({ side }) => side === undefined);
  return ways.map((way) => ({
    title: headed(drawing, way.title),
    short: headed(drawing, way.side === undefined ? shortWay(way.title) : nameOf(drawing, way.side)).replace(
      /^The /,
      '',
    ),
    share: way.share,
    low: way.low,
    high: way.high,
    look: way.side === undefined ? `neither-${neither.indexOf(way) % 3}` : colourOf(drawing, way.side),
    came: came.includes(way.title),
  }));
}

/** The likeliest outcomes without a winner, with the same percentages as in the complete list. */
function endsOf(
  drawing: Drawing,
  { outcomes, others }: ReportOdds,
  came: readonly string[] | undefined,
): readonly Way[] {
  const shown = outcomes.slice(0, shownEnds).map(({ summary, share }, index) => ({
    title: headed(drawing, summary),
    short: '',
    share,
    exactly: percentInColumn(share),
    look: `end-${index}`,
    came: came?.includes(summary) === true,
  }));
  const share = outcomes.slice(shownEnds).reduce((sum, end) => sum + end.share, others);
  const rest = {
    title: restInWords,
    short: 'else',
    isRest: true,
    share,
    exactly: percentInColumn(share),
    look: 'neither-0',
    // The result is one of all outcomes, listed or not.
    came: came !== undefined && !shown.some((end) => end.came),
  };
  const ends = share > 0 ? [...shown, rest] : shown;
  const brief = percentsInBrief(ends.map((end) => end.share));
  return ends.map((end, index) => ({ ...end, brief: brief[index]! }));
}

/** `On average Japan destroys 6.7 IPC more than it loses.` */
export function exchangeInWords(drawing: Drawing, { measures, verdicts }: ReportOdds): string | undefined {
  const balance = measures.find(({ of }) => of?.kind === 'value' && of.side === undefined);
  const side = verdicts[0]?.ways.find((way) => way.side !== undefined)?.side;
  if (!balance || side === undefined) return undefined;
  const name = nameOf(drawing, side);
  const [destroy, lose, they] = isPlural(name) ? ['destroy', 'lose', 'they'] : ['destroys', 'loses', 'it'];
  const value = `${decimal(Math.abs(balance.mean))} ${balance.of?.currency ?? ''}`;
  if (decimal(balance.mean) === '0') return `On average ${name} ${lose} as much as ${they} ${destroy}.`;
  return balance.mean > 0
    ? `On average ${name} ${destroy} ${value} more than ${they} ${lose}.`
    : `On average ${name} ${lose} ${value} more than ${they} ${destroy}.`;
}
