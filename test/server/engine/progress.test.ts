import assert from 'node:assert/strict';
import { runToEnd } from '../../../server/src/engine/progress';
import type { Calculation } from '../../../server/src/engine/progress';

describe('calculation', () => {
  it('runs a calculation to its end over all its pauses', () => {
    let pauses = 0;
    function* count(): Calculation<string> {
      while (++pauses < 4) yield { done: pauses, total: 4, unit: 'steps' };
      return 'counted';
    }
    assert.equal(runToEnd(count()), 'counted');
    assert.equal(pauses, 4);
  });
});
