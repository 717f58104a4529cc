import assert from 'node:assert/strict';
import { advise } from '../../../server/src/engine/advise';
import type { Combat } from '../../../server/src/engine/combat';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { prepareCombat } from '../../../server/src/engine/prepare-combat';
import { runToEnd } from '../../../server/src/engine/progress';
import type { Calculation } from '../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../server/src/engine/sample';
import { createHunt } from './hunt';

const plainHunt = createHunt();

function createPreparedHunt(preparedCombat: Combat): {
  readonly combat: Combat;
  readonly countPreparations: () => number;
} {
  let times = 0;
  function* prepare(): Calculation<Combat> {
    yield { done: 0, total: 1, unit: 'steps' };
    times++;
    return preparedCombat;
  }
  return { combat: { ...plainHunt, prepare }, countPreparations: () => times };
}

describe('combat whose decisions need preparation', () => {
  it('every long calculation prepares the combat first', () => {
    const { combat, countPreparations: times } = createPreparedHunt(plainHunt);
    assert.deepEqual(runToEnd(computeExactOdds(combat)), runToEnd(computeExactOdds(plainHunt)));
    assert.deepEqual(runToEnd(computeSampledOdds(combat, 1, 10)), runToEnd(computeSampledOdds(plainHunt, 1, 10)));
    assert.deepEqual(runToEnd(advise(combat, 'subs', () => 0)), runToEnd(advise(plainHunt, 'subs', () => 0)));
    assert.equal(times(), 3);
  });

  it('a combat that is too large to prepare has no exact odds, but is sampled', () => {
    const { combat } = createPreparedHunt({ ...plainHunt, hasEstimatedDecisions: true });
    assert.deepEqual(runToEnd(computeExactOdds(combat)), { tooLarge: true, states: 0 });
    assert.equal(runToEnd(computeSampledOdds(combat, 1, 10)).runs, 10);
  });

  it('returns the same combat if there is nothing to prepare', () => {
    assert.equal(runToEnd(prepareCombat(plainHunt)), plainHunt);
  });
});
