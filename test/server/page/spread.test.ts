import assert from 'node:assert/strict';
import { renderSpread } from '../../../server/src/page/spread';
import { renderHtml } from './support';

describe('the spread of what a turn can cost', () => {
  it('the spread of what a turn can cost has the box of half the turns around the average of symmetrical odds', () => {
    const distribution = [0, 1, 2, 3, 4].map((value) => ({ value, share: 0.2 }));
    const html = renderHtml(renderSpread({ mean: 2, distribution }, ''));
    const [x, width] = /class="half" x="([\d.]+)"[^>]*width="([\d.]+)"/.exec(html)!.slice(1).map(Number);
    const average = Number(/class="average" x1="([\d.]+)"/.exec(html)![1]);
    assert.equal(x! + width! / 2, average);
  });

  it('the spread of what a turn can cost reaches from nothing to the most, with nine turns of ten, half of them, and this one', () => {
    const distribution = [
      { value: 0, share: 0.04 },
      { value: 1, share: 0.21 },
      { value: 2, share: 0.5 },
      { value: 3, share: 0.2 },
      { value: 4, share: 0.05 },
    ];
    const read = (value?: number) => {
      const html = renderHtml(
        renderSpread({ mean: 2.01, distribution, ...(value !== undefined && { value }) }, 'side-1'),
      );
      const readNumbers = (pattern: RegExp) => pattern.exec(html)?.slice(1).map(Number);
      return {
        tenths: readNumbers(/class="nine-tenths" x1="([\d.]+)" x2="([\d.]+)"/),
        half: readNumbers(/class="half" x="([\d.]+)"[^>]* width="([\d.]+)"/),
        actual: readNumbers(/class="actual" cx="([\d.]+)"/),
        labels: [...html.matchAll(/>(\d+)<\/text>/g)].map(([, label]) => label),
      };
    };
    // The line is 172 units long and begins at 14: a quarter of it is 43.
    assert.deepEqual(read(3), { tenths: [57, 143], half: [56, 45], actual: [143], labels: ['0', '4'] });
    assert.deepEqual(read(), { tenths: [57, 143], half: [56, 45], actual: undefined, labels: ['0', '4'] });
    assert.deepEqual([read(8).actual, read(8).labels], [[186], ['0', '8']]);
  });
});
