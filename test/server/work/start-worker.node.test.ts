import assert from 'node:assert/strict';
import { Cancelled, WorkerLost } from '../../../server/src/work/calculator';
import { createNodeWorkerStarter } from '../../../server/src/work/start-worker.node';
import { createThreadedCalculator } from '../../../server/src/work/threaded';
import { createBundle } from '../../support/create-bundle';
import { createTask } from './combats';
import { testOdds } from './calculator-contract';
import { createCancellationSource } from './token';

const bundle = createBundle('test/server/work/worker.node.fixture.ts', 'node');

testOdds('in a worker thread', () => createThreadedCalculator(createNodeWorkerStarter(bundle())));

describe('worker thread of a calculator', () => {
  it('replaces a worker thread that dies', async () => {
    const losses: WorkerLost[] = [];
    const calculator = createThreadedCalculator(createNodeWorkerStarter(bundle()), {
      onLost: (error) => losses.push(error),
    });
    await assert.rejects(calculator.run(createTask('deadly')), (error) => error instanceof WorkerLost && error.started);
    assert.equal(losses.length, 1);
    assert.ok((await calculator.run(createTask('hunt'))).exact);
    calculator.dispose();
  });

  it('replaces a worker thread that hangs when its task is cancelled', async () => {
    const calculator = createThreadedCalculator(createNodeWorkerStarter(bundle()));
    const { token, cancel } = createCancellationSource();
    const begun = new BroadcastChannel('hanging');
    begun.onmessage = cancel;
    const hanging = calculator.run(createTask('hanging'), { token });
    await assert.rejects(hanging, Cancelled);
    begun.close();
    assert.ok((await calculator.run(createTask('hunt'))).exact);
    calculator.dispose();
  });

  it('reports a worker thread that cannot be started', async () => {
    const calculator = createThreadedCalculator(createNodeWorkerStarter(`${bundle()}.absent`));
    await assert.rejects(calculator.run(createTask('hunt')), (error) => error instanceof WorkerLost && !error.started);
  });
});
