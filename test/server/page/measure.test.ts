import assert from 'node:assert/strict';
import { renderMeasure, renderShortMeasure } from '../../../server/src/page/measure';
import type { ReportMeasure, ReportTrace } from '../../../server/src/protocol';
import { renderContext, renderHtml, renderText, trace } from './support';

const createMeasure = (shares: readonly number[], more: Partial<ReportMeasure> = {}): ReportMeasure => ({
  path: ['hits'],
  title: 'hits of the attacker',
  mean: 1.25,
  distribution: shares.map((probability, value) => ({ value, share: probability })),
  ...more,
});
const createEven = (count: number): readonly number[] => Array.from({ length: count }, () => 1 / count);
const render = (measure: ReportMeasure, resolved?: ReportTrace) =>
  renderMeasure(renderContext, measure, resolved, true);
const listCaptions = (measure: ReportMeasure) =>
  [...renderHtml(render(measure)).matchAll(/<figcaption>([^<]*)</g)].map(([, caption]) => caption);

describe('a measure', () => {
  it('has its average, two charts, and a table of its values', () => {
    const text = renderText(render(createMeasure([0.25, 0.25, 0.5])));
    assert.match(text, /^Hits of Japan on average 1\.25 Chance of each value /);
    assert.match(
      text,
      / Chance of at least .* Value Chance At least 0 25\.0% 100\.0% 1 25\.0% 75\.0% 2 50\.0% 50\.0%$/,
    );
    assert.match(
      renderText(render(createMeasure([0.5, 0.5], { of: { kind: 'value', currency: 'IPC' } }))),
      /on average 1\.25 IPC /,
    );
  });

  it('marks the result, unless its dice ran out', () => {
    const resolved: ReportTrace = { ...trace, measures: [{ path: ['hits'], title: '', value: 1 }] };
    const measure = createMeasure([0.5, 0.5]);
    assert.match(renderText(render(measure, resolved)), /0 50\.0% 100\.0% 1 this result 50\.0% 50\.0%$/);
    assert.doesNotMatch(renderText(render(measure, { ...resolved, wanted: 'roll' })), /this result/);
    assert.doesNotMatch(renderText(render({ ...measure, path: ['other'] }, resolved)), /this result/);
  });

  it('has intervals where it is sampled', () => {
    const distribution = [
      { value: 0, share: 0.5, low: 0.45, high: 0.55 },
      { value: 1, share: 0.5, low: 0.45, high: 0.55 },
    ];
    assert.match(
      renderText(render(createMeasure([], { distribution }))),
      /Value Chance 95% interval At least 0 50\.0% 45\.0% to 55\.0% 100\.0% 1 50\.0% 45\.0% to 55\.0% 50\.0%$/,
    );
  });

  it('folds a table of more than fourteen values', () => {
    assert.doesNotMatch(renderText(render(createMeasure(createEven(14)))), /All \d+ values/);
    assert.match(renderText(render(createMeasure(createEven(15)))), / All 15 values /);
  });

  it('draws more than 64 values in classes, and leaves out values that hardly ever come up', () => {
    assert.deepEqual(listCaptions(createMeasure(createEven(64))), ['Chance of each value', 'Chance of at least']);
    assert.deepEqual(listCaptions(createMeasure(createEven(65)))[0], 'Chance of values in classes of 2');
    const rare = createMeasure([0.0001, ...createEven(63), 0.0001]);
    assert.deepEqual(listCaptions(rare)[0], 'Chance of each value, 1 to 63; others hardly ever');
    assert.deepEqual(
      listCaptions(createMeasure([0.0001, ...createEven(130), 0.0001]))[0],
      'Chance of values in classes of 5, 1 to 130; others hardly ever',
    );
  });

  it('has a single chart where it is one of several', () => {
    const countBars = (count: number) =>
      renderHtml(renderShortMeasure(renderContext, createMeasure(createEven(count)), undefined)).match(/<rect/g)!
        .length;
    assert.match(
      renderText(renderShortMeasure(renderContext, createMeasure([0.5, 0.5]), undefined)),
      /^Hits of Japan: 1\.25 on average /,
    );
    assert.deepEqual([countBars(64), countBars(65)], [64, 33]);
  });
});
