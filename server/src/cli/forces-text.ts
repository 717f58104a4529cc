/** Who wins, what is lost and what is left, for people. */
import { expected, percentInColumn, printable } from '../model/wording';
import type { PlacedReport } from '../library/combats';
import { columns, columnWidths, indented } from './print/layout';
import type { Align } from './print/layout';
import type { Paint } from './print/style';

type Odds = NonNullable<PlacedReport['odds']>;
type Force = Odds['forces'][number];

/** The chance of each way that the combat can go. */
export function verdictsText({ verdicts }: Odds, painted: Paint): readonly string[] {
  return verdicts.flatMap(({ ways }) => [
    '',
    ...columns(
      ways.map(({ title, share, low, high }) => [
        painted('bold', percentInColumn(share)),
        printable(title),
        low === undefined || high === undefined ? '' : `${percentInColumn(low)} to ${percentInColumn(high)}`,
      ]),
      ['right', 'left', 'left'],
    ),
  ]);
}

/** The chance of what may come about on the way. */
export function eventsText({ measures }: Odds, painted: Paint): readonly string[] {
  const events = measures.filter(({ of }) => of?.kind === 'event');
  if (events.length === 0) return [];
  const rows = events.map(({ title, distribution }) => {
    const { share, low, high } = distribution.find(({ value }) => value === 1) ?? { share: 0 };
    const interval =
      low === undefined || high === undefined ? '' : `${percentInColumn(low)} to ${percentInColumn(high)}`;
    return [painted('bold', percentInColumn(share)), printable(title), interval];
  });
  return ['', ...columns(rows, ['right', 'left', 'left'])];
}

const head = ['', 'start', 'lost', 'value', 'each survives', 'none lost', 'all lost'];
const aligns: readonly Align[] = ['left', 'right', 'right', 'right', 'right', 'right', 'right'];

/** A table of losses for each side, with their columns one below the other. */
export function lossesText({ forces }: Odds, painted: Paint): readonly string[] {
  const tables = forces.map((force) => [head.with(0, `losses of ${printable(force.side)}`), ...rowsOf(force)]);
  const widths = columnWidths(tables.flat());
  return tables.flatMap((rows) => {
    const [title = '', ...lines] = columns(rows, aligns, widths);
    return ['', painted('bold', title), ...lines];
  });
}

function rowsOf({ units }: Force): readonly (readonly string[])[] {
  return units.map(({ title, start, lost, lostValue, noneLost, allLost }) => [
    `  ${printable(title)}`,
    String(start),
    expected(lost),
    lostValue === undefined ? '' : expected(lostValue),
    percentInColumn(start === 0 ? 0 : 1 - lost / start),
    percentInColumn(noneLost),
    percentInColumn(allLost),
  ]);
}

/** The likeliest ends by what each side has left; undefined where units are not counted. */
export function survivorsText({ survivors }: Odds, painted: Paint): readonly string[] | undefined {
  if (!survivors) return undefined;
  const { sides, ends, others } = survivors;
  const rows = ends.map(({ left, share }) => [percentInColumn(share), ...left.map(printable)]);
  const rest = others > 0 ? [[percentInColumn(others), 'anything else']] : [];
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
): readonly string[] {
  const heads = [title, ...ways, 'it goes on', ...sides.map((side) => `${side} left`)].map(printable);
  const rows = points.map(({ round, going, ways: shares, left }, index) => [
    index === 0 ? 'before' : String(round),
    ...[...shares, going].map(percentInColumn),
    ...left.map(expected),
  ]);
  const [named = '', ...lines] = columns(
    [heads, ...rows],
    heads.map(() => 'right'),
  );
  return [painted('bold', named), ...lines];
}
