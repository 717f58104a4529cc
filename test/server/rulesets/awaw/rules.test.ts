import assert from 'node:assert/strict';
import { awaw } from '../../../../server/src/rulesets/awaw/ruleset';

const { checklist, rules } = awaw;

describe('the rule index of awaw', () => {
  it('covers each id of the checklist by exactly one rule', () => {
    const covered = rules.flatMap((rule) => rule.checklist).sort();
    assert.deepEqual(covered, [...checklist].sort());
  });

  it('uses notes for entries that carry no rule', () => {
    const notes = rules.filter(({ status }) => status === 'note').flatMap((rule) => rule.checklist);
    assert.deepEqual(notes, ['A7', 'A42']);
  });

  it('says of a rule that is not certain how sure it is, in plain words', () => {
    const doubtful = rules.filter(({ summary }) => /not known to us|probably\)|not certain\)/.test(summary));
    assert.ok(doubtful.length > 10, String(doubtful.length));
    assert.ok(rules.filter(({ summary }) => /\*(?:Probably so|Not certain): [^*]+\*$/.test(summary)).length > 20);
    for (const { id, summary } of rules) assert.doesNotMatch(summary, /[Cc]onfidence/, id);
  });

  it('rules have short titles and unique ids', () => {
    for (const { id, title } of rules) {
      assert.match(id, /^[a-z][a-z0-9-]*$/);
      assert.ok(title.length <= 60, `${id}: the title has ${title.length} characters`);
    }
    assert.equal(new Set(rules.map(({ id }) => id)).size, rules.length);
  });
});
