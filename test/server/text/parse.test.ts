import assert from 'node:assert/strict';
import { limits, parse, rangeAt, findSource, applyTextEdits, type SourceFile } from '../../../server/src/text/index';
import { assertMarked, dedent, fixture } from '../../support/fixture';
import { brokenTexts, yamlConstructs } from './yaml-constructs';

/** Compares the diagnostics of a text with its carets. */
function parseMarked(source: string): SourceFile {
  const marked = fixture(source);
  const file = parse(marked.text);
  assertMarked(file.diagnostics, marked);
  return file;
}

/** The text after the first fix of its first diagnostic. */
function applyFirstFix(source: string): string {
  const text = dedent(source);
  const fix = parse(text).diagnostics[0]?.fixes?.[0];
  assert.ok(fix, 'There is no fix.');
  return applyTextEdits(text, fix.edits);
}

const getData = (file: SourceFile) => file.documents.map((document) => document.data);

describe('parse', () => {
  it('parses scenarios as plain data', () => {
    const file = parseMarked(`
      ruleset: wif-ssw
      turn: { year: 1941, months: jan-feb }
      power: yes
      empty:
      list:
        - 1
        - 2.5
        - "3"
    `);
    assert.deepEqual(getData(file), [
      { ruleset: 'wif-ssw', turn: { year: 1941, months: 'jan-feb' }, power: 'yes', empty: null, list: [1, 2.5, '3'] },
    ]);
    assert.equal(file.broken, false);
  });

  it('parses several documents as several scenarios', () => {
    const file = parseMarked('a: 1\n---\n# nothing\n---\nb: 2\n...\n---\nc: 3\n');
    assert.deepEqual(getData(file), [{ a: 1 }, { b: 2 }, { c: 3 }]);
  });

  it('finds no scenario in an empty text or in comments', () => {
    assert.deepEqual(getData(parseMarked('')), []);
    assert.deepEqual(getData(parseMarked('# nothing\n\n')), []);
  });

  it('keeps keys as written', () => {
    assert.deepEqual(getData(parseMarked('007: a\n1.0: b\n__proto__: c\nconstructor: d\n')), [
      JSON.parse('{"007":"a","1.0":"b","__proto__":"c","constructor":"d"}'),
    ]);
  });

  describe('anchors and merge keys', () => {
    const source = `
      base: &base { type: sub, attack: 3, tags: [a] }
      fast: &fast { attack: 5, section: 4 }
      units:
        - { <<: *base, id: one }
        - <<: [*fast, *base]
          id: two
        - *base
    `;
    it('own keys win over merged ones, and earlier merged ones over later ones', () => {
      const [data] = getData(parseMarked(source));
      assert.deepEqual((data as { units: unknown }).units, [
        { id: 'one', type: 'sub', attack: 3, tags: ['a'] },
        { id: 'two', attack: 5, section: 4, type: 'sub', tags: ['a'] },
        { type: 'sub', attack: 3, tags: ['a'] },
      ]);
    });
    it('a merged value has the range of its use and the place of its source', () => {
      const { text } = fixture(source);
      const document = parse(text).documents[0]!;
      const { units } = document.data as { units: { tags: string[] }[] };
      const textAt = (place: Parameters<typeof findSource>[0] | undefined) => {
        const range = place && rangeAt(document, place);
        return range && text.slice(range.from, range.to);
      };
      const merged = { owner: units[1]!, key: 'attack' };
      assert.equal(textAt(merged), '*fast');
      assert.equal(textAt(findSource(merged)), '5');
      assert.equal(textAt(findSource({ ...merged, onKey: true })), 'attack');
      assert.equal(textAt({ owner: units[1]!.tags, key: 0 }), '*base');
      assert.equal(textAt(findSource({ owner: units[1]!.tags, key: 0 })), 'a');
      assert.equal(textAt({ owner: units, key: 2 }), '*base');
      assert.equal(textAt(findSource({ owner: units, key: 2 })), '{ type: sub, attack: 3, tags: [a] }');
      assert.equal(findSource({ owner: units[1]!, key: 'id' }), undefined);
    });
    it('each alias has its own objects', () => {
      const [data] = getData(parseMarked('a: &a { x: [1] }\nb: *a\nc: *a\n')) as [{ a: object; b: object; c: object }];
      assert.notEqual(data.b, data.a);
      assert.notEqual(data.b, data.c);
    });
    it('reports an unknown anchor with the nearest one', () => {
      parseMarked(`
        base: &base 1
        other: *bsae
        #      ^^^^^ syntax/unknown-anchor  Did you mean \`*base\`?
      `);
      assert.equal(applyFirstFix('a: &base 1\nb: *bsae\n'), 'a: &base 1\nb: *base\n');
    });
    it('reports a merge of a value that is no mapping and an anchor inside itself', () => {
      parseMarked(`
        a: &a 1
        b: { <<: *a }
        #        ^^ syntax/merge
        c: &c
          d: *c
        #    ^^ syntax/unknown-anchor
      `);
    });
    it('reports a merge of an unknown anchor as unknown alone, and one of an anchor without a value as no mapping', () => {
      parseMarked(`
        a: &a
        b: { <<: *none, id: 1 }
        #        ^^^^^ syntax/unknown-anchor
        c: { <<: *a, id: 2 }
        #        ^^ syntax/merge
        d: { <<: [*none, *a] }
        #         ^^^^^ syntax/unknown-anchor
        #                ^^ syntax/merge
      `);
    });
    it('does not resolve anchors of another scenario', () => {
      parseMarked(`
        a: &a 1
        ---
        b: *a
        #  ^^ syntax/unknown-anchor
      `);
    });
  });

  describe('syntax errors', () => {
    it('counts the lines that are indented with tabs, and marks the tabs of the first', () => {
      for (const [lines, words] of [
        ['\tb: 1\n', 'a line is'],
        ['  \t b: 1\n', 'a line is'],
        ['\tb: 1\n\tc: 2\n', '2 lines are'],
        ['\tb:\n\t\tc: 2\n\td: 3\n', '3 lines are'],
      ] as const) {
        const [{ message, range }] = parse(`a:\n${lines}`).diagnostics as [SourceFile['diagnostics'][number]];
        assert.match(message, new RegExp(`, and ${words} indented with them`));
        assert.deepEqual(range, { from: 3, to: 3 + lines.indexOf('b') });
      }
    });
    it('reports tabs in the indentation once and replaces all of them', () => {
      const file = parse('turn:\n\tyear: 1941\n\tmonths: jan-feb\n');
      assert.deepEqual(
        file.diagnostics.map(({ code, range }) => [code, range]),
        [['syntax/tab', { from: 6, to: 7 }]],
      );
      assert.equal(
        applyFirstFix('turn:\n\tyear: 1941\n\tmonths: jan-feb\n'),
        'turn:\n  year: 1941\n  months: jan-feb\n',
      );
      assert.deepEqual(getData(file), [{ turn: { year: 1941, months: 'jan-feb' } }]);
      assert.equal(file.broken, true);
    });
    it('reports the conflict markers of git', () => {
      const file = parseMarked(`
        a: 1
        <<<<<<< HEAD
        ^^^^^^^^^^^^ syntax/merge-conflict
        b: 2
        =======
        b: [
        >>>>>>> theirs
      `);
      assert.deepEqual(file.documents, []);
      assert.equal(file.broken, true);
    });
    it('reports an unclosed quote and parses the lines after it', () => {
      const file = parseMarked(`
        title: "Condors
        #      ^^^^^^^^ syntax/unclosed-quote
        year: 1941
      `);
      assert.deepEqual(getData(file), [{ title: 'Condors', year: 1941 }]);
      assert.equal(applyFirstFix("a: 'x\nb: 1\n"), "a: 'x'\nb: 1\n");
    });
    it('reports an unclosed bracket and parses the lines after it', () => {
      const file = parseMarked(`
        dice: [1, 2
        #     ^^^^^ syntax/unclosed-bracket
        year: 1941
      `);
      assert.deepEqual(getData(file), [{ dice: [1, 2], year: 1941 }]);
      assert.equal(applyFirstFix('a: { x: 1\nb: 1\n'), 'a: { x: 1}\nb: 1\n');
    });
    it('a preferred fix of the only problem leaves none, if the text is a mapping then', () => {
      const texts = [...brokenTexts, ...Object.values(yamlConstructs).flat()];
      const fixed = texts.flatMap((text) => {
        const { diagnostics } = parse(text);
        if (diagnostics.length > 1) return [];
        const fixes = (diagnostics[0]?.fixes ?? []).filter(({ preferred }) => preferred);
        return fixes.map(({ edits }) => {
          const remaining = parse(applyTextEdits(text, edits)).diagnostics;
          const isFixed = remaining.length === 0 || remaining[0]!.code === 'syntax/not-a-mapping';
          return isFixed ? 'fixed' : `${JSON.stringify(text)}: ${remaining[0]!.message}`;
        });
      });
      assert.deepEqual([...new Set(fixed)], ['fixed']);
      assert.ok(fixed.length > 20, String(fixed.length));
      for (const text of ['a: [1, 2 # b\nc: 3\n', 'a: [\n  1,\n  2\nb: 3\n'])
        assert.deepEqual(
          parse(text).diagnostics.map(({ fixes }) => fixes),
          [[]],
          text,
        );
    });
    it('reports a missing colon and a missing blank', () => {
      parseMarked(`
        a: 1
        pow
        ^^^ syntax/missing-colon
        year:1941
        ^^^^^^^^^ syntax/missing-blank
        b: { x:1 }
        #    ^^^ syntax/missing-blank
      `);
      assert.equal(applyFirstFix('year:1941\n'), 'year: 1941\n');
      assert.equal(applyFirstFix('b: { x:1 }\n'), 'b: { x: 1 }\n');
    });
    it('reports a wrongly indented line', () => {
      parseMarked(`
        a:
          x: 1
         y: 2
        #^ syntax/indentation
        b: 1
          c: 2
        # ^ syntax/nesting
      `);
    });
    it('reports a duplicate key and keeps the first value', () => {
      const file = parseMarked(`
        a: 1
        b: { x: 1, x: 2 }
        #          ^ syntax/duplicate-key
        a: 2
        ^ syntax/duplicate-key
      `);
      assert.deepEqual(getData(file), [{ a: 1, b: { x: 1 } }]);
      assert.deepEqual(file.diagnostics[1]!.related?.[0]?.range, { from: 0, to: 1 });
      assert.equal(file.broken, false);
    });
    it('distinguishes the errors of anchors and aliases', () => {
      parseMarked(`
        a: * # and
        #  ^ syntax/anchor  There is no name after \`*\`
        b: &x &y 1
        #     ^^ syntax/anchor  A value has at most one anchor
        c: &z 1
        d: &w *z
        #     ^^ syntax/anchor  takes no anchor or tag
        e: {&x ? k: 1}
        #      ^ syntax/anchor  directly before their value
      `);
    });
    it('reports reserved characters, tags, escapes and unexpected characters', () => {
      parseMarked(`
        a: @x
        #  ^ syntax/reserved-character
        b: !thing x
        #  ^^^^^^ syntax/tag
        c: "\\q"
        #   ^ syntax/escape
        d: x }
        e: [1] ]
        #      ^ syntax/unexpected
        f: - x
        #  ^ syntax/unexpected  on the next line
        g: !!binary aGk=
        #  ^^^^^^^^ syntax/tag
      `);
    });
    it('reports a text that is no mapping', () => {
      parseMarked('- a\n^^^ syntax/not-a-mapping\n- b\n');
      parseMarked('just text\n^^^^^^^^^ syntax/missing-colon\n');
    });
  });

  describe('limits', () => {
    it('rejects a text that is too long', () => {
      const file = parse(`a: ${'x'.repeat(limits.length)}`);
      assert.deepEqual(
        file.diagnostics.map(({ code }) => code),
        ['syntax/too-large'],
      );
      assert.deepEqual(file.documents, []);
    });
    it('rejects values nested too deep, at any depth', () => {
      for (const depth of [limits.depth + 2, 900, 200_000]) {
        const file = parse(`a: ${'['.repeat(depth)}${']'.repeat(depth)}\nb: 1\n`);
        assert.deepEqual(
          file.diagnostics.map(({ code }) => code),
          ['syntax/too-deep'],
          String(depth),
        );
        assert.equal(file.documents[0]!.data['b'], 1);
      }
    });
    it('reports too many dashes on a line at the first one', () => {
      const { diagnostics } = parse(`a:\n  ${'- '.repeat(10 * limits.depth)}1\n`);
      assert.deepEqual(
        diagnostics.map(({ code, range }) => ({ code, range })),
        [{ code: 'syntax/too-deep', range: { from: 5, to: 6 } }],
      );
    });
    it('rejects aliases that expand to too many values', () => {
      const levels = Array.from(
        { length: 9 },
        (_, level) => `l${level + 1}: &l${level + 1} [${Array(9).fill(`*l${level}`).join(', ')}]`,
      );
      const file = parse(`l0: &l0 x\n${levels.join('\n')}\n`);
      assert.deepEqual(
        file.diagnostics.map(({ code }) => code),
        ['syntax/alias-expansion'],
      );
    });
    it('rejects a text with too many values', () => {
      const listCodes = (count: number) => parse(`a: [${'1,'.repeat(count)}]`).diagnostics.map(({ code }) => code);
      const itemCount = limits.values - 2; // the list and the mapping around it are values as well
      assert.deepEqual(listCodes(itemCount), []);
      assert.deepEqual(listCodes(itemCount + 1), ['syntax/too-large']);
    });
  });

  it('parses any text without throwing', () => {
    for (const text of [
      '\0',
      '\ufeffa: 1',
      '\ud800',
      '&',
      '*',
      '- - - -',
      '? ? ?',
      ': : :',
      '{',
      '}',
      '"',
      "'",
      '%',
      '---',
      '...',
      '--- a',
      '--- |\n x',
      '<<: <<',
      '!',
      '|',
      '>',
      '\r',
      '\r\n\r\n',
      '\t',
      '#',
    ])
      assert.ok(parse(text), JSON.stringify(text));
  });

  it('finds the fault of a line in thousands that is indented unlike the others, with lines further out after them', () => {
    for (const levels of [2, 4, 6])
      for (let at = 1; at <= 2 * levels; at++) {
        const opening = Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}k${level}:\n`).join('');
        const item = `${'  '.repeat(levels)}- u: e\n`;
        const before = opening + item.repeat(20);
        const text = `${before}${item.slice(0, at)}x${item.slice(at)}${item.repeat(4000)}  z: 1\n`;
        const [diagnostic] = parse(text).diagnostics;
        assert.ok(diagnostic, `${levels} levels, an x after ${at} characters`);
        const { from } = diagnostic.range;
        assert.ok(
          from >= before.length - item.length && from <= before.length + 3 * item.length,
          `${levels} levels, an x after ${at} characters: ${diagnostic.code} at ${from}, not near ${before.length}`,
        );
      }
  });
});
