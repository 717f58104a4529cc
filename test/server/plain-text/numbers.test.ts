import assert from 'node:assert/strict';
import { formatChange, formatFigure, formatValue, listMethods } from '../../../server/src/plain-text/numbers';
import type { VariantResult } from '../../../server/src/protocol';

describe('the numbers of variants in text', () => {
  it('are percentages or averages, and changes in points or numbers', () => {
    assert.deepEqual(
      [formatFigure({ kind: 'way', value: 0.375 }), formatFigure({ kind: 'expected', value: 2.5 })],
      ['37.5%', '2.5'],
    );
    assert.deepEqual(
      [formatChange('way', 0.1), formatChange('way', -0.125), formatChange('expected', 2), formatChange('way', 0)],
      ['+10.0', '-12.5', '+2', '0.0'],
    );
    assert.deepEqual([1234.5, 3, true, 'two'].map(formatValue), ['1234.5', '3', 'true', 'two']);
  });

  it('come with each method once, and the seed of those that were sampled', () => {
    const results = [
      { method: 'exact' },
      { refused: 'This cannot be fought.' },
      { method: 'sampled', seed: 7 },
      { method: 'exact' },
    ] as unknown as readonly VariantResult[];
    assert.equal(listMethods(results), 'exact and sampled from seed 7');
    assert.equal(listMethods([]), '');
  });
});
