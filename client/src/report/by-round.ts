/** How the odds develop from round to round: two charts, and the same in a table. */
import { percentInColumn } from '../../../server/src/model/wording';
import type { ReportPoint, ReportRounds } from '../../../server/src/protocol';
import { courseChart } from './chart';
import type { Course } from './chart';
import { element, table } from './dom';
import { decimal } from './format';
import { figure } from './measure';

export function roundsOf(rounds: ReportRounds): HTMLElement {
  const { title, points } = rounds;
  const chances = courses(points, [
    ...rounds.ways.map((way, index) => [way, (point: ReportPoint) => point.ways[index]!] as const),
    ['it goes on', ({ going }) => going],
  ]).filter(({ values }) => values.some(({ value }) => value >= leastDrawn));
  const left = courses(
    points,
    rounds.sides.map((side, index) => [side, (point: ReportPoint) => point.left[index]!] as const),
  );
  const after = `after each ${title.toLowerCase()}`;
  return element(
    'div',
    { class: 'survivors' },
    element('h3', {}, 'From round to round'),
    element(
      'div',
      { class: 'figures' },
      figure(`Chance that it has come to this ${after}`, courseChart(chances, `Chances ${after}`, true)),
      left.length > 0 &&
        figure(`Expected units left ${after}`, courseChart(left, `Expected units left ${after}`, false)),
    ),
    element(
      'details',
      { class: 'more', 'data-key': 'rounds values' },
      element('summary', {}, 'All rounds'),
      numbers(rounds),
    ),
  );
}

/** Lines that never leave the axis are left out. */
const leastDrawn = 0.0005;

function courses(
  points: readonly ReportPoint[],
  lines: readonly (readonly [title: string, read: (point: ReportPoint) => number])[],
): readonly Course[] {
  return lines.map(([title, read]) => ({
    title,
    values: points.map((point) => ({ round: point.round, value: read(point) })),
  }));
}

function numbers({ title, ways, sides, points }: ReportRounds): HTMLElement {
  return table(
    'From round to round',
    [
      { title },
      ...[...ways, 'It goes on', ...sides.map((side) => `${side}: units left`)].map((column) => ({
        title: column,
        number: true,
      })),
    ],
    points.map((point) => ({
      cells: [
        point.round === points[0]?.round ? 'Before' : String(point.round),
        ...point.ways.map(percentInColumn),
        percentInColumn(point.going),
        ...point.left.map(decimal),
      ],
    })),
  );
}
