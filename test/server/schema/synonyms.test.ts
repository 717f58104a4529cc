import assert from 'node:assert/strict';
import { findNearSynonym, findSynonym } from '../../../server/src/schema/synonyms';

describe('synonyms from other rulebooks', () => {
  it('finds the word of the ruleset for one of another rulebook', () => {
    assert.equal(findSynonym('cv', ['sub', 'ac', 'bb']), 'ac');
    assert.equal(findSynonym('Super subs', ['rockets', 'super-submarines']), 'super-submarines');
    assert.equal(findSynonym('nations', ['powers', 'turn']), 'powers');
  });

  it('finds no synonym if no word fits, or more than one', () => {
    assert.equal(findSynonym('cv', ['sub', 'bb']), undefined);
    assert.equal(findSynonym('carrier', ['ac', 'cv']), undefined);
    assert.equal(findSynonym('zeppelin', ['sub', 'ac']), undefined);
  });

  it('finds the synonym of a mistyped word', () => {
    assert.equal(findNearSynonym('submarin', ['sub', 'ac', 'bb']), 'sub');
    assert.equal(findNearSynonym('destoryer', ['sub', 'dd']), 'dd');
    assert.equal(findNearSynonym('zeppelin', ['sub', 'dd']), undefined);
  });
});
