import assert from 'node:assert/strict';
import { formatAverages, formatTitle, groupIntoRanges } from '../../../server/src/page/headline-bars';
import type { ReportHeadline } from '../../../server/src/protocol';
import { renderContext } from './support';

const createUniform = (...values: readonly number[]) => values.map((value) => ({ value, share: 1 / values.length }));

describe('the segments of a bar', () => {
  it('shows few values one by one, without values of probability zero', () => {
    const distribution = [
      { value: 0, share: 0.4 },
      { value: 2, share: 0 },
      { value: 3, share: 0.6 },
    ];
    assert.deepEqual(groupIntoRanges(distribution), [
      { from: 0, to: 0, share: 0.4 },
      { from: 3, to: 3, share: 0.6 },
    ]);
  });

  it('shows zero by itself and groups many other values into segments of similar probability', () => {
    const ranges = groupIntoRanges(createUniform(0, 1, 2, 3, 4, 5, 6, 7, 8));
    assert.deepEqual(
      ranges.map(({ from, to }) => [from, to]),
      [
        [0, 0],
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8],
      ],
    );
    assert.ok(Math.abs(ranges.reduce((sum, { share: probability }) => sum + probability, 0) - 1) < 1e-12);
  });
});

describe('the title of a headline', () => {
  it('names its side where another headline has the same words', () => {
    const createHeadline = (words: string, side?: string): ReportHeadline => ({
      ...{ words, of: [], mean: 1, distribution: [] },
      ...(side !== undefined && { side }),
    });
    const first = createHeadline('factors lost', 'attacker');
    const second = createHeadline('factors lost', 'defender');
    const third = createHeadline('convoy points hit');
    const format = (headline: ReportHeadline, ...others: readonly ReportHeadline[]) =>
      formatTitle(renderContext, headline, [headline, ...others]);
    assert.equal(format(first, second), 'Japan: factors lost');
    assert.equal(format(second, third, first), 'The UK and the US: factors lost');
    assert.equal(format(first, third), 'Factors lost');
    assert.equal(format(third, { ...third, side: 'attacker' }), 'Convoy points hit');
  });
});

describe('averages in words', () => {
  it('uses the singular for an average of one', () => {
    const createHeadline = (side: string, words: string, singular: string, mean: number) => ({
      ...{ side, words, one: singular, of: [], mean, distribution: [] },
    });
    assert.equal(
      formatAverages(renderContext, [
        createHeadline('defender', 'convoy points hit', 'convoy point hit', 3),
        createHeadline('attacker', 'submarines hit', 'submarine hit', 1),
      ]),
      'On average: 3 convoy points hit, 1 submarine hit.',
    );
  });
});
