import assert from 'node:assert/strict';
import fc from 'fast-check';
import { childNode, toPath, type PathNode } from '../../../server/src/schema/path-node';

const key = fc.oneof(fc.string(), fc.nat());

describe('path node', () => {
  it('appends its steps to any path and is shared by its children', () => {
    fc.assert(
      fc.property(fc.array(key), fc.array(key), key, (start, steps, last) => {
        let node: PathNode | undefined;
        for (const step of steps) node = childNode(node, step);
        assert.deepEqual(toPath(start, node), [...start, ...steps]);
        assert.deepEqual(toPath(start, childNode(node, last)), [...start, ...steps, last]);
        assert.deepEqual(toPath([], node), steps);
      }),
    );
  });
});
