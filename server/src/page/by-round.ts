/** Renders the development of the odds by round: two charts and a table. */
import { percentInColumn, sentence } from '../model/wording';
import type { ReportOdds, ReportPoint, ReportRounds } from '../protocol';
import { courseChart } from './chart';
import type { Course } from './chart';
import { colourOf, headed, nameOf } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Drawn } from './element';
import { decimal } from './format';
import { figure } from './measure';

export function roundsOf(drawing: Drawing, rounds: ReportRounds, odds: ReportOdds | undefined): Drawn {
  const { title, points } = rounds;
  const sideOf = (way: string): string | undefined =>
    odds?.verdicts.flatMap(({ ways }) => ways).find((one) => one.title === way)?.side;
  const chances = courses(points, [
    ...rounds.ways.map((way, index) => ({
      title: headed(drawing, way),
      colour: colourOf(drawing, sideOf(way)),
      read: (point: ReportPoint) => point.ways[index]!,
    })),
    { title: 'Still fighting', colour: '', read: ({ going }) => going },
  ]).filter(({ values }) => values.some(({ value }) => value >= leastDrawn));
  const left = courses(
    points,
    rounds.sides.map((side, index) => ({
      title: headed(drawing, nameOf(drawing, side)),
      colour: colourOf(drawing, side),
      read: (point: ReportPoint) => point.left[index]!,
    })),
  );
  const after = `after each ${title.toLowerCase()}`;
  return element(
    'div',
    { class: 'survivors' },
    element('h3', {}, sentence(fromEachToNext(title))),
    element(
      'div',
      { class: 'figures' },
      figure(`Chance that it has come to this ${after}`, courseChart(chances, `Chances ${after}`, true)),
      left.length > 0 &&
        figure(`Units left on average ${after}`, courseChart(left, `Units left on average ${after}`, false)),
    ),
    element(
      'details',
      { class: 'more' },
      element('summary', {}, `All ${title.toLowerCase()}s`),
      numbers(drawing, rounds),
    ),
  );
}

/** `from cycle to cycle`. @param title of the rounds: `Cycle` */
export function fromEachToNext(title = 'round'): string {
  const name = title.toLowerCase();
  return `from ${name} to ${name}`;
}

/** Lines that never rise above this are omitted. */
const leastDrawn = 0.0005;

interface Line {
  readonly title: string;
  readonly colour: string;
  readonly read: (point: ReportPoint) => number;
}

function courses(points: readonly ReportPoint[], lines: readonly Line[]): readonly Course[] {
  return lines.map(({ title, colour, read }) => ({
    title,
    colour,
    values: points.map((point) => ({ round: point.round, value: read(point) })),
  }));
}

function numbers(drawing: Drawing, { title, ways, sides, points }: ReportRounds): Drawn {
  const columns = [
    ...ways.map((way) => headed(drawing, way)),
    'Still fighting',
    ...sides.map((side) => headed(drawing, `${nameOf(drawing, side)}: units left`)),
  ];
  return table(
    sentence(fromEachToNext(title)),
    [{ title }, ...columns.map((column) => ({ title: column, number: true }))],
    points.map((point) => ({
      cells: [
        point.round === points[0]?.round ? 'Before' : String(point.round),
        ...[...point.ways, point.going].map(percentInColumn),
        ...point.left.map(decimal),
      ],
    })),
  );
}
