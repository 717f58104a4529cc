import assert from 'node:assert/strict';
import type { Calculation } from '../../../server/src/engine/progress';
import { runInSlices } from '../../../server/src/work/slices';
import { playedTime } from './played-time';
import type { PlayedTime } from './played-time';

/** A calculation with a number of slices, each of which takes a number of milliseconds. */
function* calculation(time: PlayedTime, slices: number, milliseconds: number): Calculation<{ slices: number }> {
  for (let done = 0; done < slices; done++) {
    time.pass(milliseconds);
    yield { done, of: slices, unit: 'runs' };
  }
  return { slices };
}

describe('calculation in slices', () => {
  it('runs a calculation to its result', async () => {
    const time = playedTime();
    const result = await runInSlices(calculation(time, 30, 3), { scheduler: time, cancelled: () => false });
    assert.deepEqual(result, { slices: 30 });
  });

  it('yields its thread within 20 ms', async () => {
    const time = playedTime();
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
    await runInSlices(calculation(time, 100, 3), { scheduler, cancelled: () => false });
    assert.ok(turns.length > 20 && Math.max(...turns) <= 8, turns.join());
  });

  it('stops at the next turn after a cancellation', async () => {
    const time = playedTime();
    const result = await runInSlices(calculation(time, 1_000, 3), {
      scheduler: time,
      cancelled: () => time.now() >= 100,
    });
    assert.equal(result, undefined);
    assert.ok(time.now() < 120);
  });

  it('does nothing if it is cancelled before it starts', async () => {
    const time = playedTime();
    assert.equal(await runInSlices(calculation(time, 5, 3), { scheduler: time, cancelled: () => true }), undefined);
    assert.equal(time.now(), 0);
  });

  it('reports progress every 50 ms at most', async () => {
    const time = playedTime();
    const reports: number[] = [];
    await runInSlices(calculation(time, 200, 3), {
      scheduler: time,
      cancelled: () => false,
      progress: () => reports.push(time.now()),
    });
    assert.ok(reports.length >= 9 && reports.length <= 12, reports.join());
    assert.ok(reports.every((at, index) => index === 0 || at - reports[index - 1]! >= 50));
  });

  it('rejects with the error of the calculation', async () => {
    const time = playedTime();
    function* failing(): Calculation<object> {
      yield { done: 0, of: 1, unit: 'steps' };
      throw new RangeError('out');
    }
    await assert.rejects(runInSlices(failing(), { scheduler: time, cancelled: () => false }), RangeError);
  });
});
