import assert from 'node:assert/strict';
import { Worker } from 'node:worker_threads';
import { serveThread } from '../../../server/src/work/serve.node';
import type { FromWorker, ToWorker } from '../../../server/src/work/task';
import { createBundle } from '../../support/create-bundle';
import { findEntry, createTask } from './combats';

describe('worker thread', () => {
  const bundle = createBundle('test/server/work/worker.node.fixture.ts', 'node');

  it('a worker thread reports that it is ready and answers a posted task', async () => {
    const thread = new Worker(bundle());
    const types: string[] = [];
    const start: ToWorker = { type: 'start', id: 1, task: createTask('hunt') };
    await new Promise<void>((resolve) =>
      thread.on('message', ({ type }: FromWorker) => {
        types.push(type);
        if (type === 'ready') thread.postMessage(start);
        if (type === 'done') resolve();
      }),
    );
    await thread.terminate();
    assert.deepEqual([types[0], types.at(-1)], ['ready', 'done']);
  });

  it('throws outside a worker thread', () => {
    assert.throws(() => serveThread(() => findEntry), /the code of a worker thread/);
  });
});
