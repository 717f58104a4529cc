import assert from 'node:assert/strict';
import type { Calculation } from '../../../server/src/engine/progress';
import { runInSlices } from '../../../server/src/work/slices';
import { createFakeTime } from './fake-time';
import type { FakeTime } from './fake-time';

/** A calculation with a number of slices, each of which takes a number of milliseconds. */
function* createCalculation(time: FakeTime, slices: number, milliseconds: number): Calculation<{ slices: number }> {
  for (let done = 0; done < slices; done++) {
    time.pass(milliseconds);
    yield { done, total: slices, unit: 'runs' };
  }
  return { slices };
}

describe('calculation in slices', () => {
  it('runs a calculation to its result', async () => {
    const time = createFakeTime();
    const result = await runInSlices(createCalculation(time, 30, 3), { scheduler: time, isCancelled: () => false });
    assert.deepEqual(result, { slices: 30 });
  });

  it('yields its thread after 2 ms, and before the first slice', async () => {
    const listTurns = async (milliseconds: number): Promise<readonly number[]> => {
      const time = createFakeTime();
      const turns: number[] = [];
      let began = 0;
      const scheduler = {
        ...time,
        pause: () => {
          turns.push(time.now() - began);
          began = time.now();
          return time.pause();
        },
      };
      await runInSlices(createCalculation(time, 6, milliseconds), { scheduler, isCancelled: () => false });
      return turns;
    };
    assert.deepEqual(await listTurns(3), [0, 3, 3, 3, 3, 3, 3]);
    assert.deepEqual(await listTurns(2), [0, 2, 2, 2, 2, 2, 2]);
    assert.deepEqual(await listTurns(1), [0, 2, 2, 2]);
  });

  it('does nothing while other tasks go first', async () => {
    const time = createFakeTime();
    let otherTurns = 5;
    const scheduler = { ...time, pause: () => (otherTurns--, time.pause()) };
    const isCancelled = () => false;
    function* observe(): Calculation<{ remaining: number }> {
      return { remaining: otherTurns };
    }
    const result = await runInSlices(observe(), { scheduler, isCancelled, shouldYield: () => otherTurns > 0 });
    assert.deepEqual(result, { remaining: 0 });
  });

  it('stops at the next turn after a cancellation', async () => {
    const time = createFakeTime();
    const result = await runInSlices(createCalculation(time, 1_000, 3), {
      scheduler: time,
      isCancelled: () => time.now() >= 100,
    });
    assert.equal(result, undefined);
    assert.ok(time.now() < 120);
  });

  it('does nothing if it is cancelled before it starts', async () => {
    const time = createFakeTime();
    assert.equal(
      await runInSlices(createCalculation(time, 5, 3), { scheduler: time, isCancelled: () => true }),
      undefined,
    );
    assert.equal(time.now(), 0);
  });

  it('reports progress every 50 ms at most', async () => {
    for (const [milliseconds, expected] of [
      [5, [50, 100, 150, 200]],
      [7, [56, 112, 168, 224]],
      [60, [60, 120, 180]],
    ] as const) {
      const time = createFakeTime();
      const reports: number[] = [];
      await runInSlices(createCalculation(time, 40, milliseconds), {
        scheduler: time,
        isCancelled: () => false,
        progress: ({ done }) => {
          assert.equal((done + 1) * milliseconds, time.now());
          reports.push(time.now());
        },
      });
      assert.deepEqual(reports.slice(0, expected.length), expected);
    }
  });

  it('rejects with the error of the calculation', async () => {
    const time = createFakeTime();
    function* failing(): Calculation<object> {
      yield { done: 0, total: 1, unit: 'steps' };
      throw new RangeError('out');
    }
    await assert.rejects(runInSlices(failing(), { scheduler: time, isCancelled: () => false }), RangeError);
  });
});
