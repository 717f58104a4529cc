import assert from 'node:assert/strict';
import path from 'node:path';
import { basename, sep } from '../../../scripts/browser/path.mjs';

describe('paths in the bundles for browsers', () => {
  it('are those of URIs, as Node reads them', () => {
    assert.equal(sep, path.posix.sep);
    for (const name of ['a', 'a/b', '/a/b.scenario.yaml', '']) assert.equal(basename(name), path.posix.basename(name));
  });
});
