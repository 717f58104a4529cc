/** Formats the odds of a combat for a terminal: verdicts, each measure with its distribution as bars, losses, then the likeliest outcomes. */
import { counted, expected, listed, percentInColumn, percentsInColumn, plain, restInWords } from '../model/wording';
import { assumptionsText } from './assumptions-text';
import { heading } from './combat-heading';
import type { PlacedReport } from '../library/combats';
import { eventsText, lossesText, roundsText, survivorsText, verdictsText } from './forces-text';
import { expectationLine } from './expectation-line';
import { columns, indented } from './print/layout';
import type { Align } from './print/layout';
import { paint } from './print/style';
import type { Paint } from './print/style';
import { wordsOf } from './words';
import type { Words } from './words';

type Odds = NonNullable<PlacedReport['odds']>;
type Measure = Odds['measures'][number];
type Bar = Measure['distribution'][number];

const barWidth = 30;

/** A distribution with more values is grouped into at most this many ranges. */
const maxRows = 20;

export function oddsText(
  reports: readonly PlacedReport[],
  style: { readonly colours: boolean; readonly width: number },
): string {
  return `${reports.map((report) => combatText(report, style).join('\n')).join('\n\n')}\n`;
}

function combatText(
  report: PlacedReport,
  { colours, width }: { readonly colours: boolean; readonly width: number },
): readonly string[] {
  const painted = paint({ colours });
  const { odds, rounds } = report;
  if (!odds) return heading(report, [], painted);
  const words = wordsOf(report);
  return [
    ...heading(report, [basis(odds)], painted),
    ...verdictsText(odds, words, painted),
    ...odds.measures.filter(isDrawn).flatMap((measure) => ['', ...measureText(measure, words, painted)]),
    ...eventsText(odds, words, painted),
    ...lossesText(odds, words, painted),
    ...paragraph(survivorsText(odds, words, painted) ?? (isSettled(odds) ? [] : outcomesText(odds, words, painted))),
    ...(rounds ? ['', ...roundsText(rounds, words, painted)] : []),
    ...paragraph(report.expectations.map(expectationLine(words, painted))),
    ...paragraph(assumptionsText(report, painted, width)),
  ];
}

/** The method: `exact`, the probability left out, or the number of rolled combats. */
function basis({ method, runs = 0, seed, dropped, estimated }: Odds): string {
  const decided = estimated === undefined ? '' : `; decisions by an estimated ${listed(estimated)}`;
  switch (method) {
    case 'exact':
      return `exact${decided}`;
    case 'truncated':
      return `nearly exact: ${dropped.toExponential(1)} of the probability left out${decided}`;
    case 'sampled':
      return `sampled: ${counted(runs, 'combat')} rolled from seed ${seed ?? 0}, 95% intervals${decided}`;
  }
}

function paragraph(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', ...lines];
}

/** A single outcome adds nothing to the measures. */
function isSettled({ outcomes, others }: Odds): boolean {
  return outcomes.length <= 1 && others === 0;
}

/** Units and their values are covered by the table of losses; for events only the probability is shown. */
function isDrawn({ of }: Measure): boolean {
  return of === undefined || of.kind === 'side' || (of.kind === 'value' && of.side === undefined);
}

const aligns: readonly Align[] = ['right', 'right', 'left', 'left'];

function measureText({ title, mean, distribution }: Measure, words: Words, painted: Paint): readonly string[] {
  const bars = distribution.length > maxRows ? inRanges(distribution) : distribution.map(named);
  const longest = Math.max(...bars.map(({ share }) => share));
  const rows = bars.map(({ name, share, low, high }) => [
    name,
    percentInColumn(share),
    bar(share / longest),
    low === undefined || high === undefined ? '' : `${percentInColumn(low)} to ${percentInColumn(high)}`,
  ]);
  return [
    `${painted('bold', words.headed(title))}, on average ${expected(mean)}`,
    ...indented(columns(rows, aligns), 2),
  ];
}

type Row = Omit<Bar, 'value'> & { readonly name: string };

function named({ value, ...shares }: Bar): Row {
  return { ...shares, name: plain(value) };
}

/** Extreme values whose total probability is below this form one row: each alone would be shown as `<0.1%`. */
const tail = 0.0005;

/** One row for each improbable tail, and between them groups of adjacent values if there are too many. */
function inRanges(distribution: readonly Bar[]): readonly Row[] {
  const below = tailOf(distribution);
  const above = tailOf(distribution.toReversed());
  const core = distribution.slice(below, distribution.length - above);
  const rows = core.length > maxRows ? inClasses(core) : core.map(named);
  return [
    ...(below > 0
      ? [{ ...together(distribution.slice(0, below)), name: `to ${plain(distribution[below - 1]!.value)}` }]
      : []),
    ...rows,
    ...(above > 0
      ? [{ ...together(distribution.slice(-above)), name: `from ${plain(distribution.at(-above)!.value)}` }]
      : []),
  ];
}

/** The number of leading values in the improbable tail; 0 if that would be a single value. */
function tailOf(distribution: readonly Bar[]): number {
  let sum = 0;
  const length = distribution.findIndex(({ share }) => (sum += share) >= tail);
  return length > 1 ? length : 0;
}

/** Groups adjacent values. */
function inClasses(distribution: readonly Bar[]): readonly Row[] {
  const size = Math.ceil(distribution.length / maxRows);
  const count = Math.ceil(distribution.length / size);
  return Array.from({ length: count }, (_, index) => {
    const range = distribution.slice(index * size, (index + 1) * size);
    const [first, last] = [range[0]!.value, range.at(-1)!.value];
    return { ...together(range), name: first === last ? plain(first) : `${plain(first)} to ${plain(last)}` };
  });
}

/** The total probability of several values, without an interval. */
function together(range: readonly Bar[]): { readonly share: number } {
  return { share: range.reduce((sum, { share }) => sum + share, 0) };
}

/** Eighths of a character cell. */
const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** @param part of the longest bar, 0..1; any positive value is visible */
function bar(part: number): string {
  const cells = Math.max(part > 0 ? 1 : 0, Math.round(part * barWidth * 8));
  return '█'.repeat(Math.floor(cells / 8)) + eighths[cells % 8]!;
}

function outcomesText({ outcomes, others }: Odds, words: Words, painted: Paint): readonly string[] {
  const texts = percentsInColumn([...outcomes.map(({ share }) => share), others]);
  const rows = outcomes.map(({ summary }, index) => [texts[index]!, words.headed(summary)]);
  const rest = others > 0 ? [[texts.at(-1)!, restInWords]] : [];
  return [painted('bold', 'Most likely outcomes'), ...indented(columns([...rows, ...rest], ['right', 'left']), 2)];
}
