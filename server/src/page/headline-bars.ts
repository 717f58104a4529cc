/** Renders the distribution of losses for combats without a winner, as a bar for each side. */
import { percentInColumn, percentsInBrief, sentence } from '../model/wording';
import type { ReportHeadline, ReportTrace } from '../protocol';
import { headed, inText, nameOf } from './drawing';
import type { Drawing } from './drawing';
import { element } from './element';
import type { Child } from './element';
import { decimal } from './format';
import { legend } from './legend';
import { division } from './meter';

/** `Factors lost on average: the UK 0.69, Germany 0.28.`, `On average: 11.3 convoy points hit, 4.8 submarines hit.` */
export function averagesInWords(drawing: Drawing, headlines: readonly ReportHeadline[]): string {
  if (new Set(headlines.map(({ words }) => words)).size > 1)
    return `On average: ${headlines.map((each) => countedWords(decimal(each.mean), each)).join(', ')}.`;
  const values = headlines.map(({ side, mean }) => {
    const isAlone = headlines.length === 1 || side === undefined;
    return isAlone ? decimal(mean) : `${inText(drawing, nameOf(drawing, side))} ${decimal(mean)}`;
  });
  return `${sentence(headlines[0]?.words ?? '')} on average: ${values.join(', ')}.`;
}

/** `4.8 submarines hit`, `1 submarine hit`. */
function countedWords(number: string, { words, one = words }: ReportHeadline): string {
  return `${number} ${number === '1' ? one : words}`;
}

/** A bar for each figure, divided by its values. */
export function headlineBars(
  drawing: Drawing,
  headlines: readonly ReportHeadline[],
  trace: ReportTrace | undefined,
): Child {
  return headlines.map((headline) => {
    const { side, words, distribution } = headline;
    const found = foundIn(trace, headline);
    const ranges = rangesOf(distribution);
    const shares = ranges.map(({ share }) => share);
    const brief = percentsInBrief(shares);
    const parts = ranges.map(({ from, to, share }, index) => ({
      title: countedWords(to === 0 ? 'No' : inWords(from, to), headline),
      short: `(${to === 0 ? 'none' : inWords(from, to)})`,
      share,
      brief: brief[index]!,
      exactly: percentInColumn(share),
      look: `end-${index % shownRanges}`,
      came: found !== undefined && from <= found && found <= to,
    }));
    return element(
      'div',
      { key: side ?? words },
      element('p', { class: 'caption' }, titleOf(drawing, headline, headlines)),
      division(parts.map(({ share, look, short, brief: text }) => ({ share, look, text, more: short }))),
      legend(parts),
    );
  });
}

/** `Convoy points hit`, `Japan: factors lost`: with the side if another figure has the same title. */
export function titleOf(drawing: Drawing, headline: ReportHeadline, all: readonly ReportHeadline[]): string {
  const { side, words } = headline;
  const isAlone = side === undefined || all.every((other) => other === headline || other.words !== words);
  return headed(drawing, isAlone ? words : `${nameOf(drawing, side)}: ${words}`);
}

/** Maximum number of distinguishable parts of a bar. */
const shownRanges = 5;

interface Range {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** The single values, or zero by itself and the others in ranges of about equal probability. */
export function rangesOf(distribution: ReportHeadline['distribution']): readonly Range[] {
  const values = distribution
    .filter(({ share }) => share > 0)
    .map(({ value, share }): Range => ({ from: value, to: value, share }));
  if (values.length <= shownRanges) return values;
  const zero = values.filter(({ from }) => from === 0);
  const others = values.filter(({ from }) => from !== 0);
  const room = shownRanges - zero.length;
  const each = others.reduce((sum, { share }) => sum + share, 0) / room;
  const ranges: Range[] = [];
  let sum = 0;
  for (const value of others) {
    const last = ranges.at(-1);
    // A value belongs to the range that contains its midpoint.
    const isNext = last === undefined || Math.floor((sum + value.share / 2) / each) >= ranges.length;
    if (last === undefined || (isNext && ranges.length < room)) ranges.push(value);
    else ranges[ranges.length - 1] = { from: last.from, to: value.to, share: last.share + value.share };
    sum += value.share;
  }
  return [...zero, ...ranges];
}

function inWords(from: number, to: number): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

/** The actual value in the resolved combat. */
function foundIn(trace: ReportTrace | undefined, { of }: ReportHeadline): number | undefined {
  if (!trace || trace.wanted !== undefined) return undefined;
  const paths = new Set(of.map((path) => path.join('\n')));
  const found = trace.measures.filter(({ path }) => paths.has(path.join('\n')));
  return found.reduce((sum, { value }) => sum + value, 0);
}
