import assert from 'node:assert/strict';
import { runInSlices } from '../../../server/src/lsp/runtime';

describe('background work', () => {
  it('yields to incoming messages after five milliseconds', async () => {
    let time = 0;
    let stepCount = 0;
    const turns: number[] = [];
    function* steps() {
      for (let step = 0; step < 12; step++) {
        stepCount++;
        time += 2;
        yield;
      }
      return 'done';
    }
    const recordTurn = (callback: () => void) => {
      turns.push(stepCount);
      queueMicrotask(callback);
    };
    assert.equal(await runInSlices(steps(), { now: () => time, setImmediate: recordTurn }), 'done');
    assert.deepEqual(turns, [3, 6, 9, 12]);
  });

  it('starts no second step when the first has used up the time', async () => {
    let time = 0;
    let turns = 0;
    function* steps() {
      for (let step = 0; step < 4; step++) {
        time += 40;
        yield;
      }
    }
    const countTurn = (callback: () => void) => {
      turns++;
      queueMicrotask(callback);
    };
    await runInSlices(steps(), { now: () => time, setImmediate: countTurn });
    assert.equal(turns, 4);
  });
});
