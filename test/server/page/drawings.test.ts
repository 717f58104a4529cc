/** Every line of some drawings, beside what was recorded: look at the pictures where it changes. `ASDIC_RECORD=1` records again. */
import { renderPicture } from '../../../server/src/page/board/board';
import { boardSizes } from '../../../server/src/page/board/layout';
import { renderCumulativeChart, renderChanceChart, renderSeriesChart } from '../../../server/src/page/chart';
import type { Bin } from '../../../server/src/page/distribution';
import type { RenderedNode } from '../../../server/src/page/element';
import { renderSpread } from '../../../server/src/page/spread';
import { renderSweepChart } from '../../../server/src/page/sweep-chart';
import { findSampleBoard } from '../../support/boards';
import { compareRecord } from '../../support/recorded/compare';
import { renderContext, renderHtml } from './support';

const listElements = (drawing: RenderedNode): readonly string[] =>
  renderHtml(drawing)
    .replaceAll(/(?<=>)(?=<[^/])/g, '\n')
    .split('\n');

/** Values from 0 on with their chances; the second is the result. */
const createBins = (...chances: readonly number[]): readonly Bin[] =>
  chances.map((probability, value) => ({
    ...{ value, share: probability, isActual: value === 1 },
    atLeast: chances.slice(value).reduce((sum, chance) => sum + chance, 0),
  }));

const createSeries = (title: string, colour: string, ...values: readonly number[]) => ({
  title,
  colour,
  values: values.map((value, round) => ({ round, value })),
});

/** Every arrow of a drawing from start to end, every label with its middle and its size, and every frame around targets. */
const listRoutes = (html: string): readonly string[] =>
  [
    ...html.matchAll(
      /<line class="link-line ([^"]*)" x1="([^"]*)" y1="([^"]*)" x2="([^"]*)" y2="([^"]*)"|<g class="link-label ([^"]*)" transform="translate\(([^)]*)\)"><rect [^>]*width="([^"]*)" height="([^"]*)".*?<text[^>]*>([^<]*)<|<rect class="(link-frame [^"]*)" ([^>]*)>/g,
    ),
  ].map(([, kind, x1, y1, x2, y2, labelKind, middle, width, height, label, frame, box]) =>
    kind !== undefined
      ? `${kind}: ${x1} ${y1} to ${x2} ${y2}`
      : labelKind !== undefined
        ? `${labelKind}: ${label}, ${width} by ${height} around ${middle}`
        : `${frame}: ${box}`,
  );

const spread = (probability: number) => ({ low: probability - 0.0625, high: probability + 0.0625 });

describe('drawings', () => {
  it('charts are drawn as they were recorded', () => {
    const few = createBins(0.125, 0.5, 0.25, 0.125);
    const many = createBins(...Array.from({ length: 45 }, (_, index) => (index % 3 === 0 ? 1 / 30 : 1 / 60)));
    const distribution = few.map(({ value, share: probability }) => ({ value, share: probability }));
    const chances = [
      createSeries('Japan wins', 'side-0', 0, 0.25, 0.5),
      createSeries('The UK and the US win', 'side-1', 0, 0.25, 0.375),
      createSeries('Still fighting', '', 1, 0.5, 0.125),
    ];
    const units = [createSeries('Japan', 'side-0', 8, 5.5, 5), createSeries('US', 'side-1', 6, 5, 4.25)];
    const points = [0.125, 0.5, 0.75].map((value, index) => ({ leverValue: index + 2, value, isWritten: index === 1 }));
    compareRecord('drawings charts', [
      ['Chances of few values', listElements(renderChanceChart(few, 'Units left', 'side-0'))],
      [
        'Chances of sampled values',
        listElements(
          renderChanceChart(
            few.map((bin) => ({ ...bin, ...spread(bin.share) })),
            'Units left',
          ),
        ),
      ],
      ['Chances of many values', listElements(renderChanceChart(many, 'Points'))],
      ['Chances of this or more', listElements(renderCumulativeChart(few, 'Units left', 'side-0'))],
      ['Endings by round', listElements(renderSeriesChart(chances, 'Chances', { x: 'cycle' }))],
      ['Units by round', listElements(renderSeriesChart(units, 'Units left', { x: 'cycle', y: 'units left' }))],
      ['Chances by a number', listElements(renderSweepChart(points, 'Japan wins', { x: 'Destroyer' }))],
      ['Spread', listElements(renderSpread({ mean: 1.375, distribution, value: 3 }, 'side-0'))],
    ]);
  });

  it('boards are drawn as they were recorded', () => {
    compareRecord(
      'drawings boards',
      (
        [
          ['awaw/midway', 'midway', 4, 'wide'],
          ['aa-depth/mixed-depths', 'approaches', 0, 'wide'],
          ['aare/wolfpack', 'north-sea', 6, 'narrow'],
          ['wif-ssw/biscay', 'biscay', 4, 'narrow'],
        ] as const
      ).map(([file, id, frameIndex, name]) => [
        `${file}, ${name}, frame ${frameIndex}`,
        listElements(
          renderPicture(renderContext, findSampleBoard(file, id), frameIndex, { name, size: boardSizes[name] }),
        ),
      ]),
    );
  });

  it('arrows take the routes and labels the places that were recorded', () => {
    compareRecord(
      'drawings routes',
      (
        [
          ['aa-depth/house-options', 'philippine-sea'],
          ['aa-depth/mixed-depths', 'approaches'],
          ['aare/several-nations', 'philippine-sea'],
          ['awaw/midway', 'midway'],
          ['awaw/pearl-harbor', 'pearl-harbor'],
        ] as const
      ).flatMap(([file, id]) => {
        const board = findSampleBoard(file, id);
        return (['wide', 'narrow'] as const).map((name): [string, readonly string[]] => [
          `${file}, ${name}`,
          listRoutes(renderHtml(renderPicture(renderContext, board, 0, { name, size: boardSizes[name] }))),
        ]);
      }),
    );
  });
});
