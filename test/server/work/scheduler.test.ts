import assert from 'node:assert/strict';
import { aside, betweenAnswers, systemScheduler } from '../../../server/src/work/scheduler';

describe("the machine's own time", () => {
  it('lets everything that waits run in a pause', async () => {
    let ran = false;
    setImmediate(() => (ran = true));
    await systemScheduler.pause();
    assert.ok(ran);
  });

  it('lets messages in where there is no setImmediate, as in a browser, each pause after those before it', async () => {
    const host = globalThis as { setImmediate?: unknown };
    const { setImmediate: given } = host;
    const { port1, port2 } = new MessageChannel();
    const order: string[] = [];
    port1.onmessage = () => order.push('message');
    try {
      delete host.setImmediate;
      port2.postMessage('first');
      await Promise.all(['a', 'b'].map((name) => systemScheduler.pause().then(() => order.push(name))));
    } finally {
      host.setImmediate = given;
      port1.close();
    }
    assert.deepEqual(order, ['message', 'a', 'b']);
  });

  it('calls back once, unless it is told not to', async () => {
    const called: string[] = [];
    const stop = systemScheduler.after(1, () => called.push('stopped'));
    stop();
    await new Promise<void>((resolve) => systemScheduler.after(5, () => resolve(void called.push('kept'))));
    assert.deepEqual(called, ['kept']);
  });

  it('goes on', async () => {
    const before = systemScheduler.now();
    await new Promise<void>((resolve) => systemScheduler.after(2, resolve));
    assert.ok(systemScheduler.now() > before);
  });
});

describe('time for work on a thread that answers', () => {
  /** What something arrives in takes some turns to answer. */
  const answered = async (turns: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) await systemScheduler.pause();
  };

  it('lets an answer that is under way come to its end in one pause', async () => {
    let done = false;
    void answered(3).then(() => (done = true));
    await betweenAnswers.pause();
    assert.ok(done);
  });

  it('rests between two slices of what nobody waits for', async () => {
    let timers = 0;
    systemScheduler.after(1, () => timers++);
    await aside.pause();
    assert.equal(timers, 1);
  });
});
