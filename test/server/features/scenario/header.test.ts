import assert from 'node:assert/strict';
import { createHeaderStamp } from '../../../../server/src/features/scenario/caches';

describe('the stamp of a header', () => {
  const powers = { germany: {} };
  const before = createHeaderStamp({ powers, engagements: [1] }, ['engagements'], undefined);

  it('the stamp stays the same while nothing outside of the part lists changes', () => {
    assert.equal(createHeaderStamp({ powers, engagements: [2] }, ['engagements'], before), before);
  });

  it('the stamp changes when a header member changes, is added or removed', () => {
    for (const data of [{ powers: { germany: {} } }, { powers, turn: {} }, {}])
      assert.notEqual(createHeaderStamp(data, ['engagements'], before), before);
  });
});
