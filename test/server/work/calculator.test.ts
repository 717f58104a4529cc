import assert from 'node:assert/strict';
import { Cancelled, WorkerLost } from '../../../server/src/work/calculator';

describe('errors of a calculation', () => {
  it('a cancellation has its own error name', () => {
    assert.deepEqual([new Cancelled().name, new Cancelled().message], ['Cancelled', 'The calculation was cancelled.']);
  });

  it('distinguishes a worker that never started from one lost at work', () => {
    const reason = new Error('out of memory');
    const [never, later] = [new WorkerLost('no such file', false), new WorkerLost(reason, true)];
    assert.equal(never.message, 'The worker thread could not be started: no such file');
    assert.equal(later.message, 'The worker thread ended during the calculation: out of memory');
    assert.equal(later.cause, reason);
  });
});
