import assert from 'node:assert/strict';
import {
  appendItem,
  getPlaceOfEdit,
  moveMember,
  removeMember,
  renameMember,
  setMember,
} from '../../../server/src/model/edit';

describe('structural edits', () => {
  it('an edit says what it changes, and where', () => {
    const owner = { a: 1, list: [2] };
    const target = { b: 3 };
    const edits = [
      setMember(owner, 'a', 4),
      removeMember(owner.list, 0),
      renameMember(owner, 'a', 'c'),
      moveMember(owner, 'a', target),
      moveMember(owner, 'a', target, 'inner', 'd'),
      appendItem(owner.list, 5),
    ];
    assert.deepEqual(edits, [
      { edit: 'set', owner, key: 'a', value: 4 },
      { edit: 'remove', owner: owner.list, key: 0 },
      { edit: 'rename', owner, key: 'a', to: 'c' },
      { edit: 'move', owner, key: 'a', to: target, as: 'a' },
      { edit: 'move', owner, key: 'a', to: target, as: 'd', under: 'inner' },
      { edit: 'append', owner: owner.list, value: 5 },
    ]);
    assert.deepEqual(edits.map(getPlaceOfEdit), [
      { owner, key: 'a' },
      { owner: owner.list, key: 0 },
      { owner, key: 'a' },
      { owner, key: 'a' },
      { owner, key: 'a' },
      { owner: owner.list },
    ]);
  });
});
