import assert from 'node:assert/strict';
import fs from 'node:fs';
import fc from 'fast-check';
import { Lexer } from 'yaml';
import {
  applyTextEdits,
  toFlowStyle,
  getStyle,
  toBlockStyle,
  parse,
  findWrittenMember,
} from '../../../server/src/text';
import type { SourceFile, TextEdit } from '../../../server/src/text';
import { getNode } from '../../../server/src/text/node';
import { createRandomNumbers } from '../../fuzz/random';
import { mutate } from '../../fuzz/mutate';
import { dedent } from '../../support/fixture';
import { writeScenario } from '../../support/random-from-schema';
import { scenarioFiles } from '../../support/samples';
import { chooser, layout, root, writeMapping } from './arbitrary';
import { chooseRunCount } from '../../support/run-size';

/** The edit that changes the style of each list or mapping of a file, with its key. */
function* listToggles(file: SourceFile): Generator<{ readonly key: string | number; readonly edit: TextEdit }> {
  for (const document of file.documents) {
    const open: object[] = [document.data];
    for (let owner = open.pop(); owner; owner = open.pop()) {
      for (const [key, value] of Object.entries(owner) as [string, unknown][]) {
        if (typeof value !== 'object' || value === null) continue;
        open.push(value);
        const step = Array.isArray(owner) ? Number(key) : key;
        const member = findWrittenMember(document, owner, step);
        const node = getNode(value);
        if (!member || !node || node.source || getNode(owner)!.flow) continue;
        const edit = node.flow
          ? toBlockStyle(file.text, member, member.valueRange, getStyle(file))
          : toFlowStyle(file.text, member, member.valueRange);
        if (edit) yield { key: step, edit };
      }
    }
  }
}

/** The text after the style of a value is changed; undefined if that is not offered. */
function toggle(text: string, targetKey: string | number): string | undefined {
  const source = dedent(text);
  const match = [...listToggles(parse(source))].find(({ key }) => key === targetKey);
  return match && applyTextEdits(source, [match.edit]);
}

const assertBecomes = (text: string, key: string | number, after: string): void =>
  assert.equal(toggle(text, key), dedent(after));

/** The comments of a text, sorted. */
function listComments(text: string): readonly string[] {
  const tokens = [...new Lexer().lex(text)];
  return tokens.filter((token, at) => token.startsWith('#') && tokens[at - 1] !== '\u001f').sort();
}

/** Checks that every change of style keeps data, diagnostics and comments. @returns the number of changes */
function assertReversible(text: string): number {
  const file = parse(text);
  if (file.broken) return 0;
  let count = 0;
  for (const { edit } of listToggles(file)) {
    count++;
    const after = applyTextEdits(text, [edit]);
    const show = `\n--- before\n${text}\n--- after\n${after}\n---`;
    const again = parse(after);
    assert.deepEqual(
      again.documents.map(({ data }) => data),
      file.documents.map(({ data }) => data),
      `data${show}`,
    );
    assert.deepEqual(
      again.diagnostics.map(({ code }) => code),
      file.diagnostics.map(({ code }) => code),
      `problems${show}`,
    );
    assert.deepEqual(listComments(after), listComments(text), `comments${show}`);
  }
  return count;
}

