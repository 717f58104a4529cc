import assert from 'node:assert/strict';
import { wifSsw } from '../../../../server/src/rulesets/wif-ssw/ruleset';

const { checklist, rules } = wifSsw;

describe('the rule index', () => {
  it('covers each id of the checklist by exactly one rule', () => {
    const covered = rules.flatMap((rule) => rule.checklist).sort();
    assert.deepEqual(covered, [...checklist].sort());
  });

  it('uses notes only for entries that carry no rule', () => {
    const notes = rules.filter(({ status }) => status === 'note').flatMap((rule) => rule.checklist);
    assert.deepEqual(notes.toSorted(), ['W78', 'W88', 'W90']);
  });

  it('rules have short titles, sections, and summaries in whole sentences', () => {
    for (const { id, title, section, summary } of rules) {
      assert.match(id, /^[a-z][a-z0-9-]*$/);
      assert.ok(title.length <= 60, `${id}: the title has ${title.length} characters`);
      assert.match(section, /^(WIF )?1[.\d]+(, 1[.\d]+)*(, ASW values)?$/, id);
      assert.match(summary, /[.!]$/, id);
    }
  });

  it('rules have unique ids', () => {
    assert.equal(new Set(rules.map(({ id }) => id)).size, rules.length);
  });
});
