import assert from 'node:assert/strict';
import { sameMeaning } from '../../../server/src/schema/synonyms';

describe('words of other rulebooks', () => {
  it('mean what the ruleset has another word for', () => {
    assert.equal(sameMeaning('cv', ['sub', 'ac', 'bb']), 'ac');
    assert.equal(sameMeaning('Super subs', ['rockets', 'super-submarines']), 'super-submarines');
    assert.equal(sameMeaning('nations', ['powers', 'turn']), 'powers');
  });

  it('mean nothing where no word fits, or more than one', () => {
    assert.equal(sameMeaning('cv', ['sub', 'bb']), undefined);
    assert.equal(sameMeaning('carrier', ['ac', 'cv']), undefined);
    assert.equal(sameMeaning('zeppelin', ['sub', 'ac']), undefined);
  });
});
