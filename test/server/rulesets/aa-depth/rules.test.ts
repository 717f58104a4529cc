import assert from 'node:assert/strict';
import { aaDepth } from '../../../../server/src/rulesets/aa-depth/ruleset';

const { checklist, rules } = aaDepth;

describe('the rule index of aa-depth', () => {
  it('exactly one rule covers each id of the checklist', () => {
    const covered = rules.flatMap((rule) => rule.checklist).sort();
    assert.deepEqual(covered, [...checklist].sort());
  });

  it('every rule has a short title and a unique id', () => {
    for (const { id, title } of rules) {
      assert.match(id, /^[a-z][a-z0-9-]*$/);
      assert.ok(title.length <= 60, `${id}: the title has ${title.length} characters`);
    }
    assert.equal(new Set(rules.map(({ id }) => id)).size, rules.length);
  });

  it('states the effects of depths for each die', () => {
    const getSummary = (id: string) => rules.find((rule) => rule.id === id)?.summary ?? '';
    assert.match(getSummary('periscope-attack'), /rises by \+1 on a d6, \+2 on a d12, \+3 on a d20/);
    assert.match(getSummary('submerged-values'), /falls by 1 on a d6, 2 on a d12, 3 on a d20/);
    assert.match(getSummary('periscope-detection'), /at most 3 on a d6, 6 on a d12, 10 on a d20/);
    assert.match(getSummary('submerged-detection'), /at most 2 on a d6, 4 on a d12, 7 on a d20/);
  });
});
