import assert from 'node:assert/strict';
import { findIdentifyingPlace } from '../../../server/src/schema/errors/schema-error';

describe('the place that identifies an object', () => {
  const owner = {};
  const find = (value: unknown, key?: string | number, tag?: string) =>
    findIdentifyingPlace({
      ...{ owner, key, value },
      steps: tag === undefined ? [] : ([{ union: { discriminator: { propertyName: tag } } }] as never),
    });

  it('the place that identifies an object is its key, or for an item its id, its type or its first text', () => {
    assert.deepEqual(find({ id: 'a' }, 'subs'), { owner, key: 'subs', onKey: true });
    const named = { count: 2, name: 'b', type: 'sub', id: 'a' };
    assert.deepEqual(find(named, 0, 'type'), { owner: named, key: 'id' });
    const typed = { count: 2, name: 'b', type: 'sub', id: 7 };
    assert.deepEqual(find(typed, 0, 'type'), { owner: typed, key: 'type' });
    assert.deepEqual(find(typed, 0), { owner: typed, key: 'name' });
    const counted = { count: 2, list: ['x'] };
    assert.deepEqual(find(counted, 1, 'type'), { owner: counted });
    assert.deepEqual(find(counted), { owner: counted });
  });

  it('the place that identifies what is no mapping is that of the item, or the whole', () => {
    for (const value of ['sub', 3, null, ['a'], undefined]) {
      assert.deepEqual(find(value, 2), { owner, key: 2 });
      assert.deepEqual(find(value), { owner });
    }
  });
});
