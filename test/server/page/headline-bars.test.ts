import assert from 'node:assert/strict';
import { createElement } from '../../../server/src/page/element';
import {
  formatAverages,
  formatTitle,
  groupIntoRanges,
  renderHeadlineBars,
} from '../../../server/src/page/headline-bars';
import type { ReportHeadline, ReportTrace } from '../../../server/src/protocol';
import { renderContext, renderHtml, renderText, trace } from './support';

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

describe('the bars of a headline', () => {
  const path = ['lost', 'attacker'];
  const createHeadline = (...distribution: ReportHeadline['distribution']): ReportHeadline => ({
    ...{ side: 'attacker', words: 'ships lost', one: 'ship lost', of: [path, ['sunk']], mean: 1, distribution },
  });
  const draw = (headlines: readonly ReportHeadline[], resolved?: ReportTrace) =>
    createElement('div', {}, renderHeadlineBars(renderContext, headlines, resolved));

  it('have a part for each number or range of numbers, and name it', () => {
    const headline = createHeadline({ value: 0, share: 0.25 }, { value: 1, share: 0.5 }, { value: 2, share: 0.25 });
    assert.equal(
      renderText(draw([headline])),
      'Ships lost 25% (none) 50% (1) 25% (2) 25.0% No ships lost 50.0% 1 ship lost 25.0% 2 ships lost',
    );
    assert.match(
      renderText(draw([createHeadline(...createUniform(0, 1, 2, 3, 4, 5, 6, 7, 8))])),
      /\(1 to 2\).* 22\.2% 1 to 2 ships lost /,
    );
    const html = renderHtml(draw([headline, { ...headline, side: 'defender' }]));
    assert.deepEqual(
      [...html.matchAll(/<div class="(side-\d)"|class="part (end-\d)"/g)].map(([, side, part]) => side ?? part),
      ['side-0', 'end-0', 'end-1', 'end-2', 'side-1', 'end-0', 'end-1', 'end-2'],
    );
  });

  it('mark the number that the combat has had, counted over all of its measures, once it has ended', () => {
    const headline = createHeadline({ value: 0, share: 0.25 }, { value: 1, share: 0.5 }, { value: 2, share: 0.25 });
    const measures = [
      { path, title: '', value: 1 },
      { path: ['sunk'], title: '', value: 1 },
      { path: ['lost'], title: '', value: 5 },
    ];
    const read = (changes: Partial<ReportTrace>) => renderText(draw([headline], { ...trace, measures, ...changes }));
    assert.match(read({}), /50\.0% 1 ship lost 25\.0% 2 ships lost this result$/);
    assert.match(read({ measures: measures.slice(0, 1) }), /1 ship lost this result/);
    assert.match(read({ measures: [] }), /No ships lost this result/);
    assert.doesNotMatch(read({ wanted: 'roll 1d6' }), /this result/);
    assert.doesNotMatch(renderText(draw([headline])), /this result/);
    const ranges = createHeadline(...createUniform(0, 1, 2, 3, 4, 5, 6, 7, 8));
    for (const [value, range] of [
      [3, '3 to 4'],
      [4, '3 to 4'],
      [5, '5 to 6'],
    ] as const)
      assert.match(
        renderText(draw([ranges], { ...trace, measures: [{ path, title: '', value }] })),
        new RegExp(`${range} ships lost this result`),
      );
  });
});

describe('averages in words', () => {
  it('have the name of each side where all count the same, the total where there is one, and say what is certain', () => {
    const sure = createUniform(1);
    const open = createUniform(0, 1);
    const create = (words: string, mean: number, more: Partial<ReportHeadline> = {}): ReportHeadline => ({
      ...{ words, of: [], mean, distribution: open },
      ...more,
    });
    const format = (...headlines: readonly ReportHeadline[]) => formatAverages(renderContext, headlines);
    assert.equal(format(create('ships lost', 1.5, { total: 9, side: 'attacker' })), 'Ships lost on average: 1.5 of 9.');
    assert.equal(
      format(create('ships lost', 1.5, { total: 9, side: 'attacker' }), create('ships lost', 2, { side: 'defender' })),
      'Ships lost on average: Japan 1.5, the UK and the US 2.',
    );
    assert.equal(
      format(
        create('ships lost', 1, { total: 2, distribution: sure }),
        create('ships lost', 2, { distribution: sure }),
      ),
      'Ships lost for certain: 1 of 2, 2.',
    );
    assert.equal(
      format(create('ships lost', 1, { distribution: sure }), create('ships lost', 2)),
      'Ships lost on average: 1, 2.',
    );
    assert.equal(
      format(create('ships lost', 7, { total: 9, distribution: sure }), create('boats lost', 1.4, { total: 5 })),
      'Certain: 7 of 9 ships lost. On average: 1.4 of 5 boats lost.',
    );
    assert.equal(
      format(create('ships lost', 7), create('boats lost', 1.4)),
      'On average: 7 ships lost, 1.4 boats lost.',
    );
  });

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
