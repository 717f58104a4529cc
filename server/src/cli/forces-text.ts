/** Formats verdicts, losses and survivors for a terminal. */
import { expected, percentInColumn, percentsInColumn, restInWords } from '../model/wording';
import { hasLeft } from '../page/forces';
import type { PlacedReport } from '../library/combats';
import { columns, columnWidths, indented } from './print/layout';
import type { Align } from './print/layout';
import type { Paint } from './print/style';
import type { Words } from './words';

type Odds = NonNullable<PlacedReport['odds']>;
type Force = Odds['forces'][number];

/** The probability of each outcome of the verdicts. */
export function verdictsText({ verdicts }: Odds, words: Words, painted: Paint): readonly string[] {
  return verdicts.flatMap(({ ways }) => {
    const texts = percentsInColumn(ways.map(({ share }) => share));
    const rows = ways.map(({ title, low, high }, index) => [
      painted('bold', texts[index]!),
      words.headed(title),
      low === undefined || high === undefined ? '' : `${percentInColumn(low)} to ${percentInColumn(high)}`,
    ]);
    return ['', ...columns(rows, ['right', 'left', 'left'])];
  });
}

/** The probability of each event. */
export function eventsText({ measures }: Odds, words: Words, painted: Paint): readonly string[] {
  const events = measures.filter(({ of }) => of?.kind === 'event');
  if (events.length === 0) return [];
  const rows = events.map(({ title, distribution }) => {
    const { share, low, high } = distribution.find(({ value }) => value === 1) ?? { share: 0 };
    const interval =
      low === undefined || high === undefined ? '' : `${percentInColumn(low)} to ${percentInColumn(high)}`;
    return [painted('bold', percentInColumn(share)), words.headed(title), interval];
  });
  return ['', ...columns(rows, ['right', 'left', 'left'])];
}

const head = ['', 'start', 'lost', 'value', 'each survives', 'none lost', 'all lost'];
const aligns: readonly Align[] = ['left', 'right', 'right', 'right', 'right', 'right', 'right'];

/** A table of losses for each side, with aligned columns. */
export function lossesText({ forces }: Odds, words: Words, painted: Paint): readonly string[] {
  const tables = forces.map((force) => [head.with(0, `Losses of ${words.side(force.side)}`), ...rowsOf(force, words)]);
  const widths = columnWidths(tables.flat());
  return tables.flatMap((rows) => {
    const [title = '', ...lines] = columns(rows, aligns, widths);
    return ['', painted('bold', title), ...lines];
  });
}

function rowsOf({ units }: Force, words: Words): readonly (readonly string[])[] {
  return units.map(({ title, start, lost, lostValue, noneLost, allLost }) => [
    `  ${words.said(title)}`,
    String(start),
    expected(lost),
    lostValue === undefined ? '' : expected(lostValue),
    percentInColumn(start === 0 ? 0 : 1 - lost / start),
    percentInColumn(noneLost),
    percentInColumn(allLost),
  ]);
}

/** The likeliest outcomes by the survivors of each side; undefined if units are not counted. */
export function survivorsText({ survivors }: Odds, words: Words, painted: Paint): readonly string[] | undefined {
  if (!survivors) return undefined;
  const { sides, ends, others } = survivors;
  const texts = percentsInColumn([...ends.map(({ share }) => share), others]);
  const rows = ends.map(({ left }, index) => [texts[index]!, ...left.map(words.said)]);
  const rest = others > 0 ? [[texts.at(-1)!, restInWords]] : [];
  const named = ['', ...sides.map((side) => words.headed(hasLeft(words.side(side))))];
  return [
    painted('bold', 'Most likely outcomes'),
    ...indented(columns([named, ...rows, ...rest], ['right', 'left', 'left']), 2),
  ];
}

/** The development of the odds: a line for each round. */
export function roundsText(
  { title, ways, sides, points }: NonNullable<PlacedReport['rounds']>,
  words: Words,
  painted: Paint,
): readonly string[] {
  const heads = [title, ...ways, 'still fighting', ...sides.map((side) => `left to ${words.side(side)}`)].map(
    words.headed,
  );
  const rows = points.map(({ round, going, ways: shares, left }, index) => [
    index === 0 ? 'before' : String(round),
    ...percentsInColumn([...shares, going]),
    ...left.map(expected),
  ]);
  const [named = '', ...lines] = columns(
    [heads, ...rows],
    heads.map(() => 'right'),
  );
  return [painted('bold', named), ...lines];
}
