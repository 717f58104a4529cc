import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findRepeated } from '../../../server/src/model/find-repeated';

describe('findRepeated', () => {
  it('finds repeated names and ignores missing ones', () => {
    const names = fc.array(fc.option(fc.constantFrom('a', 'b', 'c', 'd', ''), { nil: undefined }));
    fc.assert(
      fc.property(names, (all) => {
        const plain = all.filter((name, index) => name !== undefined && all.indexOf(name) < index);
        assert.deepEqual(findRepeated(all), new Set(plain));
      }),
      { seed: 7 },
    );
  });
});
