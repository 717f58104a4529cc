/** Names with special meaning for their renderer: icons, links, Markdown, HTML, control characters. They stay text everywhere. */
import assert from 'node:assert/strict';
import {
  collectActions,
  listAllCombats,
  analyse,
  emptyMemory,
  getHover,
  findInlineOutcomes,
  findLenses,
  diagnose,
  remember,
  resolveCombat,
} from '../../../server/src/features';
import { escapeMarkdown, stripLinks } from '../../../server/src/features/format/markdown';
import { toPlainLabel, toPrintable, escapeInvisible } from '../../../server/src/model/wording';
import { environment } from '../../support/environment';

const names = {
  icon: '$(error) sunk',
  'link to a command': '[free](command:workbench.action.quit)',
  'bare address': 'see https://example.org/x and www.example.org',
  'mail address': 'me@example.org',
  markup: '<img src=x> **bold** `code`',
  'turned text': '\u202eknus\u202c',
  'terminal control': '\u001b[2J\u0007',
  lines: 'one\ntwo',
};

/** Characters that a text shown on one line must not contain. */
const specialCharacters = /\$\(|\]\(|[\u202a-\u202e\u2066-\u2069\u0000-\u0008\u000b-\u001f]/;

function writeScenario(name: string): string {
  const quoted = JSON.stringify(name);
  return [
    'ruleset: wif-ssw',
    `title: ${quoted}`,
    'powers: { germany: { side: axis }, cw: { side: allied } }',
    'engagements:',
    '  - id: b',
    `    seaZone: ${quoted}`,
    '    weather: fine',
    `    subs: { power: ${quoted}, units: [{ id: u, type: sub, attack: 3, section: 3 }] }`,
    '    convoy: { power: cw, convoyPoints: 1 }',
    '    dice: { seed: 1 }',
    `  - { id: c, seaZone: ${quoted}, weather: fine, subs: { power: germany, units: [{ id: v, type: sub, attack: 3, section: 3 }] }, convoy: { power: cw, convoyPoints: 1 }, dice: { seed: 1 } }`,
    '',
  ].join('\n');
}

describe('a hostile name', () => {
  for (const [label, name] of Object.entries(names)) {
    it(`${label} is plain text in diagnostics, lenses, results and actions`, () => {
      const text = writeScenario(name);
      const analysis = analyse(text, undefined, environment());
      const diagnosticList = diagnose(analysis);
      assert.ok(diagnosticList.some(({ code }) => code === 'id/unknown'));
      const combat = listAllCombats(analysis)[0]!;
      const resolved = resolveCombat(combat, { fallbackSeed: 1 });
      assert.ok('report' in resolved);
      const memory = remember(emptyMemory, combat, { ...resolved, summary: name });
      const lines = [
        ...findLenses(analysis, memory).flatMap(({ title, tooltip }) => [title, tooltip]),
        ...findInlineOutcomes(analysis, memory).map(({ text: inline }) => inline),
        ...collectActions(analysis, { from: 0, to: text.length }, diagnosticList, memory).map(({ title }) => title),
        ...diagnosticList.flatMap((problem) => problem.listFixes().map(({ title }) => title)),
      ];
      assert.ok(lines.length > 4);
      for (const line of lines) assert.doesNotMatch(line, specialCharacters);
      // Messages are plain text in an editor, which renders no icons or links in them.
      const messages = diagnosticList.flatMap(({ message, related }) => [
        message,
        ...related.map((other) => other.message),
      ]);
      for (const message of messages)
        assert.doesNotMatch(message.replaceAll('$(', '').replaceAll('](', ''), specialCharacters);
    });

    it(`${label} is plain text in hovers`, () => {
      const text = writeScenario(name);
      const analysis = analyse(text, undefined, environment());
      for (let at = 0; at < text.length; at += 3) {
        const markdown = (getHover(analysis, at)?.markdown ?? '').replaceAll(
          /\]\((?:asdic-rule|command:asdic)[^)]*\)/g,
          '',
        );
        assert.doesNotMatch(
          markdown,
          /[\u202a-\u202e\u0000-\u0008\u000b-\u001f]|(?<!\\)<img|(?<!\\)\]\(|https:\/\/|www\.e|me@/,
        );
      }
    });
  }

  it('an address in a name is no link in its Markdown', () => {
    assert.equal(escapeMarkdown('https://a.b www.a.b me@a.b'), 'https\\://a.b www\\.a.b me\\@a.b');
    assert.equal(stripLinks('*at* https://a.b, `https://a.b`'), '*at* https\\://a.b, `https://a.b`');
  });

  it('control characters are escaped, on one line or on several', () => {
    assert.equal(toPrintable('a\n\u001b[2J'), 'a \\u{1b}[2J');
    assert.equal(escapeInvisible('a\r\nb\t\u202ec'), 'a\nb \\u{202e}c');
    assert.equal(toPrintable('\u{1f469}\u200d\u{1f680}'), '\u{1f469}\u200d\u{1f680}');
  });

  it('icons, links and very long text give a plain label', () => {
    assert.equal(toPlainLabel('$(error) [a](b)'), '$ (error) [a] (b)');
    assert.equal(toPlainLabel('x'.repeat(1000)).length, 300);
    assert.equal(toPlainLabel(`${'x'.repeat(298)}\u{1f680}y`), `${'x'.repeat(298)}…`);
  });
});
