import assert from 'node:assert/strict';
import { compileExcludes } from '../../../../server/src/features/scenario/glob';

describe('exclude globs', () => {
  const isExcluded = (glob: string, path: string): boolean => compileExcludes([glob])(path);

  it('matches a name at any depth if a glob has no slash', () => {
    assert.ok(isExcluded('drafts', 'a/drafts/b.scenario.yaml'));
    assert.ok(isExcluded('*.old.*', 'a/b.old.yaml'));
    assert.ok(!isExcluded('*.old.*', 'a/b.new.yaml'));
  });

  it('matches from the folder on if a glob has a slash', () => {
    assert.ok(isExcluded('a/drafts', 'a/drafts/b.scenario.yaml'));
    assert.ok(!isExcluded('drafts/**', 'a/drafts/b.scenario.yaml'));
    assert.ok(isExcluded('**/node_modules/**', 'a/node_modules'), 'the folder itself');
  });

  it('excludes nothing without globs', () => {
    assert.ok(!compileExcludes([])('a'));
  });
});
