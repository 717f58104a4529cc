import assert from 'node:assert/strict';
import { aare } from '../../../../server/src/rulesets/aare/ruleset';

const { checklist, rules } = aare;

describe('the rule index of aare', () => {
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

  it('states the precedence of supplied values, raids and neutralised jets', () => {
    const getSummary = (id: string) => rules.find((rule) => rule.id === id)!.summary;
    for (const id of ['jet-defense', 'super-submarine-values', 'long-range-movement'])
      assert.match(getSummary(id), /A higher value of your own \(`units`\) counts instead\./, id);
    assert.match(getSummary('rocket-damage'), /share a limit, the raid counts first\./);
    assert.match(getSummary('escorts-neutralise'), /the neutralised jets roll first, then the others\./);
  });
});
