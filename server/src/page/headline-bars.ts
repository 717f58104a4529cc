/** Renders the distribution of losses for combats without a winner, as a bar for each side. */
import { formatColumnPercent, formatBriefPercents, capitalize } from '../model/wording';
import type { ReportHeadline, ReportTrace } from '../protocol';
import { formatHeading, formatInline, getSideColour, type RenderContext, formatSide } from './render-context';
import { type Child, createElement } from './element';
import { formatDecimal } from './format';
import { renderLegend } from './legend';
import { renderStackedBar } from './meter';

/**
 * `Factors lost on average: the UK 0.69, Germany 0.28.`, `On average: 11.3 convoy points hit, 4.8 submarines hit.`, `Certain: 7 of 9 convoy
 * points hit. On average: 1.4 of 5 submarines hit.`
 */
export function formatAverages(context: RenderContext, headlines: readonly ReportHeadline[]): string {
  const isCertain = ({ distribution }: ReportHeadline): boolean => distribution.length === 1;
  if (new Set(headlines.map(({ words }) => words)).size > 1) {
    const certain = headlines.filter(isCertain);
    const uncertain = headlines.filter((headline) => !isCertain(headline));
    return [
      { begin: 'Certain', group: certain },
      { begin: 'On average', group: uncertain },
    ]
      .filter(({ group }) => group.length > 0)
      .map(({ begin, group }) => {
        const counted = group.map((target) => formatCounted(formatOfTotal(formatDecimal(target.mean), target), target));
        return `${begin}: ${counted.join(', ')}.`;
      })
      .join(' ');
  }
  const values = headlines.map(({ side, mean, total }) => {
    const isAlone = headlines.length === 1 || side === undefined;
    return isAlone
      ? formatOfTotal(formatDecimal(mean), { total })
      : `${formatInline(context, formatSide(context, side))} ${formatDecimal(mean)}`;
  });
  return `${capitalize(headlines[0]?.words ?? '')} ${headlines.every(isCertain) ? 'for certain' : 'on average'}: ${values.join(', ')}.`;
}

/** `8.1 of 22`. */
function formatOfTotal(number: string, { total }: Pick<ReportHeadline, 'total'>): string {
  return total === undefined ? number : `${number} of ${total}`;
}

/** `4.8 submarines hit`, `1 submarine hit`. */
function formatCounted(number: string, { words, one: singular = words }: ReportHeadline): string {
  return `${number} ${number === '1' ? singular : words}`;
}

/** A bar for each figure, divided by its values. */
export function renderHeadlineBars(
  context: RenderContext,
  headlines: readonly ReportHeadline[],
  trace: ReportTrace | undefined,
): Child {
  return headlines.map((headline) => {
    const { side, words, distribution } = headline;
    const actual = findActual(trace, headline);
    const ranges = groupIntoRanges(distribution);
    const shares = ranges.map(({ share: probability }) => probability);
    const brief = formatBriefPercents(shares);
    const parts = ranges.map(({ from, to, share: probability }, index) => ({
      title: formatCounted(to === 0 ? 'No' : formatRange(from, to), headline),
      short: `(${to === 0 ? 'none' : formatRange(from, to)})`,
      share: probability,
      brief: brief[index]!,
      exactPercent: formatColumnPercent(probability),
      look: `end-${index % maxRanges}`,
      isActual: actual !== undefined && from <= actual && actual <= to,
    }));
    return createElement(
      'div',
      { key: side ?? words, class: getSideColour(context, side) || undefined },
      createElement('p.caption', formatTitle(context, headline, headlines)),
      renderStackedBar(
        parts.map(({ share: probability, look, short, brief: text }) => ({
          share: probability,
          look,
          text,
          more: short,
        })),
      ),
      renderLegend(parts),
    );
  });
}

/** `Convoy points hit`, `Japan: factors lost`: with the side if another figure has the same title. */
export function formatTitle(context: RenderContext, headline: ReportHeadline, all: readonly ReportHeadline[]): string {
  const { side, words } = headline;
  const isAlone = side === undefined || all.every((other) => other === headline || other.words !== words);
  return formatHeading(context, isAlone ? words : `${formatSide(context, side)}: ${words}`);
}

/** Maximum number of distinguishable parts of a bar. */
const maxRanges = 5;

interface Range {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** The single values, or zero by itself and the others in ranges of about equal probability. */
export function groupIntoRanges(distribution: ReportHeadline['distribution']): readonly Range[] {
  const values = distribution
    .filter(({ share: probability }) => probability > 0)
    .map(({ value, share: probability }): Range => ({ from: value, to: value, share: probability }));
  if (values.length <= maxRanges) return values;
  const zero = values.filter(({ from }) => from === 0);
  const others = values.filter(({ from }) => from !== 0);
  const room = maxRanges - zero.length;
  const target = others.reduce((sum, { share: probability }) => sum + probability, 0) / room;
  const ranges: Range[] = [];
  let sum = 0;
  for (const value of others) {
    const last = ranges.at(-1);
    // A value belongs to the range that contains its midpoint.
    const isNext = last === undefined || Math.floor((sum + value.share / 2) / target) >= ranges.length;
    if (last === undefined || (isNext && ranges.length < room)) ranges.push(value);
    else ranges[ranges.length - 1] = { from: last.from, to: value.to, share: last.share + value.share };
    sum += value.share;
  }
  return [...zero, ...ranges];
}

function formatRange(from: number, to: number): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

/** The actual value in the resolved combat. */
function findActual(trace: ReportTrace | undefined, { of: measurePaths }: ReportHeadline): number | undefined {
  if (!trace || trace.wanted !== undefined) return undefined;
  const paths = new Set(measurePaths.map((path) => path.join('\n')));
  const counted = trace.measures.filter(({ path }) => paths.has(path.join('\n')));
  return counted.reduce((sum, { value }) => sum + value, 0);
}
