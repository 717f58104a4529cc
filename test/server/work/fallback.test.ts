import assert from 'node:assert/strict';
import { WorkerLost } from '../../../server/src/work/calculator';
import { withFallback } from '../../../server/src/work/fallback';
import { createInProcessCalculator } from '../../../server/src/work/in-process';
import { createThreadedCalculator } from '../../../server/src/work/threaded';
import { findEntry, createTask } from './combats';
import { createFakeWorkers } from './fake-worker';

describe('calculator with fallback', () => {
  it('falls back for good if workers cannot be started', async () => {
    let tries = 0;
    const threaded = createThreadedCalculator(() => {
      tries++;
      throw new Error('forbidden here');
    });
    const fallbackMessages: string[] = [];
    const calculator = withFallback(threaded, createInProcessCalculator(findEntry), ({ message }) =>
      fallbackMessages.push(message),
    );
    assert.ok((await calculator.run(createTask('hunt'))).exact);
    assert.ok((await calculator.run(createTask('hunt'))).exact);
    assert.equal(tries, 1);
    assert.deepEqual(fallbackMessages, ['The worker thread could not be started: forbidden here']);
  });

  it('does not fall back if a worker dies at work', async () => {
    const { workers, calculator } = createFakeWorkers();
    const odds = withFallback(calculator, createInProcessCalculator(findEntry)).run(createTask('hunt'));
    workers[0]!.events.onMessage({ type: 'ready' });
    workers[0]!.events.onLost(new Error('killed'));
    await assert.rejects(odds, WorkerLost);
  });
});
