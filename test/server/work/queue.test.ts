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

  it('begins no task while requests keep arriving', async () => {
    const pauses: (() => void)[] = [];
    const queue = createQueue(2, { pause: () => new Promise((resume) => pauses.push(resume)) });
    const begun: string[] = [];
    const request = (name: string) => queue.run(token, () => Promise.resolve(begun.push(name)));
    const resume = async (): Promise<void> => {
      for (const end of pauses.splice(0)) end();
      await new Promise(setImmediate);
    };
    const first = request('first');
    const second = request('second');
    await resume();
    assert.deepEqual(begun, ['second']);
    await Promise.all([resume(), second]);
    assert.deepEqual(begun, ['second', 'first']);
    await first;
    const third = request('third');
    await resume();
    assert.deepEqual(begun, ['second', 'first', 'third']);
    await third;
  });

  it('runs as many tasks at a time as before after some were cancelled or have failed', async () => {
    const queue = createQueue(2);
    const cancelled = { ...token, isCancellationRequested: true };
    for (let index = 0; index < 5; index++) {
      await assert.rejects(
        queue.run(cancelled, () => Promise.resolve()),
        Cancelled,
      );
      await assert.rejects(
        queue.run(token, () => Promise.reject(new Error('no'))),
        /no/,
      );
    }
    let running = 0;
    let maxRunning = 0;
    const ends: (() => void)[] = [];
    const all = Array.from({ length: 4 }, () =>
      queue.run(token, async () => {
        maxRunning = Math.max(maxRunning, ++running);
        await new Promise<void>((end) => ends.push(end));
        running--;
      }),
    );
    let isDone = false;
    void Promise.all(all).then(() => (isDone = true));
    while (!isDone) {
      await new Promise(setImmediate);
      if (ends.length >= 2 || running < 2) ends.shift()?.();
    }
    assert.equal(maxRunning, 2);
  });
});
