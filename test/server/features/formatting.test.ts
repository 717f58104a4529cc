import assert from 'node:assert/strict';
import { formatting, formattingOnType } from '../../../server/src/features';
import { applyTextEdits } from '../../../server/src/text';
import { dedent, fixture } from '../../support/fixture';
import { analysisOf } from './support';

const options = { tabSize: 2 };

/** The text after what is typed behind `$0`. */
function typed(source: string, character: string): string {
  const { text, cursor } = fixture(source);
  const after = text.slice(0, cursor) + character + text.slice(cursor);
  return applyTextEdits(after, formattingOnType(analysisOf(after), cursor! + character.length, character, options));
}

describe('formatting', () => {
  it('mends a whole file', () => {
    const text = dedent(`
      ruleset:  wif-ssw
      powers:
          germany:  {side: axis}   # comment
    `);
    assert.equal(
      applyTextEdits(text, formatting(analysisOf(text), options)),
      'ruleset: wif-ssw\npowers:\n  germany: { side: axis }  # comment\n',
    );
  });

  it('mends the lines of a range alone', () => {
    const { text, cursors } = fixture('title:  $0x$0\npowers:  { }\n');
    const edits = formatting(analysisOf(text), options, { from: cursors[0]!, to: cursors[1]! });
    assert.equal(applyTextEdits(text, edits), 'title: x\npowers:  { }\n');
  });

  it('takes one to eight blanks for a level, whatever a client asks for', () => {
    const indented = (tabSize: number) =>
      applyTextEdits('a:\n   b: 1\n', formatting(analysisOf('a:\n   b: 1\n'), { tabSize }));
    assert.deepEqual(
      [0, 1, 4, 99].map(indented),
      [2, 1, 4, 8].map((blanks) => `a:\n${' '.repeat(blanks)}b: 1\n`),
    );
  });

  it('ends the last line where a client wants that, and the data stays the same', () => {
    const ended = (text: string) =>
      applyTextEdits(text, formatting(analysisOf(text), { ...options, insertFinalNewline: true }));
    assert.equal(ended('a: 1'), 'a: 1\n');
    assert.equal(ended('a: 1\n'), 'a: 1\n');
    assert.equal(ended(''), '');
    assert.equal(ended('a: |+\n  x\n '), 'a: |+\n  x\n');
  });

  it('leaves alone what cannot be read', () => {
    assert.deepEqual(formatting(analysisOf('a: [1,2\n'), options), []);
    assert.deepEqual(formatting(analysisOf(''), options), []);
  });
});

describe('formatting while typing', () => {
  it('mends the blanks of the line that was ended', () => {
    assert.equal(typed('a:\n    - {x: 1,y: 2}$0\n', '\n'), 'a:\n    - { x: 1, y: 2 }\n\n');
    assert.equal(typed('a: {x: 1,y: [1,2]$0\nb:  1', '}'), 'a: { x: 1, y: [1, 2] }\nb:  1');
  });

  it('leaves its indentation, and other lines', () => {
    assert.equal(typed('a:\n   b:  1\n   c: [1,2$0\n', ']'), 'a:\n   b:  1\n   c: [1, 2]\n');
  });

  it('begins a line where a value can stand', () => {
    assert.equal(typed('a:$0', '\n'), 'a:\n  ');
    assert.equal(typed('a:\n  - id: x$0\n', '\n'), 'a:\n  - id: x\n    \n');
    assert.equal(typed('a:\n  b: 1$0\n', '\n'), 'a:\n  b: 1\n  \n');
    assert.equal(typed('a:\n  - b: # comment$0\n', '\n'), 'a:\n  - b: # comment\n      \n');
  });

  it('leaves lines alone of which it knows nothing', () => {
    assert.equal(typed('a: [1,$0\n', '\n'), 'a: [1,\n\n');
    assert.equal(typed('a: |\n  key:$0\n', '\n'), 'a: |\n  key:\n\n');
    assert.equal(typed('a: 1$0 b: 2', '\n'), 'a: 1\n b: 2');
  });
});
