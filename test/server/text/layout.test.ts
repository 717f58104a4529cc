import assert from 'node:assert/strict';
import fs from 'node:fs';
import fc from 'fast-check';
import { applyTextEdits, createLayoutEdits, parse } from '../../../server/src/text';
import type { LayoutOptions } from '../../../server/src/text';
import { createRandomNumbers } from '../../fuzz/random';
import { mutate } from '../../fuzz/mutate';
import { dedent, fixture } from '../../support/fixture';
import { writeScenario } from '../../support/random-from-schema';
import { scenarioFiles } from '../../support/samples';
import { chooser, layout, root, writeMapping } from './arbitrary';

const applyLayout = (text: string, options: Partial<LayoutOptions> = {}): string =>
  applyTextEdits(text, createLayoutEdits(parse(text), { indent: 2, ...options }));

/** Checks that formatting turns the first text into the second and leaves the second unchanged. */
function assertBecomes(before: string, after: string, options?: Partial<LayoutOptions>): void {
  assert.equal(applyLayout(dedent(before), options), dedent(after));
  assert.equal(applyLayout(dedent(after), options), dedent(after));
}

const assertStays = (text: string, options?: Partial<LayoutOptions>) => assertBecomes(text, text, options);

/** Checks that formatting keeps data, diagnostics and characters except blanks, and changes nothing the second time. */
function assertOnlyBlanksChange(text: string, options?: Partial<LayoutOptions>): void {
  const once = applyLayout(text, options);
  const [before, after] = [parse(text), parse(once)];
  const show = `\n--- before\n${text}\n--- after\n${once}\n---`;
  assert.deepEqual(
    after.documents.map(({ data }) => data),
    before.documents.map(({ data }) => data),
    `data${show}`,
  );
  assert.deepEqual(
    after.diagnostics.map(({ code }) => code),
    before.diagnostics.map(({ code }) => code),
    `problems${show}`,
  );
  assert.equal(once.replaceAll(/[ \t]/g, ''), text.replaceAll(/[ \t]/g, ''), `characters${show}`);
  assert.equal(applyLayout(once, options), once, `twice${show}`);
}

