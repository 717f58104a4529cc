import assert from 'node:assert/strict';
import { createEnvironment } from '../../../../server/src/features';

describe('the environment of the features', () => {
  it('reads no files and links to virtual documents by default', () => {
    const { readTable, ruleLink } = createEnvironment({ rulesets: [] });
    assert.equal(readTable('table.yaml'), undefined);
    assert.equal(
      ruleLink({ ruleset: 'wif-ssw', rule: 'owner-acted' }),
      'asdic-rule:/asdic-rules/wif-ssw/owner-acted/owner-acted',
    );
  });

  it('uses the functions of the host', () => {
    const { readTable, ruleLink } = createEnvironment({
      rulesets: [],
      readTable: () => ({ text: 'a: 1' }),
      ruleLink: () => undefined,
    });
    assert.deepEqual([readTable('table.yaml'), ruleLink({ ruleset: 'x' })], [{ text: 'a: 1' }, undefined]);
  });
});
