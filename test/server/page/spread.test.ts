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
});
