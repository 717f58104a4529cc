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

describe('the words of the schema layer', () => {
  it('name types, and what was found', () => {
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

  it('list a choice, and break off where it is long', () => {
    assert.equal(either(['a', 'b', 'c']), 'a, b or c');
    assert.equal(either(['a', 'b'], 'and'), 'a and b');
    assert.equal(valueWords(['rain', 'storm']), '`rain` or `storm`');
    assert.equal(valueWords(['rain', 'storm'], 'and'), '`rain` and `storm`');
    assert.match(valueWords(Array.from({ length: 15 }, (_, index) => index)), /`11` and 3 more$/);
  });

  it('fit into a sentence', () => {
    assert.equal(inSentence('Attack'), 'attack');
    assert.equal(inSentence('ASW factor'), 'ASW factor');
    assert.equal(kindWords('taskForce'), 'task force');
    assert.equal(firstSentence('One. Two.'), 'One.');
    assert.equal(firstSentence(undefined), '');
    assert.equal(quoted('x'), '`x`');
    assert.equal(quoted([]), 'a list');
  });

  it('say what a pattern asks for, or quote it', () => {
    assert.match(patternWords('^[a-z][a-z0-9-]*$'), /^small letters, digits/);
    assert.equal(patternWords('^x$'), 'characters that match `^x$`');
  });
});
