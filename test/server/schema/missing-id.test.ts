import assert from 'node:assert/strict';
import type { Declaration } from '../../../server/src/model/ids';
import { createMissingIdFix } from '../../../server/src/schema/missing-id';

/** The id that a sea battle gets beside others. */
function createId(...ids: readonly string[]): string {
  const declarations = ids.map((id): Declaration => {
    const object = { id };
    return { kind: 'battle', id, place: { owner: object, key: 'id' }, object, path: ['seaBattles', 0] };
  });
  return createMissingIdFix({ owner: {}, kind: 'battle', title: 'Sea battle' }, declarations).title;
}

describe('the id of what has none', () => {
  it('counts on where all others of its kind are counted from 1', () => {
    assert.equal(createId('battle-1', 'battle-2'), 'Add `id: battle-3`');
    assert.equal(createId('battle-1', 'midway'), 'Add `id: sea-battle`');
    assert.equal(createId('midway', 'battle-2'), 'Add `id: sea-battle`');
  });

  it('is what it is in words, in the style of the file, and free', () => {
    assert.equal(createId(), 'Add `id: sea-battle`');
    assert.equal(createId('coral_sea'), 'Add `id: sea_battle`');
    assert.equal(createId('sea-battle'), 'Add `id: sea-battle-2`');
  });
});
