import assert from 'node:assert/strict';
import { Cancelled, WorkerLost } from '../../../server/src/work/calculator';
import { nodeWorker } from '../../../server/src/work/start.node';
import { threadedCalculator } from '../../../server/src/work/threaded';
import { bundled } from '../../support/bundled';
import { task } from './combats';
import { testOdds } from './odds-of-calculator';
import { cancellable } from './token';

const bundle = bundled('test/server/work/worker.node.fixture.ts', 'node');

testOdds('in a worker thread', () => threadedCalculator(nodeWorker(bundle())));

describe('worker thread of a calculator', () => {
  it('replaces a worker thread that dies', async () => {
    const losses: WorkerLost[] = [];
    const calculator = threadedCalculator(nodeWorker(bundle()), { onLost: (error) => losses.push(error) });
    await assert.rejects(calculator.run(task('deadly')), (error) => error instanceof WorkerLost && error.started);
    assert.equal(losses.length, 1);
    assert.ok((await calculator.run(task('hunt'))).exact);
    calculator.dispose();
  });

  it('replaces a worker thread that hangs when its task is cancelled', async () => {
    const calculator = threadedCalculator(nodeWorker(bundle()));
    const { token, cancel } = cancellable();
    const begun = new BroadcastChannel('hanging');
    begun.onmessage = cancel;
    const hanging = calculator.run(task('hanging'), { token });
    await assert.rejects(hanging, Cancelled);
    begun.close();
    assert.ok((await calculator.run(task('hunt'))).exact);
    calculator.dispose();
  });

  it('reports a worker thread that cannot be started', async () => {
    const calculator = threadedCalculator(nodeWorker(`${bundle()}.absent`));
    await assert.rejects(calculator.run(task('hunt')), (error) => error instanceof WorkerLost && !error.started);
  });
});
