import assert from 'node:assert/strict';
import { Cancelled, settle, WorkerLost } from '../../../server/src/work/calculator';

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

  it('a calculation settles with its result or its error, unless it was cancelled', async () => {
    const error = new Error('out of memory');
    assert.deepEqual(await settle(Promise.resolve(3)), { status: 'fulfilled', value: 3 });
    assert.deepEqual(await settle(Promise.reject(error)), { status: 'rejected', reason: error });
    await assert.rejects(settle(Promise.reject(new Cancelled())), Cancelled);
  });
});
