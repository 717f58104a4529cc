import assert from 'node:assert/strict';
import { computeMean } from '../../../server/src/engine/outcome';
import type { Choice, State } from '../../../server/src/engine/combat';
import { runToEnd } from '../../../server/src/engine/progress';
import type { Calculation } from '../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../server/src/engine/sample';
import { counterIndex, decide, createHunt, salvos, search } from './hunt';
import { createSeaBattle, findSurvivors } from './sea-battle';

describe('sampled odds', () => {
  it('gives the same odds for the same seed and others for another', () => {
    assert.deepEqual(
      runToEnd(computeSampledOdds(createHunt(), 1, 500)),
      runToEnd(computeSampledOdds(createHunt(), 1, 500)),
    );
    assert.notDeepEqual(
      runToEnd(computeSampledOdds(createHunt(), 1, 500)).ends,
      runToEnd(computeSampledOdds(createHunt(), 2, 500)).ends,
    );
  });

  it('distributes all runs over the ends', () => {
    const { ends, runs } = runToEnd(computeSampledOdds(createHunt(), 3, 777));
    assert.equal(runs, 777);
    assert.equal(
      ends.reduce((sum, { probability }) => sum + Math.round(probability * runs), 0),
      777,
    );
  });

  it('sampled odds come near the expected value', () => {
    const hits = computeMean(
      runToEnd(computeSampledOdds(createHunt(), 4, 20_000)),
      (state) => state[counterIndex.hits]!,
    );
    assert.ok(Math.abs(hits - 0.3) < 0.02, `${hits}`);
  });

  it('sampling pauses often and reports its progress', () => {
    const calculation = computeSampledOdds(createHunt(), 5, 2_000);
    let pauses = 0;
    let last = 0;
    for (let step = calculation.next(); !step.done; step = calculation.next()) {
      assert.deepEqual([step.value.total, step.value.unit], [2_000, 'runs']);
      assert.ok(step.value.done > last || pauses === 0);
      last = step.value.done;
      pauses++;
    }
    assert.ok(pauses > 10);
  });

  it('prepares a decision in slices before it is made', () => {
    const preparedStates = new Set<string>();
    function* prepare(state: State): Calculation<void> {
      for (let done = 0; done < 5; done++) yield { done, total: 5, unit: 'steps' };
      preparedStates.add(state.join());
    }
    const choosePreferred: Choice['preferred'] = (state) => {
      assert.ok(preparedStates.has(state.join()), state.join());
      return decide.preferred(state);
    };
    const preparedHunt = createHunt([search, { ...decide, preferred: choosePreferred, prepare }, salvos]);
    const calculation = computeSampledOdds(preparedHunt, 6, 500);
    let [pauses, step] = [0, calculation.next()];
    for (; !step.done; step = calculation.next()) pauses++;
    assert.equal(preparedStates.size, 10);
    assert.ok(pauses > 50);
    assert.deepEqual(step.value, runToEnd(computeSampledOdds(createHunt([search, decide, salvos]), 6, 500)));
  });

  it('rejects a number of runs that is 0 or no integer', () => {
    assert.throws(() => runToEnd(computeSampledOdds(createHunt(), 1, 0)), RangeError);
    assert.throws(() => runToEnd(computeSampledOdds(createHunt(), 1, 1.5)), RangeError);
  });

  it('sampled odds come near exact ones with few and with many runs', () => {
    const small = createSeaBattle({ attacker: { sub: 1, dd: 1 }, defender: { sub: 1, dd: 1 } });
    for (const [runs, tolerance] of [
      [1_000, 0.05],
      [200_000, 0.004],
    ] as const) {
      const { ends } = runToEnd(computeSampledOdds(small, 6, runs));
      const sumProbability = (outcome: string) =>
        ends.reduce((sum, end) => sum + (findSurvivors(small, end.state) === outcome ? end.probability : 0), 0);
      for (const [outcome, exactProbability] of [
        ['attacker', 17 / 40],
        ['defender', 17 / 40],
        ['none', 3 / 20],
      ] as const)
        assert.ok(
          Math.abs(sumProbability(outcome) - exactProbability) < tolerance,
          `${outcome}: ${sumProbability(outcome)} of ${runs}`,
        );
    }
  });

  it('samples battles with more states than the cache holds', () => {
    const large = { sub: 8, dd: 12, ac: 4, bb: 8, ftr: 8 };
    const { ends } = runToEnd(
      computeSampledOdds(
        createSeaBattle({ attacker: large, defender: large, detection: { value: 3, dive: false } }),
        7,
        400,
      ),
    );
    assert.ok(Math.abs(ends.reduce((sum, { probability }) => sum + probability, 0) - 1) < 1e-9);
  });
});
