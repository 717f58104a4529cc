import assert from 'node:assert/strict';
import { systemScheduler } from '../../../server/src/work/scheduler';

describe("the machine's own time", () => {
  it('lets everything that waits run in a pause', async () => {
    let ran = false;
    setImmediate(() => (ran = true));
    await systemScheduler.pause();
    assert.ok(ran);
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
