import assert from 'node:assert/strict';
import { Cancelled } from '../../../server/src/work/calculator';
import { perform } from '../../../server/src/work/perform';
import { systemScheduler } from '../../../server/src/work/scheduler';
import { performIfShort } from '../../../server/src/work/short';
import { finish } from '../../../server/src/engine/progress';
import { siteOf, task } from './combats';
import { cancellable } from './token';

describe('a calculation that may be short', () => {
  const hunt = task('hunt');
  const site = siteOf(hunt)!;

  it('comes to what it comes to anywhere', async () => {
    const found = await performIfShort(hunt, site, systemScheduler, cancellable().token);
    assert.deepEqual(found, finish(perform(hunt, siteOf)));
  });

  it('is given up where it takes long, however long its pauses are', async () => {
    let now = 0;
    const slow = { ...systemScheduler, now: () => (now += 50) };
    assert.equal(await performIfShort(task('wide'), siteOf(task('wide'))!, slow, cancellable().token), undefined);
    let late = 0;
    const paused = {
      ...systemScheduler,
      now: () => late,
      pause: () => {
        late += 10_000;
        return systemScheduler.pause();
      },
    };
    assert.ok(await performIfShort(hunt, site, paused, cancellable().token));
  });

  it('can be cancelled', async () => {
    const source = cancellable();
    const found = performIfShort(hunt, site, systemScheduler, source.token);
    source.cancel();
    await assert.rejects(found, Cancelled);
  });
});
