import assert from 'node:assert/strict';
import { stampOf } from '../../../server/src/features/header';

describe('the stamp of a header', () => {
  const powers = { germany: {} };
  const before = stampOf({ powers, engagements: [1] }, ['engagements'], undefined);

  it('the stamp stays the same while nothing outside of the part lists changes', () => {
    assert.equal(stampOf({ powers, engagements: [2] }, ['engagements'], before), before);
  });

  it('the stamp changes when a header member changes, is added or removed', () => {
    for (const data of [{ powers: { germany: {} } }, { powers, turn: {} }, {}])
      assert.notEqual(stampOf(data, ['engagements'], before), before);
  });
});
