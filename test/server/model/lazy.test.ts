import assert from 'node:assert/strict';
import { createLazy } from '../../../server/src/model/lazy';

describe('lazy value', () => {
  it('computes a lazy value once, on first use', () => {
    let runs = 0;
    const value = createLazy(() => ++runs);
    assert.deepEqual([value.peek(), runs], [undefined, 0]);
    assert.deepEqual([value(), value(), value.peek(), runs], [1, 1, 1, 1]);
  });

  it('throws the same error again without computing again', () => {
    let runs = 0;
    const value = createLazy(() => {
      throw new Error(`run ${++runs}`);
    });
    assert.throws(value, /run 1/);
    assert.throws(value, /run 1/);
    assert.equal(value.peek(), undefined);
  });
});
