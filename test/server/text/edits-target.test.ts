import assert from 'node:assert/strict';
import { findContentEnd, findDashBefore } from '../../../server/src/text/edits/target';

describe('places beside a value in lines', () => {
  it('the dash of an item is the last one before its value that begins an item', () => {
    const find = (text: string, value = text.length): number => findDashBefore(text, value);
    assert.deepEqual(
      ['- ', '-\n  ', '- &x ', '  - !!str ', '- - ', '- a-b ', '-\t'].map((text) => find(text)),
      [0, 0, 0, 2, 2, 0, 0],
    );
    assert.deepEqual([find(''), find('a-'), find('ab')], [-1, -1, -1]);
  });

  it('the content of a line ends before its comment and the spaces before that', () => {
    assert.deepEqual(
      ['a: 1', 'a: 1  # b', 'a:', 'a: b#c', '# a', 'a: 1 #', 'a: 1\nb', 'a: 1  \r\n'].map((text) =>
        findContentEnd(text, 0),
      ),
      [4, 4, 2, 6, 0, 4, 4, 4],
    );
  });
});
