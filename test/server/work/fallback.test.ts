import assert from 'node:assert/strict';
import { WorkerLost } from '../../../server/src/work/calculator';
import { withFallback } from '../../../server/src/work/fallback';
import { inProcessCalculator } from '../../../server/src/work/in-process';
import { threadedCalculator } from '../../../server/src/work/threaded';
import { siteOf, task } from './combats';
import { played } from './played-worker';

describe('calculator with fallback', () => {
  it('falls back for good if workers cannot be started', async () => {
    let tries = 0;
    const threaded = threadedCalculator(() => {
      tries++;
      throw new Error('forbidden here');
    });
    const turned: string[] = [];
    const calculator = withFallback(threaded, inProcessCalculator(siteOf), ({ message }) => turned.push(message));
    assert.ok((await calculator.run(task('hunt'))).exact);
    assert.ok((await calculator.run(task('hunt'))).exact);
    assert.equal(tries, 1);
    assert.deepEqual(turned, ['The worker thread could not be started: forbidden here']);
  });

  it('does not fall back if a worker dies at work', async () => {
    const { workers, calculator } = played();
    const odds = withFallback(calculator, inProcessCalculator(siteOf)).run(task('hunt'));
    workers[0]!.events.message({ type: 'ready' });
    workers[0]!.events.lost(new Error('killed'));
    await assert.rejects(odds, WorkerLost);
  });
});
