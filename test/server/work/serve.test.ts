import assert from 'node:assert/strict';
import { serve } from '../../../server/src/work/serve';
import type { SitesOf } from '../../../server/src/work/serve';
import type { FromWorker } from '../../../server/src/work/task';
import { siteOf, task } from './combats';
import { playedTime } from './played-time';

/** Starts the worker's side. Returns its posted messages, and a function that waits for a message of a type. */
function served(sitesOf: SitesOf = () => siteOf) {
  const posted: FromWorker[] = [];
  let arrived = () => {};
  const receive = serve(sitesOf, playedTime(), (message) => {
    posted.push(message);
    arrived();
  });
  const next = async (type: FromWorker['type']): Promise<FromWorker> => {
    for (;;) {
      const found = posted.find((message) => message.type === type);
      if (found) return found;
      await new Promise<void>((resolve) => (arrived = resolve));
    }
  };
  return { receive, posted, next };
}

describe("the worker's side", () => {
  it('reports that it is ready and answers a task once', async () => {
    const { receive, posted, next } = served();
    assert.deepEqual(posted, [{ type: 'ready' }]);
    receive({ type: 'start', id: 7, task: task('hunt') });
    const done = await next('done');
    assert.ok(done.type === 'done' && done.id === 7 && 'ends' in done.result && done.result.exact);
    assert.equal(posted.length, 2);
  });

  it('cancels only the requested task', async () => {
    const { receive, posted, next } = served();
    receive({ type: 'start', id: 1, task: task('hunt') });
    receive({ type: 'start', id: 2, task: task('hunt') });
    receive({ type: 'cancel', id: 1 });
    await next('done');
    assert.deepEqual(posted.slice(1, 2), [{ type: 'cancelled', id: 1 }]);
    assert.ok(posted[2]?.type === 'done' && posted[2].id === 2);
  });

  it('runs quick tasks before complete ones, and those before background tasks', async () => {
    const { receive, posted } = served();
    const { site, ...scenario } = task('hunt');
    receive({ type: 'start', id: 1, task: { ...scenario, kind: 'figures', sites: [site] } });
    receive({ type: 'start', id: 2, task: task('hunt') });
    receive({ type: 'start', id: 3, task: task('hunt', { quick: true }) });
    while (posted.length < 4) await new Promise((resolve) => setTimeout(resolve));
    assert.deepEqual(
      posted.slice(1).map((message) => message.type === 'done' && message.id),
      [3, 2, 1],
    );
  });

  it('reports why a task failed', async () => {
    const { receive, next } = served();
    receive({ type: 'start', id: 1, task: task('faulty') });
    const failed = await next('failed');
    assert.ok(failed.type === 'failed' && /set search to 99/.test(failed.message) && failed.stack);
  });

  it('loads the ruleset of a task, or reports why it could not', async () => {
    const asked: string[] = [];
    const { receive, next } = served((ruleset) => {
      asked.push(ruleset);
      return ruleset === 'test' ? Promise.resolve(siteOf) : Promise.reject(new Error('the file is damaged'));
    });
    assert.deepEqual(asked, []);
    receive({ type: 'start', id: 1, task: task('hunt') });
    receive({ type: 'start', id: 2, task: task('hunt', { ruleset: 'lost' }) });
    const failed = await next('failed');
    assert.ok(failed.type === 'failed' && failed.id === 2 && /damaged/.test(failed.message));
    const done = await next('done');
    assert.ok(done.type === 'done' && done.id === 1);
    assert.deepEqual(asked, ['test', 'lost']);
  });

  it('cancels a task at once while its ruleset is loading, and posts nothing more for it', async () => {
    const loading: (() => void)[] = [];
    const { receive, posted, next } = served(
      (ruleset) =>
        new Promise((resolve, reject) => {
          loading.push(() => (ruleset === 'test' ? resolve(siteOf) : reject(new Error('the file is damaged'))));
        }),
    );
    receive({ type: 'start', id: 1, task: task('hunt') });
    receive({ type: 'start', id: 2, task: task('hunt', { ruleset: 'lost' }) });
    for (const id of [1, 2, 1]) receive({ type: 'cancel', id });
    const given = [
      { type: 'cancelled', id: 1 },
      { type: 'cancelled', id: 2 },
    ];
    assert.deepEqual(posted.slice(1), given);
    receive({ type: 'start', id: 3, task: task('hunt') });
    for (const loaded of loading) loaded();
    await next('done');
    assert.deepEqual(posted.slice(1, -1), given);
  });

  it('does not block tasks while the ruleset of another one is loading', async () => {
    const { receive, posted } = served((ruleset) => (ruleset === 'test' ? siteOf : new Promise(() => {})));
    receive({ type: 'start', id: 1, task: task('hunt', { ruleset: 'slow', quick: true }) });
    receive({ type: 'start', id: 2, task: task('hunt') });
    for (let turn = 0; turn < 1_000 && posted.length < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
    // A task that waits would wait for ever.
    receive({ type: 'cancel', id: 2 });
    assert.deepEqual(
      posted.map((message) => [message.type, 'id' in message && message.id]),
      [
        ['ready', false],
        ['done', 2],
      ],
    );
  });

  it('ignores a cancellation that comes too late', async () => {
    const { receive, posted, next } = served();
    receive({ type: 'start', id: 1, task: task('hunt') });
    await next('done');
    receive({ type: 'cancel', id: 1 });
    assert.equal(posted.length, 2);
  });
});
