/** Formats the odds of a combat for a terminal: verdicts, each measure with its distribution as bars, losses, then the likeliest outcomes. */
import type { Terminal } from './style';
import {
  formatColumnPercent,
  formatColumnPercents,
  formatExpected,
  formatNumber,
  otherResultsLabel,
  pluralize,
  roundingError,
} from '../model/wording';
import { formatInterval } from '../page/format';
import { formatEvents, formatLosses, formatRounds, formatSurvivors, formatVerdicts } from './odds-tables';
import { type Align, formatColumns, indentLines, wrapText } from './layout';
import {
  formatAssumptions,
  formatDecisionNote,
  formatExpectations,
  formatCombatHeading,
  formatReports,
  type TextStyle,
  type TextReport,
} from './report';

type Odds = NonNullable<TextReport['odds']>;
type Measure = Odds['measures'][number];
type Bar = Measure['distribution'][number];

const barWidth = 30;

/** A distribution with more values is grouped into at most this many ranges. */
const maxRows = 20;

export function formatOddsReport(reports: readonly TextReport[], terminal: Terminal): string {
  return formatReports(reports, terminal, formatCombat);
}

function formatCombat(report: TextReport, style: TextStyle): readonly string[] {
  const { odds, rounds } = report;
  if (!odds) return formatCombatHeading(report, [], style.paint);
  return [
    ...formatCombatHeading(report, [formatMethod(odds)], style.paint),
    ...formatVerdicts(odds, style),
    ...formatParagraph(formatLimits(odds, style)),
    ...odds.measures.filter(hasBarChart).flatMap((measure) => ['', ...formatMeasure(measure, style)]),
    ...formatEvents(odds, style),
    ...formatLosses(odds, style),
    ...formatParagraph(formatSurvivors(odds, style) ?? (hasSingleOutcome(odds) ? [] : formatOutcomes(odds, style))),
    ...(rounds ? ['', ...formatRounds(rounds, style)] : []),
    ...formatParagraph(formatExpectations(report, style)),
    ...formatParagraph(formatAssumptions(report, style)),
  ];
}

/** The method: `exact`, the probability left out, or the number of rolled combats. */
function formatMethod({ method, runs = 0, seed, dropped, estimated }: Odds): string {
  const notes: Readonly<Record<Odds['method'], string>> = {
    exact: 'exact',
    truncated: `nearly exact: ${dropped.toExponential(1)} of the probability left out`,
    sampled: `sampled: ${pluralize(runs, 'combat')} rolled from seed ${seed ?? 0}, 95% intervals`,
  };
  return notes[method] + formatDecisionNote(estimated);
}

function formatParagraph(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', ...lines];
}

/** What rules exclude, each with its section. */
function formatLimits({ limits = [] }: Odds, { words, width }: TextStyle): readonly string[] {
  return limits.flatMap(({ words: limit, rule }) =>
    wrapText(`${words.formatHeading(limit)} (${rule.section}).`, width),
  );
}

/** A single outcome adds nothing to the measures. */
function hasSingleOutcome({ outcomes, others }: Odds): boolean {
  return outcomes.length <= 1 && others === 0;
}

/** Units and their values are covered by the table of losses; for events only the probability is shown. */
function hasBarChart({ of: subject }: Measure): boolean {
  return subject === undefined || subject.kind === 'side' || (subject.kind === 'value' && subject.side === undefined);
}

const aligns: readonly Align[] = ['right', 'right', 'left', 'left'];

