import assert from 'node:assert/strict';
import { createUniqueNames, findFreeName } from '../../../server/src/model/free-name';

describe('a free name', () => {
  it('a free name is the name itself, or the name with the first number from 2 that is free', () => {
    const find = (...used: readonly string[]) => findFreeName('a', (name) => used.includes(name));
    assert.deepEqual(
      [find(), find('b'), find('a'), find('a', 'a-2'), find('a', 'a-3')],
      ['a', 'a', 'a-2', 'a-3', 'a-2'],
    );
    assert.equal(
      findFreeName('a', (name) => name === 'a', '_'),
      'a_2',
    );
  });

  it('a free name is another one each time, and none that is reserved', () => {
    const createName = createUniqueNames(['a', 'b-2']);
    assert.deepEqual(['a', 'a', 'b', 'b', 'b', 'a', 'a-2', 'c'].map(createName), [
      'a-2',
      'a-3',
      'b',
      'b-3',
      'b-4',
      'a-4',
      'a-2-2',
      'c',
    ]);
  });
});
