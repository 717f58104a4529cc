/** Formats verdicts, losses and survivors for a terminal. */
import { formatExpected, formatColumnPercent, formatColumnPercents, otherResultsLabel } from '../model/wording';
import { formatRemainderTitle } from '../page/forces';
import { formatInterval } from '../page/format';

import { type Align, formatColumns, indentLines, measureColumns } from './layout';
import type { TextStyle, Wording, TextReport } from './report';

type Odds = NonNullable<TextReport['odds']>;
type Force = Odds['forces'][number];

/** The probability of each outcome of the verdicts. */
export function formatVerdicts({ verdicts }: Odds, { words, paint }: TextStyle): readonly string[] {
  return verdicts.flatMap(({ ways: outcomes }) => {
    const texts = formatColumnPercents(outcomes.map(({ share: probability }) => probability));
    const rows = outcomes.map(({ title, ...outcome }, index) => [
      paint('bold', texts[index]!),
      words.formatHeading(title),
      formatInterval(outcome),
    ]);
    return ['', ...formatColumns(rows, ['right', 'left', 'left'])];
  });
}

/** The probability of each event. */
export function formatEvents({ measures }: Odds, { words, paint }: TextStyle): readonly string[] {
  const events = measures.filter(({ of: subject }) => subject?.kind === 'event');
  if (events.length === 0) return [];
  const rows = events.map(({ title, distribution }) => {
    const { share: probability, ...interval } = distribution.find(({ value }) => value === 1) ?? { share: 0 };
    return [paint('bold', formatColumnPercent(probability)), words.formatHeading(title), formatInterval(interval)];
  });
  return ['', ...formatColumns(rows, ['right', 'left', 'left'])];
}

const head = ['', 'start', 'lost', 'value', 'each survives', 'none lost', 'all lost'];
const aligns: readonly Align[] = ['left', 'right', 'right', 'right', 'right', 'right', 'right'];

/** A table of losses for each side, with aligned columns. */
export function formatLosses({ forces }: Odds, { words, paint }: TextStyle): readonly string[] {
  const tables = forces.map((force) => [
    head.with(0, `Losses of ${words.getSideName(force.side)}`),
    ...formatRows(force, words),
  ]);
  const widths = measureColumns(tables.flat());
  return tables.flatMap((rows) => {
    const [title = '', ...lines] = formatColumns(rows, aligns, widths);
    return ['', paint('bold', title), ...lines];
  });
}

function formatRows({ units }: Force, words: Wording): readonly (readonly string[])[] {
  return units.map(({ title, start, lost, lostValue, noneLost, allLost }) => [
    `  ${words.formatInline(title)}`,
    String(start),
    formatExpected(lost),
    lostValue === undefined ? '' : formatExpected(lostValue),
    formatColumnPercent(start === 0 ? 0 : 1 - lost / start),
    formatColumnPercent(noneLost),
    formatColumnPercent(allLost),
  ]);
}

/** The likeliest outcomes by the survivors of each side; undefined if units are not counted. */
export function formatSurvivors({ survivors }: Odds, { words, paint }: TextStyle): readonly string[] | undefined {
  if (!survivors) return undefined;
  const { sides, ends: likelyEnds, others } = survivors;
  const texts = formatColumnPercents([...likelyEnds.map(({ share: probability }) => probability), others]);
  const rows = likelyEnds.map(({ left: remaining }, index) => [texts[index]!, ...remaining.map(words.formatInline)]);
  const othersRow = others > 0 ? [[texts.at(-1)!, otherResultsLabel]] : [];
  const headRow = ['', ...sides.map((side) => words.formatHeading(formatRemainderTitle(words.getSideName(side))))];
  return [
    paint('bold', 'Most likely outcomes'),
    ...indentLines(formatColumns([headRow, ...rows, ...othersRow], ['right', 'left', 'left']), 2),
  ];
}

/** The development of the odds: a line for each round. */
export function formatRounds(
  { title, ways: outcomes, sides, points }: NonNullable<TextReport['rounds']>,
  { words, paint }: TextStyle,
): readonly string[] {
  const heads = [
    title,
    ...outcomes,
    'still fighting',
    ...sides.map((side) => `left to ${words.getSideName(side)}`),
  ].map(words.formatHeading);
  const rows = points.map(({ round, going: continuing, ways: shares, left: remaining }, index) => [
    index === 0 ? 'before' : String(round),
    ...formatColumnPercents([...shares, continuing]),
    ...remaining.map(formatExpected),
  ]);
  const [headRow = '', ...lines] = formatColumns(
    [heads, ...rows],
    heads.map(() => 'right'),
  );
  return [paint('bold', headRow), ...lines];
}