describe('flow to block style', () => {
  it('opens one level of brackets below the key', () => {
    assertBecomes(
      'powers: { germany: { side: axis }, cw: { side: allied } } # two of them\n',
      'powers',
      `
        powers: # two of them
          germany: { side: axis }
          cw: { side: allied }
      `,
    );
  });

  it('opens brackets behind a dash', () => {
    assertBecomes(
      `
        units:
          - { id: a, type: sub } # first
          - &b { id: b, type: sub }
      `,
      0,
      `
        units:
          - id: a # first
            type: sub
          - &b { id: b, type: sub }
      `,
    );
    assertBecomes(
      `
        units:
          - &b { id: b, type: sub }
      `,
      0,
      `
        units:
          - &b
            id: b
            type: sub
      `,
    );
  });

  it('indents opened brackets like the file', () => {
    assertBecomes(
      `
        powers:
            cw: { side: allied, list: [a, b] }
      `,
      'cw',
      `
        powers:
            cw:
                side: allied
                list: [a, b]
      `,
    );
    assertBecomes('a:\n- b\nunits: [c, { id: d }]\n', 'units', 'a:\n- b\nunits:\n- c\n- { id: d }\n');
  });

  it('keeps comments of opened brackets, and opens items that span lines', () => {
    assertBecomes(
      `
        units: [ # the wolfpack
          { id: a }, # the first
          # before the second
          { id: b,
            type: sub },

          c,
        ]
      `,
      'units',
      `
        units: # the wolfpack
          - { id: a } # the first
          # before the second
          - id: b
            type: sub

          - c
      `,
    );
  });

  it('opens brackets on the line below their key or dash, with or without a comment above', () => {
    for (const comment of ['', ' # above', ' &x', ' &x # above']) {
      assertBecomes(`a:${comment}\n  { b: 1, c: 2 }\n`, 'a', `a:${comment}\n  b: 1\n  c: 2\n`);
      assertBecomes(`a:${comment}\n   [1, 2] # beside\n`, 'a', `a:${comment}\n   - 1 # beside\n   - 2\n`);
      assertBecomes(`a:\n  -${comment}\n    [1, 2]\n`, 0, `a:\n  -${comment}\n    - 1\n    - 2\n`);
    }
  });

  it('keeps line endings of opened brackets', () => {
    assertBecomes('a: { b: 1, c: 2 }\r\nd: 1\r\n', 'a', 'a:\r\n  b: 1\r\n  c: 2\r\nd: 1\r\n');
  });

  it('does not open brackets that could change their meaning', () => {
    for (const text of [
      'a: {}\n',
      'a: [b: 1]\n',
      'a: { ? b : 1 }\n',
      'a: !x { b: 1 }\n',
      'a: { b: 1]\n',
      'a: { b: 1 } c\n',
      "a: { b: 'c\n  d' }\n",
    ])
      assert.equal(toggle(text, 'a'), undefined, text);
  });
});

describe('block to flow style', () => {
  it('closes lines into brackets behind the key, with the comment after them', () => {
    assertBecomes(
      `
        convoy: # the Convoy Section
          power: cw
          units:
            - { id: a }
            -
            - [1, 2]
          notes:
      `,
      'convoy',
      `
        convoy: { power: cw, units: [{ id: a }, null, [1, 2]], notes: null } # the Convoy Section
      `,
    );
  });

  it('closes lines into brackets behind a dash and an anchor', () => {
    assertBecomes(
      `
        units:
          - &a
            id: a
            type: sub
      `,
      0,
      `
        units:
          - &a { id: a, type: sub }
      `,
    );
  });

  it('quotes plain text that would end at a comma inside brackets', () => {
    assertBecomes("a:\n  b: one, two\n  c: -3\n  d: it's [x]\n", 'a', "a: { b: 'one, two', c: -3, d: 'it''s [x]' }\n");
  });

  it('does not close lines with inner comments, multi-line text or too great a length', () => {
    for (const text of [
      'a:\n  b: 1 # one\n  c: 2\n',
      'a:\n  # one\n  b: 1\n',
      'a:\n  b: |\n    text\n',
      'a:\n  b: one\n    two\n',
      `a:\n  b: ${'x'.repeat(80)}\n  c: ${'x'.repeat(80)}\n`,
    ])
      assert.equal(toggle(text, 'a'), undefined, text);
  });
});

describe('flow and block style of any text', function () {
  const texts = scenarioFiles('samples').map((file) => fs.readFileSync(file, 'utf8'));

  it('changing the style keeps the data of samples', () => {
    let count = 0;
    for (const text of texts) count += assertReversible(text);
    assert.ok(count > 1_000, String(count));
  });

  it('changing the style keeps the data of mutated samples', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = createRandomNumbers(seed);
        assertReversible(mutate(random.pick(texts), random.pick(texts), random));
      }),
      { numRuns: chooseRunCount(12, 5) },
    );
  });

  it('changing the style keeps the data of random scenarios', () => {
    for (const id of ['aa-depth', 'aare'] as const)
      for (let seed = 1; seed <= 3; seed++) assertReversible(writeScenario(id, seed));
  });

  it('changing the style keeps data written in all styles', () => {
    fc.assert(
      fc.property(
        root,
        chooser,
        layout,
        (data, choose, style) => void assertReversible(writeMapping(data, choose, style)),
      ),
      {
        numRuns: chooseRunCount(150, 40),
      },
    );
  });
});
