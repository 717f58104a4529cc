import assert from 'node:assert/strict';
import { formatCount, formatDecimal } from '../../../server/src/page/format';

describe('number formats of the report', () => {
  it('formats means without trailing zeros', () => {
    assert.deepEqual([1, 1.5, 2.346, 10, 0, -1e-12].map(formatDecimal), ['1', '1.5', '2.35', '10', '0', '0']);
  });

  it('does not format a small positive mean as zero', () => {
    assert.deepEqual([0.0049, 1e-6, -0.001, 0.005].map(formatDecimal), ['< 0.01', '< 0.01', '> \u22120.01', '0.01']);
  });

  it('groups the digits of counts by three', () => {
    assert.deepEqual([7, 1234, 1234567].map(formatCount), ['7', '1,234', '1,234,567']);
  });
});
