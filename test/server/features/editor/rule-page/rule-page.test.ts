import assert from 'node:assert/strict';
import { renderRulePage } from '../../../../../server/src/features';
import { escapeMarkdown } from '../../../../../server/src/features/format/markdown';
import { parse } from '../../../../../server/src/text';
import { parseRulePageUri } from '../../../../../server/src/protocol';
import { environment, rulesets } from '../../../../support/environment';

const renderPage = (rule?: string, ruleset = 'wif-ssw') => renderRulePage({ ruleset, rule }, environment());

describe('the page of a rule', () => {
  const ownerPage = renderPage('owner-acted')!;

  it('shows the title, ruleset, section and summary of a rule', () => {
    const rule = rulesets[0]!.rules.find(({ id }) => id === 'owner-acted')!;
    assert.ok(ownerPage.startsWith(`# ${rule.title}\n\n*${rulesets[0]!.title}, ${rule.section}*\n\n${rule.summary}`));
  });

  it('links to the problems that the rule makes, whose scenarios are on pages of their own', () => {
    assert.match(
      ownerPage,
      /## Problems that Asdic finds by it\n\n(?:- \[.*\n)*- \[[^\]]*\]\([^)]*owner-acted\.owner-passed\//,
    );
    assert.doesNotMatch(ownerPage, /```yaml/);
    const check = renderRulePage({ ruleset: 'wif-ssw', rule: 'owner-acted', check: 'owner-passed' }, environment())!;
    assert.match(
      check,
      /Checked as `wif-ssw\/owner-passed` \(error\)\.\n\nWith the problem:\n\n```yaml\nruleset: wif-ssw/,
    );
    assert.match(check, /Without it:\n\n```yaml\n/);
  });

  it('shows the scenarios on the page itself where a check has none of its own', () => {
    const printed = renderRulePage(
      { ruleset: 'wif-ssw', rule: 'owner-acted' },
      { rulesets, ruleLink: () => undefined },
    )!;
    assert.match(printed, /Checked as `wif-ssw\/owner-passed`[^]*```yaml/);
  });

  it('shows scenarios that are YAML: carets are comments', () => {
    for (const ruleset of rulesets)
      for (const { rule, code } of ruleset.checks) {
        const text = renderRulePage({ ruleset: ruleset.id, rule, check: code }, environment())!;
        for (const [, yaml] of text.matchAll(/^```yaml\n([^]*?)^```/gm))
          assert.deepEqual(parse(yaml!).diagnostics, [], `${code}:\n${yaml}`);
      }
  });

  it('begins with the check that a diagnostic names', () => {
    for (const ruleset of rulesets)
      for (const { rule, code, title } of ruleset.checks) {
        const checkPage = renderRulePage({ ruleset: ruleset.id, rule, check: code }, environment())!;
        assert.equal(/^## (.*)$/m.exec(checkPage)?.[1], escapeMarkdown(title), code);
      }
  });

  it('shows the options that settle the rule', () => {
    assert.match(ownerPage, /## Option `subPlayer`\n[^]*\| `phasing-side` \|[^]*Default: `phasing-side`/);
  });

  it('omits names that are internal to Asdic', () => {
    for (const ruleset of rulesets)
      for (const id of [undefined, ...ruleset.rules.map((rule) => rule.id)])
        assert.doesNotMatch(
          renderPage(id, ruleset.id)!,
          /Checklist:|in the arithmetic as|in the combat as the step|\(R\d+\)/,
          id,
        );
  });

  it('states that no check covers a note', () => {
    const note = rulesets[0]!.rules.find(({ status }) => status === 'note')!;
    assert.match(renderPage(note.id)!, /\*\*Note:\*\*/);
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
      const pages = [renderPage(undefined, ruleset.id)!, ...ruleset.rules.map(({ id }) => renderPage(id, ruleset.id)!)];
      const targets = new Set(
        pages.flatMap((text) => [...text.matchAll(/\]\((asdic-rule:[^)]*)\)/g)].map(([, target]) => target!)),
      );
      assert.ok(targets.size > ruleset.rules.length);
      for (const target of targets) {
        const { ruleset: id, rule } = parseRulePageUri(target)!;
        assert.ok(renderPage(rule, id), target);
      }
    }
  });

  it('shows an example with dice, computed by the engine, with the line of the rule marked', () => {
    const section = renderPage('highest-section')!;
    assert.match(section, /## Example\n\n\*Bay of Biscay\*\n\n\*\*Search of the sub side\*\*: \*\*4\*\* on a d10\./);
    assert.match(section, /\| \*\*highest section[^|]*\| \*\*-3\*\* \| this rule \|\n\| \*\*total\*\* \| \*\*1\*\*/);
    for (const ruleset of rulesets) {
      const shown = ruleset.rules.filter(({ id }) => renderPage(id, ruleset.id)!.includes('## Example\n'));
      assert.ok(shown.length > 20, `${ruleset.id}: ${shown.length} rules have an example`);
    }
  });

  it('adds up in every example: the lines of its arithmetic give the total', () => {
    let count = 0;
    for (const ruleset of rulesets)
      for (const { id } of ruleset.rules)
        for (const [, rows] of renderPage(id, ruleset.id)!.matchAll(
          /\|  \| rule \|\n\| --- \| --: \| --- \|\n((?:\|.*\n)+)/g,
        )) {
          const values = rows!
            .trim()
            .split('\n')
            .map((row) => Number(/\| \**([+-]?[\d.]+)\** \|[^|]*\|$/.exec(row)?.[1]));
          if (values.length < 3 || values.some(Number.isNaN)) continue;
          assert.ok(Math.abs(values.slice(0, -1).reduce((sum, value) => sum + value, 0) - values.at(-1)!) < 1e-6, rows);
          count++;
        }
    assert.ok(count > 30, String(count));
  });

  it('finds no page for unknown rules and rulesets', () => {
    assert.equal(renderPage('no-such-rule'), undefined);
    assert.equal(renderPage('owner-acted', 'no-such-ruleset'), undefined);
  });
});

describe('the index of a ruleset', () => {
  it('lists every rule under its chapter, in the order of the book', () => {
    const index = renderPage()!;
    const { rules } = rulesets[0]!;
    assert.ok(rules.every(({ id }) => index.includes(`asdic-rule:/asdic-rules/wif-ssw/${id}/`)));
    const sections = [...index.matchAll(/^- \[(1\.\d[\w.]*) /gm)].map(([, section]) => section!);
    const sorted = sections.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    assert.deepEqual(sections, sorted);
  });
});
