import assert from 'node:assert/strict';
import fc from 'fast-check';
import { behind, pathBy, type Way } from '../../../server/src/schema/way';

const key = fc.oneof(fc.string(), fc.nat());

describe('path node', () => {
  it('appends its steps to any path and is shared by its children', () => {
    fc.assert(
      fc.property(fc.array(key), fc.array(key), key, (start, steps, last) => {
        let way: Way | undefined;
        for (const step of steps) way = behind(way, step);
        assert.deepEqual(pathBy(start, way), [...start, ...steps]);
        assert.deepEqual(pathBy(start, behind(way, last)), [...start, ...steps, last]);
        assert.deepEqual(pathBy([], way), steps);
      }),
    );
  });
});
