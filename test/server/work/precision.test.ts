import assert from 'node:assert/strict';
import { getDropThreshold } from '../../../server/src/work/precision';
import { createSkirmish } from '../../support/skirmish';
import { createHunt } from '../engine/hunt';

describe('exact odds', () => {
  it('exact odds have a threshold only for large battles', () => {
    assert.equal(getDropThreshold(createHunt()), 0);
    assert.equal(getDropThreshold(createSkirmish()), 0);
    assert.equal(getDropThreshold(createSkirmish({ subs: 40, fighters: 9, destroyers: 40, battleships: 10 })), 0);
    assert.ok(getDropThreshold(createSkirmish({ subs: 40, fighters: 10, destroyers: 40, battleships: 10 })) > 0);
  });

  it('quick exact odds have a threshold for smaller battles', () => {
    const large = createSkirmish({ subs: 15, fighters: 5, destroyers: 15, battleships: 5 });
    assert.equal(getDropThreshold(large), 0);
    assert.ok(getDropThreshold(large, true) > 0);
    assert.equal(getDropThreshold(createSkirmish(), true), 0);
  });
});
