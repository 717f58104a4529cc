import assert from 'node:assert/strict';
import { Cancelled } from '../../../server/src/work/calculator';
import { createQueue } from '../../../server/src/work/queue';
import { createCancellationSource } from './token';

const token = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose: () => undefined }) };

describe('queue of long work', () => {
  it('runs a few tasks at a time in the order of the requests', async () => {
    const queue = createQueue(2);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    let maxRunning = 0;
    let running = 0;
    const all = Array.from({ length: 6 }, (_, index) =>
      queue.run(token, async () => {
        begun.push(index);
        maxRunning = Math.max(maxRunning, ++running);
        await new Promise<void>((end) => ends.push(end));
        running--;
        return index;
      }),
    );
    while (begun.length < 6 || ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    assert.deepEqual(await Promise.all(all), [0, 1, 2, 3, 4, 5]);
    assert.deepEqual(begun, [0, 1, 2, 3, 4, 5]);
    assert.equal(maxRunning, 2);
  });

  it('continues after a failed task and never starts a cancelled one', async () => {
    const queue = createQueue(1);
    const failing = queue.run(token, () => Promise.reject(new Error('no')));
    let hasBegun = false;
    const cancelled = queue.run({ ...token, isCancellationRequested: true }, () => Promise.resolve((hasBegun = true)));
    const last = queue.run(token, () => Promise.resolve('done'));
    await assert.rejects(failing, /no/);
    await assert.rejects(cancelled, Cancelled);
    assert.equal(await last, 'done');
    assert.equal(hasBegun, false);
  });

  it('yields to the event loop between two tasks', async () => {
    const queue = createQueue(1);
    const order: string[] = [];
    const all = [1, 2, 3].map((index) => queue.run(token, () => Promise.resolve(order.push(`work ${index}`))));
    setImmediate(() => order.push('a hover'));
    await Promise.all(all);
    assert.ok(order.indexOf('a hover') < order.indexOf('work 3'), order.join());
  });

  it('rejects a waiting task as soon as it is cancelled', async () => {
    const queue = createQueue(1);
    let end: (() => void) | undefined;
    const running = queue.run(token, () => new Promise<void>((resolve) => (end = resolve)));
    while (!end) await new Promise(setImmediate);
    const source = createCancellationSource();
    const pendingRun = queue.run(source.token, () => Promise.resolve());
    source.cancel();
    await assert.rejects(pendingRun, Cancelled);
    assert.equal(source.listeners.size, 0);
    end();
    await running;
    assert.equal(await queue.run(token, () => Promise.resolve('next')), 'next');
  });
});
