/** Who wins, what is lost and what is left, for people. */
import { expected } from '../features/format/numbers';
import type { PlacedReport } from './combats';
import { columns, columnWidths, indented } from './print/layout';
import type { Align } from './print/layout';
import { printable } from './print/style';
import type { Paint } from './print/style';

type Odds = NonNullable<PlacedReport['odds']>;
type Force = Odds['forces'][number];

/** Writes a share so that a column of them is even. */
export type Percent = (share: number) => string;

/** The chance of each way that the combat can go. */
export function verdictsText({ verdicts }: Odds, painted: Paint, percent: Percent): readonly string[] {
  return verdicts.flatMap(({ ways }) => [
    '',
    ...columns(
      ways.map(({ title, share, low, high }) => [
        painted('bold', percent(share)),
        printable(title),
        low === undefined || high === undefined ? '' : `${percent(low)} to ${percent(high)}`,
      ]),
      ['right', 'left', 'left'],
    ),
  ]);
}

/** The chance of what may come about on the way. */
export function eventsText({ measures }: Odds, painted: Paint, percent: Percent): readonly string[] {
  const events = measures.filter(({ of }) => of?.kind === 'event');
  if (events.length === 0) return [];
  const rows = events.map(({ title, distribution }) => {
    const { share, low, high } = distribution.find(({ value }) => value === 1) ?? { share: 0 };
    const interval = low === undefined || high === undefined ? '' : `${percent(low)} to ${percent(high)}`;
    return [painted('bold', percent(share)), printable(title), interval];
  });
  return ['', ...columns(rows, ['right', 'left', 'left'])];
}

const head = ['', 'start', 'lost', 'value', 'each survives', 'none lost', 'all lost'];
const aligns: readonly Align[] = ['left', 'right', 'right', 'right', 'right', 'right', 'right'];

/** A table of losses for each side, with their columns one below the other. */
export function lossesText({ forces }: Odds, painted: Paint, percent: Percent): readonly string[] {
  const tables = forces.map((force) => [head.with(0, `losses of ${printable(force.side)}`), ...rowsOf(force, percent)]);
  const widths = columnWidths(tables.flat());
  return tables.flatMap((rows) => {
    const [title = '', ...lines] = columns(rows, aligns, widths);
    return ['', painted('bold', title), ...lines];
  });
}

function rowsOf({ units }: Force, percent: Percent): readonly (readonly string[])[] {
  return units.map(({ title, start, lost, lostValue, noneLost, allLost }) => [
    `  ${printable(title)}`,
    String(start),
    expected(lost),
    lostValue === undefined ? '' : expected(lostValue),
    percent(start === 0 ? 0 : 1 - lost / start),
    percent(noneLost),
    percent(allLost),
  ]);
}

/** The likeliest ends by what each side has left; undefined where units are not counted. */
export function survivorsText({ survivors }: Odds, painted: Paint, percent: Percent): readonly string[] | undefined {
  if (!survivors) return undefined;
  const { sides, ends, others } = survivors;
  const rows = ends.map(({ left, share }) => [percent(share), ...left.map(printable)]);
  const rest = others > 0 ? [[percent(others), 'anything else']] : [];
  const named = ['', ...sides.map((side) => `${printable(side)} has left`)];
  return [
    painted('bold', 'likeliest ends'),
    ...indented(columns([named, ...rows, ...rest], ['right', 'left', 'left']), 2),
  ];
}

/** How the odds develop: a line for each round. */
export function roundsText(
  { title, ways, sides, points }: NonNullable<PlacedReport['rounds']>,
  painted: Paint,
  percent: Percent,
): readonly string[] {
  const heads = [title, ...ways, 'it goes on', ...sides.map((side) => `${side} left`)].map(printable);
  const rows = points.map(({ round, going, ways: shares, left }, index) => [
    index === 0 ? 'before' : String(round),
    ...[...shares, going].map(percent),
    ...left.map(expected),
  ]);
  const [named = '', ...lines] = columns(
    [heads, ...rows],
    heads.map(() => 'right'),
  );
  return [painted('bold', named), ...lines];
}
