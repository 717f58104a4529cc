import assert from 'node:assert/strict';
import { advise } from '../../../server/src/engine/advise';
import type { Combat } from '../../../server/src/engine/combat';
import { exact } from '../../../server/src/engine/exact';
import { prepared } from '../../../server/src/engine/prepared';
import { finish } from '../../../server/src/engine/progress';
import type { Calculation } from '../../../server/src/engine/progress';
import { sample } from '../../../server/src/engine/sample';
import { hunt } from './hunt';

const known = hunt();

function lookingUp(then: Combat): { readonly combat: Combat; readonly prepared: () => number } {
  let times = 0;
  function* prepare(): Calculation<Combat> {
    yield { done: 0, of: 1, unit: 'steps' };
    times++;
    return then;
  }
  return { combat: { ...known, prepare }, prepared: () => times };
}

describe('combat whose decisions need preparation', () => {
  it('every long calculation prepares the combat first', () => {
    const { combat, prepared: times } = lookingUp(known);
    assert.deepEqual(finish(exact(combat)), finish(exact(known)));
    assert.deepEqual(finish(sample(combat, 1, 10)), finish(sample(known, 1, 10)));
    assert.deepEqual(finish(advise(combat, 'subs', () => 0)), finish(advise(known, 'subs', () => 0)));
    assert.equal(times(), 3);
  });

  it('a combat that is too large to prepare has no exact odds, but is sampled', () => {
    const { combat } = lookingUp({ ...known, isEstimating: true });
    assert.deepEqual(finish(exact(combat)), { tooLarge: true, states: 0 });
    assert.equal(finish(sample(combat, 1, 10)).runs, 10);
  });

  it('returns the same combat if there is nothing to prepare', () => {
    assert.equal(finish(prepared(known)), known);
  });
});