describe('layout of a text', () => {
  it('formats indentation and blanks', () => {
    assertBecomes(
      `
        ruleset:   wif-ssw
        powers:
           germany:  {side: axis ,atWarWith:[ cw,us ]}
           cw :
                side: allied
        engagements:
         -   id: biscay
             subs:
               units:
               - { id: flotilla-7,type:  sub}
               -  { }
               - [ ]
      `,
      `
        ruleset: wif-ssw
        powers:
          germany: { side: axis, atWarWith: [cw, us] }
          cw:
            side: allied
        engagements:
          - id: biscay
            subs:
              units:
                - { id: flotilla-7, type: sub }
                - {}
                - []
      `,
    );
  });

  it('indents by the requested width', () => {
    assertBecomes(
      'a:\n  b:\n    - c: 1\n      d:\n        e: 2\n',
      'a:\n    b:\n        - c: 1\n          d:\n              e: 2\n',
      {
        indent: 4,
      },
    );
  });

  it('indents lists like most lists of the file', () => {
    assertBecomes('a:\n- 1\nb:\n- 2\nc:\n   - 3\n', 'a:\n- 1\nb:\n- 2\nc:\n- 3\n');
    assertBecomes('a:\n- 1\nb:\n - 2\nc:\n   - 3\n', 'a:\n  - 1\nb:\n  - 2\nc:\n  - 3\n');
  });

  it('keeps comments and blank lines where they belong', () => {
    assertBecomes(
      `
        # the scenario
        units:
             # before the first
            - a   # behind it
           # before the second

            - b
              # behind the last
            # in line with the items
        # at the margin
        other: 1  # two blanks are a way to write them
      `,
      `
        # the scenario
        units:
          # before the first
          - a  # behind it
          # before the second

          - b
            # behind the last
          # in line with the items
        # at the margin
        other: 1  # two blanks are a way to write them
      `,
    );
  });

  it('keeps aligned columns with as few blanks as possible', () => {
    assertBecomes(
      `
        units:
          - { id: a,       type: sub,    count:  2 }  # first
          - { id: longer,  type: asw,    count: 12 }  # second

          - { id: alone,   type: sub }
      `,
      `
        units:
          - { id: a,      type: sub, count:  2 }  # first
          - { id: longer, type: asw, count: 12 }  # second

          - { id: alone, type: sub }
      `,
    );
    assertBecomes('ab:     1\nc:      2\n\nd:   3\n', 'ab: 1\nc:  2\n\nd: 3\n');
    assertStays('a:    1\nlong: 2\n');
  });

  it('keeps columns aligned across a line with only a comment', () => {
    assertStays('a:    1\n# note\nlong: 2\n');
  });
  it('aligns nothing that is below one another only by chance', () => {
    assertBecomes('a: [1,2,3] # first\nb: [1, 23] # second\n', 'a: [1, 2, 3] # first\nb: [1, 23] # second\n');
  });
  it('keeps quotes, anchors, tags, and brackets or none', () => {
    assertBecomes(
      `
        a:   &one   { "x" : 1, 'y': "two  words" }
        b:    *one
        c:
             <<:   *one
             z:   !!str   1
      `,
      `
        a: &one { "x": 1, 'y': "two  words" }
        b: *one
        c:
          <<: *one
          z: !!str 1
      `,
    );
  });

  it('keeps the line breaks inside brackets', () => {
    assertBecomes(
      `
        dice: {
            search: 4,
              x: [ 1,
            2 ]
          }
        losses: [a,
                 b,
            c]
        units:
           - { id: a,
               type: sub
             }
      `,
      `
        dice: {
          search: 4,
          x: [1,
            2]
        }
        losses: [a,
                 b,
          c]
        units:
          - { id: a,
              type: sub
            }
      `,
    );
  });

  it('indents inner brackets below their key', () => {
    assertBecomes('a: { b: { c:\n     } }\n', 'a: { b: { c:\n  } }\n');
  });

  it('moves multi-line text as a whole', () => {
    assertBecomes(
      'a:\n    notes: |\n        two\n          lines\n\n        more\n    other: "to\n      be"\n    plain: one\n     two\n',
      'a:\n  notes: |\n    two\n      lines\n\n    more\n  other: "to\n    be"\n  plain: one\n   two\n',
    );
  });

  it('keeps the lines of multi-line text deeper than their key', () => {
    for (const value of ['"one\n    two"', "'one\n    two'", 'one\n    two', 'one\n\n    two'])
      assertBecomes(`a:\n   b:\n        ${value}\n`, `a:\n  b:\n    ${value}\n`);
  });

  it('keeps the anchor, the tag and the comments before the first key of a document', () => {
    for (const before of ['&all', '!!map', '&all !!map', '&all # everything', '&all\n# first', '&all\n\n# first\n'])
      for (const [value, after] of [
        ['a:   1', 'a: 1'],
        ['a:\n    b: 1', 'a:\n  b: 1'],
      ] as const)
        assertBecomes(`${before}\n${value}\n`, `${before}\n${after}\n`);
    assertBecomes('&all {a:  1}\n', '&all { a: 1 }\n');
  });

  it('indents a mapping whose first key has an anchor', () => {
    assertBecomes(
      `
        a:
             # before
             &x b:   1
             # between
             c:  2
               # after
        d:
          -   &y e: 1
              # between
              f:  2
      `,
      `
        a:
          # before
          &x b: 1
          # between
          c: 2
            # after
        d:
          - &y e: 1
            # between
            f: 2
      `,
    );
  });

  it('removes trailing blanks and keeps line endings', () => {
    assert.equal(applyLayout('a: 1  \r\n   \r\nb:\t2 \t\r\n'), 'a: 1\r\n\r\nb: 2\r\n');
    assert.equal(applyLayout('a: 1'), 'a: 1');
  });

  it('leaves unreadable parts unchanged and formats the others', () => {
    assertBecomes('a: { x:  1\nb:   { y:  2}\n', 'a: { x:  1\nb: { y: 2 }\n');
    assertStays('a:\n\tb:   1\n');
    assertStays('<<<<<<< HEAD\na:   1\n=======\na:   2\n>>>>>>> other\n');
  });

  it('leaves YAML that no scenario needs unchanged', () => {
    assertStays('a:\n    ? b\n    :   1\n');
    assertStays('a:\n    b: |4\n            x\n');
  });

  it('formats several documents one by one', () => {
    assertBecomes('a:   1\n---\nb:\n    c: 1\n', 'a: 1\n---\nb:\n  c: 1\n');
  });

  it('formats only the lines of a range and moves nothing that extends beyond it', () => {
    const formatRange = (source: string) => {
      const { text, cursors } = fixture(source);
      return applyLayout(text, { range: { from: cursors[0]!, to: cursors[1]! } });
    };
    assert.equal(formatRange('a:\n    b:  $01\n    c:  2$0\nd:\n    e:  1\n'), 'a:\n  b: 1\n  c: 2\nd:\n    e:  1\n');
    assert.equal(formatRange('$0a:  1\nbb$0:   2\nc:     3\n'), 'a: 1\nbb: 2\nc:     3\n');
    assert.equal(formatRange('a:\n    b:  $01$0\n    c:   2\n'), 'a:\n    b: 1\n    c:   2\n');
    assert.equal(formatRange('a:\n    -   b:  $01$0\n        c:   2\n'), 'a:\n    -   b: 1\n        c:   2\n');
  });

  it('changes only blanks within lines if indentation is kept', () => {
    assert.equal(applyLayout('a:\n    - {x:1,y: 2}\n', { keepIndentation: true }), 'a:\n    - { x:1, y: 2 }\n');
  });
});

