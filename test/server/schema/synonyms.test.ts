import assert from 'node:assert/strict';
import { nearMeaning, sameMeaning } from '../../../server/src/schema/synonyms';

describe('synonyms from other rulebooks', () => {
  it('finds the word of the ruleset for one of another rulebook', () => {
    assert.equal(sameMeaning('cv', ['sub', 'ac', 'bb']), 'ac');
    assert.equal(sameMeaning('Super subs', ['rockets', 'super-submarines']), 'super-submarines');
    assert.equal(sameMeaning('nations', ['powers', 'turn']), 'powers');
  });

  it('finds no synonym if no word fits, or more than one', () => {
    assert.equal(sameMeaning('cv', ['sub', 'bb']), undefined);
    assert.equal(sameMeaning('carrier', ['ac', 'cv']), undefined);
    assert.equal(sameMeaning('zeppelin', ['sub', 'ac']), undefined);
  });

  it('finds the synonym of a mistyped word', () => {
    assert.equal(nearMeaning('submarin', ['sub', 'ac', 'bb']), 'sub');
    assert.equal(nearMeaning('destoryer', ['sub', 'dd']), 'dd');
    assert.equal(nearMeaning('zeppelin', ['sub', 'dd']), undefined);
  });
});
