import assert from 'node:assert/strict';
import fc from 'fast-check';
import { count, decimal, percent } from '../../../client/src/report/format';

describe('numbers of the report', () => {
  it('are percentages with one decimal', () => {
    assert.deepEqual([0, 0.5, 0.1234, 1].map(percent), ['0 %', '50.0 %', '12.3 %', '100 %']);
  });

  it('never round what is possible to impossible, nor what is uncertain to certain', () => {
    fc.assert(
      fc.property(fc.double({ min: Number.MIN_VALUE, max: 1 - 1e-11, noNaN: true }), (share) => {
        assert.ok(!['0 %', '0.0 %', '100 %', '100.0 %'].includes(percent(share)), percent(share));
      }),
    );
  });

  it('take what rounding leaves of everything as everything', () => {
    assert.equal(percent(1 - 1e-15), '100 %');
  });

  it('are means without idle zeros', () => {
    assert.deepEqual([1, 1.5, 2.346, 10, 0, -1e-12].map(decimal), ['1', '1.5', '2.35', '10', '0', '0']);
  });

  it('are no means of nothing where something may come about', () => {
    assert.deepEqual([0.0049, 1e-6, -0.001, 0.005].map(decimal), ['< 0.01', '< 0.01', '> -0.01', '0.01']);
  });

  it('are counts in groups of three', () => {
    assert.deepEqual([7, 1234, 1234567].map(count), ['7', '1\u202f234', '1\u202f234\u202f567']);
  });
});
