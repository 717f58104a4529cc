import assert from 'node:assert/strict';
import { serve } from '../../../server/src/work/serve';
import type { LoadEntryFinder } from '../../../server/src/work/serve';
import type { FromWorker } from '../../../server/src/work/task';
import { findEntry, createTask } from './combats';
import { createFakeTime } from './fake-time';

/** Starts the worker's side. Returns its posted messages, and a function that waits for a message of a type. */
function startServing(loadEntryFinder: LoadEntryFinder = () => findEntry) {
  const posted: FromWorker[] = [];
  let notifyArrival = () => {};
  const receive = serve(loadEntryFinder, createFakeTime(), (message) => {
    posted.push(message);
    notifyArrival();
  });
  const waitForMessage = async (type: FromWorker['type']): Promise<FromWorker> => {
    for (;;) {
      const match = posted.find((message) => message.type === type);
      if (match) return match;
      await new Promise<void>((resolve) => (notifyArrival = resolve));
    }
  };
  return { receive, posted, waitForMessage };
}

describe("the worker's side", () => {
  it('reports that it is ready and answers a task once', async () => {
    const { receive, posted, waitForMessage } = startServing();
    assert.deepEqual(posted, [{ type: 'ready' }]);
    receive({ type: 'start', id: 7, task: createTask('hunt') });
    const done = await waitForMessage('done');
    assert.ok(done.type === 'done' && done.id === 7 && 'ends' in done.result && done.result.exact);
    assert.equal(posted.length, 2);
  });

  it('cancels only the requested task', async () => {
    const { receive, posted, waitForMessage } = startServing();
    receive({ type: 'start', id: 1, task: createTask('hunt') });
    receive({ type: 'start', id: 2, task: createTask('hunt') });
    receive({ type: 'cancel', id: 1 });
    await waitForMessage('done');
    assert.deepEqual(posted.slice(1, 2), [{ type: 'cancelled', id: 1 }]);
    assert.ok(posted[2]?.type === 'done' && posted[2].id === 2);
  });

  it('runs quick tasks before complete ones, and those before background tasks', async () => {
    const { receive, posted } = startServing();
    const { entry, ...scenario } = createTask('hunt');
    receive({ type: 'start', id: 1, task: { ...scenario, kind: 'figures', entries: [entry] } });
    receive({ type: 'start', id: 2, task: createTask('hunt') });
    receive({ type: 'start', id: 3, task: createTask('hunt', { quick: true }) });
    while (posted.length < 4) await new Promise((resolve) => setTimeout(resolve));
    assert.deepEqual(
      posted.slice(1).map((message) => message.type === 'done' && message.id),
      [3, 2, 1],
    );
  });

  it('reports why a task failed', async () => {
    const { receive, waitForMessage } = startServing();
    receive({ type: 'start', id: 1, task: createTask('faulty') });
    const failed = await waitForMessage('failed');
    assert.ok(failed.type === 'failed' && /set search to 99/.test(failed.message) && failed.stack);
  });

  it('loads the ruleset of a task, or reports why it could not', async () => {
    const requestedRulesets: string[] = [];
    const { receive, waitForMessage } = startServing((ruleset) => {
      requestedRulesets.push(ruleset);
      return ruleset === 'test' ? Promise.resolve(findEntry) : Promise.reject(new Error('the file is damaged'));
    });
    assert.deepEqual(requestedRulesets, []);
    receive({ type: 'start', id: 1, task: createTask('hunt') });
    receive({ type: 'start', id: 2, task: createTask('hunt', { ruleset: 'lost' }) });
    const failed = await waitForMessage('failed');
    assert.ok(failed.type === 'failed' && failed.id === 2 && /damaged/.test(failed.message));
    const done = await waitForMessage('done');
    assert.ok(done.type === 'done' && done.id === 1);
    assert.deepEqual(requestedRulesets, ['test', 'lost']);
  });

  it('cancels a task at once while its ruleset is loading, and posts nothing more for it', async () => {
    const loading: (() => void)[] = [];
    const { receive, posted, waitForMessage } = startServing(
      (ruleset) =>
        new Promise((resolve, reject) => {
          loading.push(() => (ruleset === 'test' ? resolve(findEntry) : reject(new Error('the file is damaged'))));
        }),
    );
    receive({ type: 'start', id: 1, task: createTask('hunt') });
    receive({ type: 'start', id: 2, task: createTask('hunt', { ruleset: 'lost' }) });
    for (const id of [1, 2, 1]) receive({ type: 'cancel', id });
    const cancellations = [
      { type: 'cancelled', id: 1 },
      { type: 'cancelled', id: 2 },
    ];
    assert.deepEqual(posted.slice(1), cancellations);
    receive({ type: 'start', id: 3, task: createTask('hunt') });
    for (const settle of loading) settle();
    await waitForMessage('done');
    assert.deepEqual(posted.slice(1, -1), cancellations);
  });

  it('does not block tasks while the ruleset of another one is loading', async () => {
    const { receive, posted } = startServing((ruleset) => (ruleset === 'test' ? findEntry : new Promise(() => {})));
    receive({ type: 'start', id: 1, task: createTask('hunt', { ruleset: 'slow', quick: true }) });
    receive({ type: 'start', id: 2, task: createTask('hunt') });
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
    const { receive, posted, waitForMessage } = startServing();
    receive({ type: 'start', id: 1, task: createTask('hunt') });
    await waitForMessage('done');
    receive({ type: 'cancel', id: 1 });
    assert.equal(posted.length, 2);
  });
});