describe('layout of any text', function () {
  const files = [...scenarioFiles('samples')];
  const texts = files.map((file) => fs.readFileSync(file, 'utf8'));

  it('leaves clean samples unchanged', () => {
    for (const [index, file] of files.entries())
      if (!file.includes('broken')) assert.equal(applyLayout(texts[index]!), texts[index]!, file);
  });

  it('formatting changes only blanks in samples', () => {
    for (const [index, text] of texts.entries()) assertOnlyBlanksChange(text, { indent: [1, 2, 3, 4, 8][index % 5]! });
  });

  it('formatting changes only blanks in mutated samples', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(1, 2, 4), (seed, indent) => {
        const random = createRandomNumbers(seed);
        assertOnlyBlanksChange(mutate(random.pick(texts), random.pick(texts), random), { indent });
      }),
      { numRuns: 60 },
    );
  });

  it('formatting changes only blanks in random scenarios', () => {
    for (const id of ['aa-depth', 'aare'] as const)
      for (let seed = 1; seed <= 5; seed++) assertOnlyBlanksChange(writeScenario(id, seed));
  });

  it('formatting changes only blanks in data written in all styles', () => {
    fc.assert(
      fc.property(root, chooser, layout, fc.constantFrom(1, 2, 4), (data, choose, style, indent) =>
        assertOnlyBlanksChange(writeMapping(data, choose, style), { indent }),
      ),
    );
  });

  it('formatting a range keeps the data', () => {
    fc.assert(
      fc.property(
        root,
        chooser,
        layout,
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        (data, choose, style, a, b, keepIndentation) => {
          const text = writeMapping(data, choose, style);
          const [from, to] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y) as [number, number];
          const once = applyLayout(text, { range: { from, to }, keepIndentation });
          assert.deepEqual(
            parse(once).documents.map((document) => document.data),
            parse(text).documents.map((document) => document.data),
          );
        },
      ),
    );
  });
});
