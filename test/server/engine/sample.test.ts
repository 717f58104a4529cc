import assert from 'node:assert/strict';
import { expected } from '../../../server/src/engine/outcome';
import type { Choice, State } from '../../../server/src/engine/combat';
import { finish } from '../../../server/src/engine/progress';
import type { Calculation } from '../../../server/src/engine/progress';
import { sample } from '../../../server/src/engine/sample';
import { at, decide, hunt, salvos, search } from './hunt';
import { seaBattle, verdict } from './sea-battle';

describe('sampled odds', () => {
  it('gives the same odds for the same seed and others for another', () => {
    assert.deepEqual(finish(sample(hunt(), 1, 500)), finish(sample(hunt(), 1, 500)));
    assert.notDeepEqual(finish(sample(hunt(), 1, 500)).ends, finish(sample(hunt(), 2, 500)).ends);
  });

  it('distributes all runs over the ends', () => {
    const { ends, runs } = finish(sample(hunt(), 3, 777));
    assert.equal(runs, 777);
    assert.equal(
      ends.reduce((sum, { share }) => sum + Math.round(share * runs), 0),
      777,
    );
  });

  it('sampled odds come near the expected value', () => {
    const hits = expected(finish(sample(hunt(), 4, 20_000)), (state) => state[at.hits]!);
    assert.ok(Math.abs(hits - 0.3) < 0.02, `${hits}`);
  });

  it('sampling pauses often and reports its progress', () => {
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

  it('prepares a decision in slices before it is made', () => {
    const known = new Set<string>();
    function* prepare(state: State): Calculation<void> {
      for (let done = 0; done < 5; done++) yield { done, of: 5, unit: 'steps' };
      known.add(state.join());
    }
    const preferred: Choice['preferred'] = (state) => {
      assert.ok(known.has(state.join()), state.join());
      return decide.preferred(state);
    };
    const lookingUp = hunt([search, { ...decide, preferred, prepare }, salvos]);
    const calculation = sample(lookingUp, 6, 500);
    let [pauses, step] = [0, calculation.next()];
    for (; !step.done; step = calculation.next()) pauses++;
    assert.equal(known.size, 10);
    assert.ok(pauses > 50);
    assert.deepEqual(step.value, finish(sample(hunt([search, decide, salvos]), 6, 500)));
  });

  it('rejects a number of runs that is 0 or no integer', () => {
    assert.throws(() => finish(sample(hunt(), 1, 0)), RangeError);
    assert.throws(() => finish(sample(hunt(), 1, 1.5)), RangeError);
  });

  it('sampled odds come near exact ones with few and with many runs', () => {
    const small = seaBattle({ attacker: { sub: 1, dd: 1 }, defender: { sub: 1, dd: 1 } });
    for (const [runs, tolerance] of [
      [1_000, 0.05],
      [200_000, 0.004],
    ] as const) {
      const { ends } = finish(sample(small, 6, runs));
      const share = (of: string) =>
        ends.reduce((sum, end) => sum + (verdict(small, end.state) === of ? end.share : 0), 0);
      for (const [of, known] of [
        ['attacker', 17 / 40],
        ['defender', 17 / 40],
        ['none', 3 / 20],
      ] as const)
        assert.ok(Math.abs(share(of) - known) < tolerance, `${of}: ${share(of)} of ${runs}`);
    }
  });

  it('samples battles with more states than the cache holds', () => {
    const large = { sub: 8, dd: 12, ac: 4, bb: 8, ftr: 8 };
    const { ends } = finish(
      sample(seaBattle({ attacker: large, defender: large, detection: { value: 3, dive: false } }), 7, 400),
    );
    assert.ok(Math.abs(ends.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9);
  });
});
