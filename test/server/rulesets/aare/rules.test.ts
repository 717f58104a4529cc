import assert from 'node:assert/strict';
import { aare } from '../../../../server/src/rulesets/aare/ruleset';

const { checklist, rules } = aare;

describe('the rule index of aare', () => {
  it('covers each of E1 to E48 by exactly one rule', () => {
    const covered = rules.flatMap((rule) => rule.checklist).sort();
    assert.deepEqual(covered, [...checklist].sort());
    assert.equal(checklist.length, 48);
  });

  it('has short titles and unique ids', () => {
    for (const { id, title } of rules) {
      assert.match(id, /^[a-z][a-z0-9-]*$/);
      assert.ok(title.length <= 60, `${id}: the title has ${title.length} characters`);
    }
    assert.equal(new Set(rules.map(({ id }) => id)).size, rules.length);
  });

  it('says where an own value, a raid or a neutralised jet comes first', () => {
    const summary = (id: string) => rules.find((rule) => rule.id === id)!.summary;
    for (const id of ['jet-defense', 'super-submarine-values', 'long-range-movement'])
      assert.match(summary(id), /A higher value of your own \(`units`\) counts instead\./, id);
    assert.match(summary('rocket-damage'), /share a limit, the raid counts first\./);
    assert.match(summary('escorts-neutralise'), /the neutralised jets roll first, then the others\./);
  });
});
