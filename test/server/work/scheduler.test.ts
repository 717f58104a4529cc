import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { backgroundScheduler, cooperativeScheduler, systemScheduler } from '../../../server/src/work/scheduler';

describe('system scheduler', () => {
  it('runs pending callbacks during a pause', async () => {
    let ran = false;
    setImmediate(() => (ran = true));
    await systemScheduler.pause();
    assert.ok(ran);
  });

  it('delivers messages during a pause without setImmediate, and keeps pauses in order', async () => {
    const host = globalThis as { setImmediate?: unknown };
    const { setImmediate: originalSetImmediate } = host;
    const { port1, port2 } = new MessageChannel();
    const order: string[] = [];
    port1.onmessage = () => order.push('message');
    try {
      delete host.setImmediate;
      port2.postMessage('first');
      await Promise.all(['a', 'b'].map((name) => systemScheduler.pause().then(() => order.push(name))));
    } finally {
      host.setImmediate = originalSetImmediate;
      port1.close();
    }
    assert.deepEqual(order, ['message', 'a', 'b']);
  });

  it('a pause without setImmediate keeps the process alive until the last of several is over', async () => {
    const host = globalThis as { setImmediate?: unknown };
    const { setImmediate: originalSetImmediate } = host;
    const calls: string[] = [];
    const prototype = Object.getPrototypeOf(new MessageChannel().port1) as { ref(): void; unref(): void };
    const mocks = (['ref', 'unref'] as const).map((name) => mock.method(prototype, name, () => void calls.push(name)));
    try {
      delete host.setImmediate;
      await Promise.all(['a', 'b'].map((name) => systemScheduler.pause().then(() => calls.push(name))));
    } finally {
      host.setImmediate = originalSetImmediate;
      for (const { mock: method } of mocks) method.restore();
    }
    assert.deepEqual(
      calls.filter((call) => call.length > 1),
      ['ref', 'ref', 'unref'],
    );
  });

  it('calls back once unless stopped', async () => {
    const called: string[] = [];
    const stop = systemScheduler.after(1, () => called.push('stopped'));
    stop();
    await new Promise<void>((resolve) => systemScheduler.after(5, () => resolve(void called.push('kept'))));
    assert.deepEqual(called, ['kept']);
  });

  it('the clock of the scheduler advances', async () => {
    const before = systemScheduler.now();
    await new Promise<void>((resolve) => systemScheduler.after(2, resolve));
    assert.ok(systemScheduler.now() > before);
  });
});

describe('schedulers of the server thread', () => {
  /** An answer that takes some turns of the event loop. */
  const answerAfter = async (turns: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) await systemScheduler.pause();
  };

  it('finishes a pending answer in one pause', async () => {
    let done = false;
    void answerAfter(3).then(() => (done = true));
    await cooperativeScheduler.pause();
    assert.ok(done);
  });

  it('a pause of work on the thread of the server lasts four turns', async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await cooperativeScheduler.pause();
    isOver = true;
    assert.equal(turns, 4);
  });

  it('waits between two slices of background work', async () => {
    let timers = 0;
    systemScheduler.after(1, () => timers++);
    await backgroundScheduler.pause();
    assert.equal(timers, 1);
  });
});
