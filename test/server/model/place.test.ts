import assert from 'node:assert/strict';
import { matchesPattern, placeAt, placeAtKey, valueAt } from '../../../server/src/model/place';

describe('places of the data', () => {
  it('places of the data name an object, a member, or the key of a member', () => {
    const owner = { a: 1 };
    assert.deepEqual(placeAt(owner), { owner });
    assert.deepEqual(placeAt(owner, 'a'), { owner, key: 'a' });
    assert.deepEqual(placeAt([owner], 0), { owner: [owner], key: 0 });
    assert.deepEqual(placeAtKey(owner, 'a'), { owner, key: 'a', onKey: true });
  });

  it('places of the data have the value at a path, and none where a step of it is missing', () => {
    const root = { a: { b: [1, { c: null }] } };
    for (const [path, value] of [
      [[], root],
      [['a', 'b', 0], 1],
      [['a', 'b', 1, 'c'], null],
      [['a', 'b', 2], undefined],
      [['a', 'x', 'c'], undefined],
      [['a', 'b', 0, 'c'], undefined],
      [['a', 'b', 1, 'c', 'd'], undefined],
      [['constructor'], undefined],
      [['a', 'b', 'length'], 2],
    ] as const)
      assert.equal(valueAt(root, path), value, path.join('.'));
    assert.equal(valueAt('text', [0]), undefined);
    assert.equal(valueAt(null, []), null);
  });

  it('places of the data match a pattern of the same length, in which a star is any one step', () => {
    for (const [pattern, path, matches] of [
      ['', [], true],
      ['', ['a'], false],
      ['a', [], false],
      ['a', ['a'], true],
      ['a', ['b'], false],
      ['*', ['b'], true],
      ['*', [3], true],
      ['a.*.c', ['a', 0, 'c'], true],
      ['a.*.c', ['a', 0, 'd'], false],
      ['a.*.c', ['a', 'c'], false],
      ['a.*', ['a', 0, 'c'], false],
      ['a.0', ['a', 0], true],
    ] as const)
      assert.equal(matchesPattern(pattern, path), matches, `${pattern} ${path.join('.')}`);
  });
});
