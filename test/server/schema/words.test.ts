import assert from 'node:assert/strict';
import {
  either,
  firstSentence,
  foundWords,
  inSentence,
  kindWords,
  patternWords,
  quoted,
  typeWords,
  valueWords,
} from '../../../server/src/schema/words';

describe('words of the schema layer', () => {
  it('names expected types and actual values', () => {
    assert.equal(typeWords('integer'), 'a whole number');
    assert.equal(typeWords(['object', 'string']), 'a mapping of keys or text');
    assert.deepEqual([null, [], 2, 2.5, 'x', true, {}].map(foundWords), [
      'nothing',
      'a list',
      'a whole number',
      'a number with decimals',
      'text',
      '`true`',
      'a mapping of keys',
    ]);
  });

  it('lists the values of a choice and cuts long lists', () => {
    assert.equal(either(['a', 'b', 'c']), 'a, b or c');
    assert.equal(either(['a', 'b'], 'and'), 'a and b');
    assert.equal(valueWords(['rain', 'storm']), '`rain` or `storm`');
    assert.equal(valueWords(['rain', 'storm'], 'and'), '`rain` and `storm`');
    assert.match(valueWords(Array.from({ length: 15 }, (_, index) => index)), /`11` and 3 more$/);
  });

  it('adapts titles and kinds to a sentence', () => {
    assert.equal(inSentence('Attack'), 'attack');
    assert.equal(inSentence('ASW factor'), 'ASW factor');
    assert.equal(kindWords('taskForce'), 'task force');
    assert.equal(firstSentence('One. Two.'), 'One.');
    assert.equal(firstSentence(undefined), '');
    assert.equal(quoted('x'), '`x`');
    assert.equal(quoted([]), 'a list');
  });

  it('describes a known pattern, or quotes it', () => {
    assert.match(patternWords('^[a-z][a-z0-9-]*$'), /^small letters, digits/);
    assert.equal(patternWords('^x$'), 'characters that match `^x$`');
  });
});
