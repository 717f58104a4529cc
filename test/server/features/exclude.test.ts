import assert from 'node:assert/strict';
import { excluding } from '../../../server/src/features/exclude';

describe('exclude globs', () => {
  const out = (glob: string, path: string): boolean => excluding([glob])(path);

  it('matches a name at any depth if a glob has no slash', () => {
    assert.ok(out('drafts', 'a/drafts/b.scenario.yaml'));
    assert.ok(out('*.old.*', 'a/b.old.yaml'));
    assert.ok(!out('*.old.*', 'a/b.new.yaml'));
  });

  it('matches from the folder on if a glob has a slash', () => {
    assert.ok(out('a/drafts', 'a/drafts/b.scenario.yaml'));
    assert.ok(!out('drafts/**', 'a/drafts/b.scenario.yaml'));
    assert.ok(out('**/node_modules/**', 'a/node_modules'), 'the folder itself');
  });

  it('excludes nothing without globs', () => {
    assert.ok(!excluding([])('a'));
  });
});
