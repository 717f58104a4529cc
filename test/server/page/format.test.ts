import assert from 'node:assert/strict';
import { count, decimal } from '../../../server/src/page/format';

describe('numbers of the report', () => {
  it('are means without idle zeros', () => {
    assert.deepEqual([1, 1.5, 2.346, 10, 0, -1e-12].map(decimal), ['1', '1.5', '2.35', '10', '0', '0']);
  });

  it('are no means of nothing where something may come about', () => {
    assert.deepEqual([0.0049, 1e-6, -0.001, 0.005].map(decimal), ['< 0.01', '< 0.01', '> \u22120.01', '0.01']);
  });

  it('are counts in groups of three', () => {
    assert.deepEqual([7, 1234, 1234567].map(count), ['7', '1,234', '1,234,567']);
  });
});
