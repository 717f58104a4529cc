import assert from 'node:assert/strict';
import { findNearSynonym, findSynonym } from '../../../server/src/schema/synonyms';

describe('synonyms from other rulebooks', () => {
  it('finds the word of the ruleset for one of another rulebook', () => {
    assert.equal(findSynonym('cv', ['sub', 'ac', 'bb'], 'value'), 'ac');
    assert.equal(findSynonym('Super subs', ['rockets', 'super-submarines'], 'value'), 'super-submarines');
    assert.equal(findSynonym('nations', ['powers', 'turn'], 'root'), 'powers');
  });

  it('finds no synonym if no word fits, or more than one', () => {
    assert.equal(findSynonym('cv', ['sub', 'bb'], 'value'), undefined);
    assert.equal(findSynonym('carrier', ['ac', 'cv'], 'value'), undefined);
    assert.equal(findSynonym('zeppelin', ['sub', 'ac'], 'value'), undefined);
  });

  it('finds the synonym of a mistyped word', () => {
    assert.equal(findNearSynonym('submarin', ['sub', 'ac', 'bb'], 'value'), 'sub');
    assert.equal(findNearSynonym('destoryer', ['sub', 'dd'], 'value'), 'dd');
    assert.equal(findNearSynonym('zeppelin', ['sub', 'dd'], 'value'), undefined);
  });

  it('finds synonyms by the role of a word: a key of a scenario, a key further in, or a value', () => {
    assert.equal(findSynonym('ships', ['units', 'power'], 'key'), 'units');
    assert.equal(findSynonym('ships', ['units', 'forces'], 'root'), undefined, '`units` of a scenario are values');
    assert.equal(findSynonym('escort', ['units', 'power'], 'key', 'convoy'), 'units');
    assert.equal(findSynonym('escort', ['units', 'power'], 'key', 'subs'), undefined);
  });
});
