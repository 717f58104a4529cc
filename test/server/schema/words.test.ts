import assert from 'node:assert/strict';
import {
  joinAlternatives,
  getFirstSentence,
  describeValue,
  describeKind,
  describePattern,
  formatValue,
  describeType,
  formatValues,
} from '../../../server/src/schema/words';

describe('words of the schema layer', () => {
  it('names expected types and actual values', () => {
    assert.equal(describeType('integer'), 'a whole number');
    assert.equal(describeType(['object', 'string']), 'a mapping of keys or text');
    assert.deepEqual([null, [], 2, 2.5, 'x', true, {}].map(describeValue), [
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
    assert.equal(joinAlternatives(['a', 'b', 'c']), 'a, b or c');
    assert.equal(joinAlternatives(['a', 'b'], 'and'), 'a and b');
    assert.equal(formatValues(['rain', 'storm']), '`rain` or `storm`');
    assert.equal(formatValues(['rain', 'storm'], 'and'), '`rain` and `storm`');
    assert.match(formatValues(Array.from({ length: 15 }, (_, index) => index)), /`11` and 3 more$/);
  });

  it('adapts kinds and descriptions to a sentence', () => {
    assert.equal(describeKind('taskForce'), 'task force');
    assert.equal(getFirstSentence('One. Two.'), 'One.');
    assert.equal(getFirstSentence(undefined), '');
    assert.equal(formatValue('x'), '`x`');
    assert.equal(formatValue([]), 'a list');
  });

  it('describes a known pattern, or quotes it', () => {
    assert.match(describePattern('^[a-z][a-z0-9-]*$'), /^small letters, digits/);
    assert.equal(describePattern('^x$'), 'characters that match `^x$`');
  });
});
