import assert from 'node:assert/strict';
import { limits, parse, rangeOf, sourceOf, applyTextEdits, type SourceFile } from '../../../server/src/text/index';
import { assertMarked, dedent, fixture } from '../../support/fixture';

/** Compares the diagnostics of a text with its carets. */
function check(source: string): SourceFile {
  const marked = fixture(source);
  const file = parse(marked.text);
  assertMarked(file.problems, marked);
  return file;
}

/** The text after the first fix of its first diagnostic. */
function fixed(source: string): string {
  const text = dedent(source);
  const fix = parse(text).problems[0]?.fixes?.[0];
  assert.ok(fix, 'There is no fix.');
  return applyTextEdits(text, fix.edits);
}

const dataOf = (file: SourceFile) => file.documents.map((document) => document.data);

describe('parse', () => {
  it('parses scenarios as plain data', () => {
    const file = check(`
      ruleset: wif-ssw
      turn: { year: 1941, months: jan-feb }
      power: yes
      empty:
      list:
        - 1
        - 2.5
        - "3"
    `);
    assert.deepEqual(dataOf(file), [
      { ruleset: 'wif-ssw', turn: { year: 1941, months: 'jan-feb' }, power: 'yes', empty: null, list: [1, 2.5, '3'] },
    ]);
    assert.equal(file.broken, false);
  });

  it('parses several documents as several scenarios', () => {
    const file = check('a: 1\n---\n# nothing\n---\nb: 2\n...\n---\nc: 3\n');
    assert.deepEqual(dataOf(file), [{ a: 1 }, { b: 2 }, { c: 3 }]);
  });

  it('finds no scenario in an empty text or in comments', () => {
    assert.deepEqual(dataOf(check('')), []);
    assert.deepEqual(dataOf(check('# nothing\n\n')), []);
  });

  it('keeps keys as written', () => {
    assert.deepEqual(dataOf(check('007: a\n1.0: b\n__proto__: c\nconstructor: d\n')), [
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
      const [data] = dataOf(check(source));
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
      const shown = (place: Parameters<typeof sourceOf>[0] | undefined) => {
        const range = place && rangeOf(document, place);
        return range && text.slice(range.from, range.to);
      };
      const merged = { owner: units[1]!, key: 'attack' };
      assert.equal(shown(merged), '*fast');
      assert.equal(shown(sourceOf(merged)), '5');
      assert.equal(shown(sourceOf({ ...merged, onKey: true })), 'attack');
      assert.equal(shown({ owner: units[1]!.tags, key: 0 }), '*base');
      assert.equal(shown(sourceOf({ owner: units[1]!.tags, key: 0 })), 'a');
      assert.equal(shown({ owner: units, key: 2 }), '*base');
      assert.equal(shown(sourceOf({ owner: units, key: 2 })), '{ type: sub, attack: 3, tags: [a] }');
      assert.equal(sourceOf({ owner: units[1]!, key: 'id' }), undefined);
    });
    it('each alias has its own objects', () => {
      const [data] = dataOf(check('a: &a { x: [1] }\nb: *a\nc: *a\n')) as [{ a: object; b: object; c: object }];
      assert.notEqual(data.b, data.a);
      assert.notEqual(data.b, data.c);
    });
    it('reports an unknown anchor with the nearest one', () => {
      check(`
        base: &base 1
        other: *bsae
        #      ^^^^^ syntax/unknown-anchor  Did you mean \`*base\`?
      `);
      assert.equal(fixed('a: &base 1\nb: *bsae\n'), 'a: &base 1\nb: *base\n');
    });
    it('reports a merge of a value that is no mapping and an anchor inside itself', () => {
      check(`
        a: &a 1
        b: { <<: *a }
        #        ^^ syntax/merge
        c: &c
          d: *c
        #    ^^ syntax/unknown-anchor
      `);
    });
    it('does not resolve anchors of another scenario', () => {
      check(`
        a: &a 1
        ---
        b: *a
        #  ^^ syntax/unknown-anchor
      `);
    });
  });

  describe('syntax errors', () => {
    it('reports tabs in the indentation once and replaces all of them', () => {
      const file = parse('turn:\n\tyear: 1941\n\tmonths: jan-feb\n');
      assert.deepEqual(
        file.problems.map(({ code, range }) => [code, range]),
        [['syntax/tab', { from: 6, to: 7 }]],
      );
      assert.equal(fixed('turn:\n\tyear: 1941\n\tmonths: jan-feb\n'), 'turn:\n  year: 1941\n  months: jan-feb\n');
      assert.deepEqual(dataOf(file), [{ turn: { year: 1941, months: 'jan-feb' } }]);
      assert.equal(file.broken, true);
    });
    it('reports the conflict markers of git', () => {
      const file = check(`
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
      const file = check(`
        title: "Condors
        #      ^^^^^^^^ syntax/unclosed-quote
        year: 1941
      `);
      assert.deepEqual(dataOf(file), [{ title: 'Condors', year: 1941 }]);
      assert.equal(fixed("a: 'x\nb: 1\n"), "a: 'x'\nb: 1\n");
    });
    it('reports an unclosed bracket and parses the lines after it', () => {
      const file = check(`
        dice: [1, 2
        #     ^^^^^ syntax/unclosed-bracket
        year: 1941
      `);
      assert.deepEqual(dataOf(file), [{ dice: [1, 2], year: 1941 }]);
      assert.equal(fixed('a: { x: 1\nb: 1\n'), 'a: { x: 1}\nb: 1\n');
    });
    it('reports a missing colon and a missing blank', () => {
      check(`
        a: 1
        pow
        ^^^ syntax/missing-colon
        year:1941
        ^^^^^^^^^ syntax/missing-blank
        b: { x:1 }
        #    ^^^ syntax/missing-blank
      `);
      assert.equal(fixed('year:1941\n'), 'year: 1941\n');
      assert.equal(fixed('b: { x:1 }\n'), 'b: { x: 1 }\n');
    });
    it('reports a wrongly indented line', () => {
      check(`
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
      const file = check(`
        a: 1
        b: { x: 1, x: 2 }
        #          ^ syntax/duplicate-key
        a: 2
        ^ syntax/duplicate-key
      `);
      assert.deepEqual(dataOf(file), [{ a: 1, b: { x: 1 } }]);
      assert.deepEqual(file.problems[1]!.related?.[0]?.range, { from: 0, to: 1 });
      assert.equal(file.broken, false);
    });
    it('reports reserved characters, tags, escapes and unexpected characters', () => {
      check(`
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
      check('- a\n^^^ syntax/not-a-mapping\n- b\n');
      check('just text\n^^^^^^^^^ syntax/missing-colon\n');
    });
  });

  describe('limits', () => {
    it('rejects a text that is too long', () => {
      const file = parse(`a: ${'x'.repeat(limits.length)}`);
      assert.deepEqual(
        file.problems.map(({ code }) => code),
        ['syntax/too-large'],
      );
      assert.deepEqual(file.documents, []);
    });
    it('rejects values nested too deep, at any depth', () => {
      for (const depth of [limits.depth + 2, 900, 200_000]) {
        const file = parse(`a: ${'['.repeat(depth)}${']'.repeat(depth)}\nb: 1\n`);
        assert.deepEqual(
          file.problems.map(({ code }) => code),
          ['syntax/too-deep'],
          String(depth),
        );
        assert.equal(file.documents[0]!.data['b'], 1);
      }
    });
    it('rejects aliases that expand to too many values', () => {
      const levels = Array.from(
        { length: 9 },
        (_, level) => `l${level + 1}: &l${level + 1} [${Array(9).fill(`*l${level}`).join(', ')}]`,
      );
      const file = parse(`l0: &l0 x\n${levels.join('\n')}\n`);
      assert.deepEqual(
        file.problems.map(({ code }) => code),
        ['syntax/alias-expansion'],
      );
    });
    it('rejects a text with too many values', () => {
      const file = parse(`a: [${'1,'.repeat(limits.values + 1)}]`);
      assert.deepEqual(
        file.problems.map(({ code }) => code),
        ['syntax/too-large'],
      );
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
});
