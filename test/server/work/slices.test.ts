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

  it('yields its thread within 20 ms', async () => {
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
    await runInSlices(createCalculation(time, 100, 3), { scheduler, isCancelled: () => false });
    assert.ok(turns.length > 20 && Math.max(...turns) <= 8, turns.join());
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
    const time = createFakeTime();
    const reports: number[] = [];
    await runInSlices(createCalculation(time, 200, 3), {
      scheduler: time,
      isCancelled: () => false,
      progress: () => reports.push(time.now()),
    });
    assert.ok(reports.length >= 9 && reports.length <= 12, reports.join());
    assert.ok(reports.every((at, index) => index === 0 || at - reports[index - 1]! >= 50));
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
