import assert from 'node:assert/strict';
import { excluding } from '../../../server/src/features/exclude';

describe('globs of what is passed over', () => {
  const out = (glob: string, path: string): boolean => excluding([glob])(path);

  it('fit a name at any depth where they have no slash', () => {
    assert.ok(out('drafts', 'a/drafts/b.scenario.yaml'));
    assert.ok(out('*.old.*', 'a/b.old.yaml'));
    assert.ok(!out('*.old.*', 'a/b.new.yaml'));
  });

  it('are counted from the folder where they have one', () => {
    assert.ok(out('a/drafts', 'a/drafts/b.scenario.yaml'));
    assert.ok(!out('drafts/**', 'a/drafts/b.scenario.yaml'));
    assert.ok(out('**/node_modules/**', 'a/node_modules'), 'the folder itself');
  });

  it('may be none', () => {
    assert.ok(!excluding([])('a'));
  });
});
