import assert from 'node:assert/strict';
import type { Declaration } from '../../../server/src/model/ids';
import { createMissingIdFix } from '../../../server/src/schema/missing-id';

/** The title of the fix that gives a sea battle an id beside others. */
function createFixTitle(...ids: readonly string[]): string {
  const declarations = ids.map((id): Declaration => {
    const object = { id };
    return { kind: 'battle', id, place: { owner: object, key: 'id' }, object, path: ['seaBattles', 0] };
  });
  return createMissingIdFix({ owner: {}, kind: 'battle', title: 'Sea battle' }, declarations).title;
}

describe('the id of what has none', () => {
  it('a missing id gets the next number if all ids of its kind are counted from 1', () => {
    assert.equal(createFixTitle('battle-1', 'battle-2'), 'Add `id: battle-3`');
    assert.equal(createFixTitle('battle-1', 'midway'), 'Add `id: sea-battle`');
    assert.equal(createFixTitle('midway', 'battle-2'), 'Add `id: sea-battle`');
  });

  it('a missing id is the title of its part, in the style of the file, and unused', () => {
    assert.equal(createFixTitle(), 'Add `id: sea-battle`');
    assert.equal(createFixTitle('coral_sea'), 'Add `id: sea_battle`');
    assert.equal(createFixTitle('sea-battle'), 'Add `id: sea-battle-2`');
  });
});
