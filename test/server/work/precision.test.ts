import assert from 'node:assert/strict';
import { dropFor } from '../../../server/src/work/precision';
import { skirmish } from '../../support/skirmish';
import { hunt } from '../engine/hunt';

describe('exact odds', () => {
  it('exact odds have a threshold only for large battles', () => {
    assert.equal(dropFor(hunt()), 0);
    assert.equal(dropFor(skirmish()), 0);
    assert.equal(dropFor(skirmish({ subs: 40, fighters: 9, destroyers: 40, battleships: 10 })), 0);
    assert.ok(dropFor(skirmish({ subs: 40, fighters: 10, destroyers: 40, battleships: 10 })) > 0);
  });

  it('quick exact odds have a threshold for smaller battles', () => {
    const large = skirmish({ subs: 15, fighters: 5, destroyers: 15, battleships: 5 });
    assert.equal(dropFor(large), 0);
    assert.ok(dropFor(large, true) > 0);
    assert.equal(dropFor(skirmish(), true), 0);
  });
});
