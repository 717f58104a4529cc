import assert from 'node:assert/strict';
import { expected } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import { sample } from '../../../server/src/engine/sample';
import { at, hunt } from './hunt';

describe('sampled odds', () => {
  it('are the same for the same seed, and others for another', () => {
    assert.deepEqual(finish(sample(hunt(), 1, 500)), finish(sample(hunt(), 1, 500)));
    assert.notDeepEqual(finish(sample(hunt(), 1, 500)).ends, finish(sample(hunt(), 2, 500)).ends);
  });

  it('share out all runs', () => {
    const { ends, runs } = finish(sample(hunt(), 3, 777));
    assert.equal(runs, 777);
    assert.equal(
      ends.reduce((sum, { share }) => sum + Math.round(share * runs), 0),
      777,
    );
  });

  it('come near the expected value', () => {
    const hits = expected(finish(sample(hunt(), 4, 20_000)), (state) => state[at.hits]!);
    assert.ok(Math.abs(hits - 0.3) < 0.02, `${hits}`);
  });

  it('pause often, and say how far they are', () => {
    const calculation = sample(hunt(), 5, 2_000);
    let pauses = 0;
    let last = 0;
    for (let step = calculation.next(); !step.done; step = calculation.next()) {
      assert.deepEqual([step.value.of, step.value.unit], [2_000, 'runs']);
      assert.ok(step.value.done > last || pauses === 0);
      last = step.value.done;
      pauses++;
    }
    assert.ok(pauses > 10);
  });

  it('refuse to be of no runs', () => {
    assert.throws(() => finish(sample(hunt(), 1, 0)), RangeError);
    assert.throws(() => finish(sample(hunt(), 1, 1.5)), RangeError);
  });
});