function formatMeasure({ title, mean, distribution }: Measure, { words, paint }: TextStyle): readonly string[] {
  const heading = paint('bold', words.formatHeading(title));
  const [first] = distribution;
  if (first && distribution.length === 1) return [`${heading}: always ${formatNumber(first.value)}`];
  if (first && isFlat(distribution)) {
    const range = `${formatNumber(first.value)} to ${formatNumber(distribution.at(-1)!.value)}`;
    const percent = formatColumnPercent(first.share).trim();
    return [
      `${heading}, on average ${formatExpected(mean)}: ${range}, ${distribution.length} values of ${percent} each`,
    ];
  }
  const bars = distribution.length > maxRows ? groupByRange(distribution) : distribution.map(toRow);
  const maxProbability = Math.max(...bars.map(({ share: probability }) => probability));
  const rows = bars.map(({ name, share: probability, ...interval }) => [
    name,
    formatColumnPercent(probability),
    drawBar(probability / maxProbability),
    formatInterval(interval),
  ]);
  return [`${heading}, on average ${formatExpected(mean)}`, ...indentLines(formatColumns(rows, aligns), 2)];
}

/** Whether all values are equally likely, as those of a die: bars of one length would say nothing. */
function isFlat(distribution: readonly Bar[]): boolean {
  const shares = distribution.map(({ share: probability }) => probability);
  return distribution.length > 2 && Math.max(...shares) - Math.min(...shares) < roundingError;
}

type Row = Omit<Bar, 'value'> & { readonly name: string };

function toRow({ value, ...shares }: Bar): Row {
  return { ...shares, name: formatNumber(value) };
}

/** Extreme values whose total probability is below this form one row: each alone would be shown as `<0.1%`. */
const tailProbability = 0.0005;

/** One row for each improbable tail, and between them groups of adjacent values if there are too many. */
function groupByRange(distribution: readonly Bar[]): readonly Row[] {
  const lowTailLength = countTail(distribution);
  const highTailLength = countTail(distribution.toReversed());
  const core = distribution.slice(lowTailLength, distribution.length - highTailLength);
  const rows = core.length > maxRows ? groupEvenly(core) : core.map(toRow);
  return [
    ...(lowTailLength > 0 ? [joinRows(distribution.slice(0, lowTailLength), (_, last) => `to ${last}`)] : []),
    ...rows,
    ...(highTailLength > 0 ? [joinRows(distribution.slice(-highTailLength), (first) => `from ${first}`)] : []),
  ];
}

/** The number of leading values in the improbable tail; 0 if that would be a single value. */
function countTail(distribution: readonly Bar[]): number {
  let sum = 0;
  const length = distribution.findIndex(({ share: probability }) => (sum += probability) >= tailProbability);
  return length > 1 ? length : 0;
}

/** Groups adjacent values. */
function groupEvenly(distribution: readonly Bar[]): readonly Row[] {
  const size = Math.ceil(distribution.length / maxRows);
  const count = Math.ceil(distribution.length / size);
  return Array.from({ length: count }, (_, index) => {
    const range = distribution.slice(index * size, (index + 1) * size);
    return joinRows(range, (first, last) => (first === last ? first : `${first} to ${last}`));
  });
}

/** A row with the total probability of several values, without an interval. */
function joinRows(range: readonly Bar[], nameRange: (first: string, last: string) => string): Row {
  return {
    share: range.reduce((sum, { share: probability }) => sum + probability, 0),
    name: nameRange(formatNumber(range[0]!.value), formatNumber(range.at(-1)!.value)),
  };
}

/** Eighths of a character cell. */
const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** @param fraction of the longest bar, 0..1; any positive value is visible */
function drawBar(fraction: number): string {
  const eighthCount = Math.max(fraction > 0 ? 1 : 0, Math.round(fraction * barWidth * 8));
  return '█'.repeat(Math.floor(eighthCount / 8)) + eighths[eighthCount % 8]!;
}

function formatOutcomes({ outcomes, others }: Odds, { words, paint }: TextStyle): readonly string[] {
  const texts = formatColumnPercents([...outcomes.map(({ share: probability }) => probability), others]);
  const rows = outcomes.map(({ summary }, index) => [texts[index]!, words.formatHeading(summary)]);
  const othersRow = others > 0 ? [[texts.at(-1)!, otherResultsLabel]] : [];
  return [
    paint('bold', 'Most likely outcomes'),
    ...indentLines(formatColumns([...rows, ...othersRow], ['right', 'left']), 2),
  ];
}
