import assert from 'node:assert/strict';
import { renderRulePage } from '../../../../server/src/features';
import { escapeMarkdown } from '../../../../server/src/features/format/markdown';
import { parseRulePageUri } from '../../../../server/src/protocol';
import { environment, rulesets } from '../../../support/environment';

const page = (rule?: string, ruleset = 'wif-ssw') => renderRulePage({ ruleset, rule }, environment());

describe('the page of a rule', () => {
  const owner = page('owner-acted')!;

  it('shows the title, ruleset, section and summary of a rule', () => {
    const rule = rulesets[0]!.rules.find(({ id }) => id === 'owner-acted')!;
    assert.ok(owner.startsWith(`# ${rule.title}\n\n*${rulesets[0]!.title}, ${rule.section}*\n\n${rule.summary}`));
  });

  it('shows the checks of the rule with their examples', () => {
    assert.match(owner, /Checked as `wif-ssw\/owner-passed` \(error\)\.\n\nFails:\n\n```yaml\nruleset: wif-ssw/);
    assert.match(owner, /Passes:\n\n```yaml\n/);
  });

  it('begins with the check that a diagnostic names', () => {
    for (const ruleset of rulesets)
      for (const { rule, code, title } of ruleset.checks) {
        const named = renderRulePage({ ruleset: ruleset.id, rule, check: code }, environment())!;
        assert.equal(/^## (.*)$/m.exec(named)?.[1], escapeMarkdown(title), code);
      }
  });

  it('shows the options that settle the rule', () => {
    assert.match(owner, /## Option `subPlayer`\n[^]*\| `phasing-side` \|[^]*Default: `phasing-side`/);
  });

  it('omits names that are internal to Asdic', () => {
    for (const ruleset of rulesets)
      for (const id of [undefined, ...ruleset.rules.map((rule) => rule.id)])
        assert.doesNotMatch(
          page(id, ruleset.id)!,
          /Checklist:|in the arithmetic as|in the combat as the step|\(R\d+\)/,
          id,
        );
  });

  it('states that no check covers a note', () => {
    const note = rulesets[0]!.rules.find(({ status }) => status === 'note')!;
    assert.match(page(note.id)!, /\*\*Note:\*\*/);
  });

  it('states that no text can show a silent rule', () => {
    const { rules, ...ruleset } = rulesets[0]!;
    const silent = [{ ...rules[0]!, status: 'silent' as const }, ...rules.slice(1)];
    const silentEnvironment = environment({ rulesets: [{ ...ruleset, rules: silent }] });
    assert.match(renderRulePage({ ruleset: ruleset.id, rule: rules[0]!.id }, silentEnvironment)!, /\*\*No effect:\*\*/);
    assert.match(renderRulePage({ ruleset: ruleset.id }, silentEnvironment)!, / \(no effect\)$/m);
  });

  it('gives every rule a page, whose links all lead to pages', () => {
    for (const ruleset of rulesets) {
      const pages = [page(undefined, ruleset.id)!, ...ruleset.rules.map(({ id }) => page(id, ruleset.id)!)];
      const targets = new Set(
        pages.flatMap((text) => [...text.matchAll(/\]\((asdic-rule:[^)]*)\)/g)].map(([, target]) => target!)),
      );
      assert.ok(targets.size > ruleset.rules.length);
      for (const target of targets) {
        const { ruleset: id, rule } = parseRulePageUri(target)!;
        assert.ok(page(rule, id), target);
      }
    }
  });

  it('finds no page for unknown rules and rulesets', () => {
    assert.equal(page('no-such-rule'), undefined);
    assert.equal(page('owner-acted', 'no-such-ruleset'), undefined);
  });
});

describe('the index of a ruleset', () => {
  it('lists every rule under its chapter, in the order of the book', () => {
    const index = page()!;
    const { rules } = rulesets[0]!;
    assert.ok(rules.every(({ id }) => index.includes(`asdic-rule:/asdic-rules/wif-ssw/${id}/`)));
    const sections = [...index.matchAll(/^- \[(1\.\d[\w.]*) /gm)].map(([, section]) => section!);
    const sorted = sections.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    assert.deepEqual(sections, sorted);
  });
});
