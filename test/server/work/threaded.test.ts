/** The host's side of worker threads, with fake workers whose messages the test sends. */
import assert from 'node:assert/strict';
import { Cancelled, WorkerLost } from '../../../server/src/work/calculator';
import type { SampledOutcomes } from '../../../server/src/engine/outcome';
import { createTask } from './combats';
import { createThreadedCalculator, type WorkerEvents } from '../../../server/src/work/threaded';
import { createFakeWorkers } from './fake-worker';
import { createCancellationSource } from './token';

const outcomes: SampledOutcomes = { exact: false, ends: [], runs: 1, seed: 1, bases: [] };

describe('host of a worker', () => {
  it('starts one worker when it is first needed', async () => {
    const { workers, calculator } = createFakeWorkers();
    assert.equal(workers.length, 0);
    const [a, b] = [calculator.run(createTask('a')), calculator.run(createTask('b'))];
    assert.equal(workers.length, 1);
    const { events, received } = workers[0]!;
    assert.deepEqual(
      received.map((message) => message.type === 'start' && 'entry' in message.task && message.task.entry),
      ['a', 'b'],
    );
    events.onMessage({ type: 'done', id: received[1]!.id, result: { ...outcomes, seed: 2 } });
    events.onMessage({ type: 'done', id: received[0]!.id, result: outcomes });
    assert.deepEqual(await Promise.all([a, b]), [outcomes, { ...outcomes, seed: 2 }]);
  });

  it('starts a single worker before the first task on request', () => {
    const { workers, calculator } = createFakeWorkers();
    calculator.prestart();
    calculator.prestart();
    assert.deepEqual([workers.length, workers[0]!.received.length], [1, 0]);
    void calculator.run(createTask('a')).catch(() => undefined);
    assert.deepEqual([workers.length, workers[0]!.received.length], [1, 1]);
    calculator.dispose();
    calculator.prestart();
    assert.equal(workers.length, 1);
  });

  it('rejects the first task with the reason why the worker did not start', async () => {
    let tries = 0;
    const calculator = createThreadedCalculator(() => {
      tries++;
      throw new Error('no threads here');
    });
    calculator.prestart();
    assert.equal(tries, 1);
    await assert.rejects(calculator.run(createTask('a')), (error) => error instanceof WorkerLost && !error.started);
  });

  it('forwards progress until the task is done', async () => {
    const { workers, calculator } = createFakeWorkers();
    const seen: number[] = [];
    const odds = calculator.run(createTask('a'), { progress: ({ done }) => seen.push(done) });
    const { events } = workers[0]!;
    events.onMessage({ type: 'progress', id: 1, progress: { done: 3, total: 9, unit: 'steps' } });
    events.onMessage({ type: 'done', id: 1, result: outcomes });
    events.onMessage({ type: 'progress', id: 1, progress: { done: 4, total: 9, unit: 'steps' } });
    await odds;
    assert.deepEqual(seen, [3]);
  });

  it('rejects with the error of the worker and keeps the worker', async () => {
    const { workers, calculator } = createFakeWorkers();
    const odds = calculator.run(createTask('a'));
    workers[0]!.events.onMessage({ type: 'failed', id: 1, message: 'out of bounds', stack: 'there' });
    await assert.rejects(odds, (error: Error) => error.message === 'out of bounds' && error.stack === 'there');
    void calculator.run(createTask('b'));
    assert.equal(workers.length, 1);
  });

  it('rejects at once when cancelled and cancels the task in the worker', async () => {
    const { workers, calculator, time } = createFakeWorkers();
    const { token, cancel, listeners } = createCancellationSource();
    const odds = calculator.run(createTask('a'), { token });
    cancel();
    await assert.rejects(odds, Cancelled);
    assert.deepEqual(workers[0]!.received.at(-1), { type: 'cancel', id: 1 });
    assert.equal(listeners.size, 0);
    workers[0]!.events.onMessage({ type: 'cancelled', id: 1 });
    assert.equal(time.timers, 0);
    time.pass(10_000);
    assert.equal(workers[0]!.terminated, false);
  });

  it('starts no worker for a token cancelled before', async () => {
    const { workers, calculator } = createFakeWorkers();
    const { token, cancel } = createCancellationSource();
    cancel();
    await assert.rejects(calculator.run(createTask('a'), { token }), Cancelled);
    assert.equal(workers.length, 0);
  });

  it('replaces a worker that hangs after a cancellation and moves its other tasks to the next', async () => {
    const { workers, losses, calculator, time } = createFakeWorkers();
    const { token, cancel } = createCancellationSource();
    const hanging = calculator.run(createTask('hanging'), { token });
    const other = calculator.run(createTask('other'));
    cancel();
    await assert.rejects(hanging, Cancelled);
    time.pass(1_000);
    assert.ok(workers[0]!.terminated);
    const [start] = workers[1]!.received;
    assert.ok(start?.type === 'start' && 'entry' in start.task && start.task.entry === 'other');
    workers[1]!.events.onMessage({ type: 'done', id: start.id, result: outcomes });
    assert.equal(await other, outcomes);
    assert.deepEqual(losses, []);
  });

  it('reports a worker that dies, rejects its tasks, and starts another for the next task', async () => {
    const { workers, losses, calculator } = createFakeWorkers();
    const odds = calculator.run(createTask('a'));
    workers[0]!.events.onMessage({ type: 'ready' });
    workers[0]!.events.onLost(new Error('out of memory'));
    workers[0]!.events.onLost(new Error('exit code 1'));
    await assert.rejects(
      odds,
      (error) => error instanceof WorkerLost && error.started && /out of memory/.test(error.message),
    );
    assert.equal(losses.length, 1);
    void calculator.run(createTask('b'));
    assert.equal(workers.length, 2);
  });

  it('terminates its worker when disposed and does nothing afterwards', async () => {
    const { workers, losses, calculator } = createFakeWorkers();
    const odds = calculator.run(createTask('a'));
    calculator.dispose();
    await assert.rejects(odds, Cancelled);
    assert.ok(workers[0]!.terminated);
    workers[0]!.events.onLost(new Error('exit code 1'));
    await assert.rejects(calculator.run(createTask('b')), Cancelled);
    assert.deepEqual([workers.length, losses.length], [1, 0]);
  });

  it('waits a second for the acknowledgement of a cancellation, and no longer once the worker has ended', async () => {
    for (const end of ['late', 'lost', 'disposed'] as const) {
      const { workers, calculator, time } = createFakeWorkers();
      const { token, cancel } = createCancellationSource();
      const hanging = calculator.run(createTask('hanging'), { token });
      cancel();
      await assert.rejects(hanging, Cancelled);
      time.pass(999);
      assert.deepEqual([workers[0]!.terminated, time.timers], [false, 1]);
      if (end === 'late') time.pass(1);
      if (end === 'lost') workers[0]!.events.onLost('gone');
      if (end === 'disposed') calculator.dispose();
      assert.deepEqual([end, workers[0]!.terminated, time.timers], [end, true, 0]);
      // No other task was waiting.
      assert.equal(workers.length, 1);
    }
  });

  it('reports no progress of a cancelled task, and cancels no task that is done', async () => {
    const { workers, calculator } = createFakeWorkers();
    const cancelled = createCancellationSource();
    const seen: number[] = [];
    const run = calculator.run(createTask('a'), { token: cancelled.token, progress: ({ done }) => seen.push(done) });
    const { events, received } = workers[0]!;
    cancelled.cancel();
    events.onMessage({ type: 'progress', id: 1, progress: { done: 1, total: 2, unit: 'steps' } });
    await assert.rejects(run, Cancelled);
    const done = createCancellationSource();
    const otherRun = calculator.run(createTask('b'), { token: done.token });
    events.onMessage({ type: 'done', id: 2, result: outcomes });
    done.cancel();
    assert.equal(await otherRun, outcomes);
    assert.deepEqual(
      received.map(({ type, id }) => [type, id]),
      [
        ['start', 1],
        ['cancel', 1],
        ['start', 2],
      ],
    );
    assert.deepEqual([seen, done.listeners.size], [[], 0]);
  });

  it('rejects a task that cannot be sent to the worker, and keeps the others', async () => {
    let events: WorkerEvents | undefined;
    const reasons: unknown[] = [new Error('could not be cloned'), 'too large'];
    const calculator = createThreadedCalculator((workerEvents) => {
      events = workerEvents;
      return {
        post: (message) => {
          if (message.type === 'start' && 'entry' in message.task && message.task.entry === 'function')
            throw reasons.shift();
        },
        terminate: () => undefined,
      };
    });
    const other = calculator.run(createTask('other'));
    for (const message of ['could not be cloned', 'too large'])
      await assert.rejects(
        calculator.run(createTask('function')),
        (error: Error) => !(error instanceof WorkerLost) && error.message === message,
      );
    events!.onMessage({ type: 'done', id: 1, result: outcomes });
    assert.equal(await other, outcomes);
  });
});
