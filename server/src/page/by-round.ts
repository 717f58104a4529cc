/** Renders the development of the odds by round: two charts and a table. */
import { formatColumnPercent, capitalize } from '../model/wording';
import type { ReportOdds, ReportPoint, ReportRounds } from '../protocol';
import { type RoundSeries, renderSeriesChart } from './chart';
import { formatHeading, type RenderContext, getSideColour, formatSide } from './render-context';
import { createElement, createFolded, createTable, alignRight, type RenderedNode } from './element';
import { formatDecimal } from './format';
import { renderFigure } from './measure';

export function renderRounds(context: RenderContext, rounds: ReportRounds, odds: ReportOdds | undefined): RenderedNode {
  const { title } = rounds;
  const points = selectDrawn(rounds.points);
  const findSide = (outcome: string): string | undefined =>
    odds?.verdicts.flatMap(({ ways: outcomes }) => outcomes).find((candidate) => candidate.title === outcome)?.side;
  const chances = createSeries(points, [
    ...rounds.ways.map((outcome, index) => ({
      title: formatHeading(context, outcome),
      colour: getSideColour(context, findSide(outcome)),
      read: (point: ReportPoint) => point.ways[index]!,
    })),
    { title: 'Still fighting', colour: '', read: ({ going }) => going },
  ]).filter(({ values }) => values.some(({ value }) => value >= minDrawn));
  const survivors = createSeries(
    points,
    rounds.sides.map((side, index) => ({
      title: formatHeading(context, formatSide(context, side)),
      colour: getSideColour(context, side),
      read: (point: ReportPoint) => point.left[index]!,
    })),
  );
  const afterEachRound = `after each ${title.toLowerCase()}`;
  return createElement(
    'div',
    createElement(
      'div.figures',
      renderFigure(
        `Chance that it has come to this ${afterEachRound}`,
        renderSeriesChart(chances, `Chances ${afterEachRound}`, { x: title.toLowerCase() }),
      ),
      survivors.length > 0 &&
        renderFigure(
          `Units left on average ${afterEachRound}`,
          renderSeriesChart(survivors, `Units left on average ${afterEachRound}`, {
            x: title.toLowerCase(),
            y: 'units left',
          }),
        ),
    ),
    createFolded(`All ${title.toLowerCase()}s`, renderRoundTable(context, rounds)),
  );
}

/** `from cycle to cycle`. @param title of the rounds: `Cycle` */
export function formatRoundRange(title = 'round'): string {
  const name = title.toLowerCase();
  return `from ${name} to ${name}`;
}

/** Charts stop when the combat is over with a chance of 99 %; the table lists every round. */
const maxGoing = 0.01;

function selectDrawn(points: readonly ReportPoint[]): readonly ReportPoint[] {
  const last = points.findIndex(({ going }) => going <= maxGoing);
  return last < 0 ? points : points.slice(0, last + 1);
}

/** Lines that never rise above this are omitted. */
const minDrawn = 0.0005;

interface Line {
  readonly title: string;
  readonly colour: string;
  readonly read: (point: ReportPoint) => number;
}

function createSeries(points: readonly ReportPoint[], lines: readonly Line[]): readonly RoundSeries[] {
  return lines.map(({ title, colour, read }) => ({
    title,
    colour,
    values: points.map((point) => ({ round: point.round, value: read(point) })),
  }));
}

function renderRoundTable(
  context: RenderContext,
  { title, ways: outcomes, sides, points }: ReportRounds,
): RenderedNode {
  const columns = [
    ...outcomes.map((outcome) => formatHeading(context, outcome)),
    'Still fighting',
    ...sides.map((side) => formatHeading(context, `${formatSide(context, side)}: units left`)),
  ];
  return createTable(
    capitalize(formatRoundRange(title)),
    [{ title }, ...columns.map(alignRight)],
    points.map((point) => ({
      cells: [
        point.round === points[0]?.round ? 'Before' : String(point.round),
        ...[...point.ways, point.going].map(formatColumnPercent),
        ...point.left.map(formatDecimal),
      ],
    })),
  );
}
