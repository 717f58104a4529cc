import assert from 'node:assert/strict';
import { formatDocument, formatOnType } from '../../../../server/src/features';
import { applyTextEdits } from '../../../../server/src/text';
import { dedent, fixture } from '../../../support/fixture';
import { analyzeText } from '../support';

const options = { tabSize: 2 };

/** The text after typing a character at `$0`. */
function typeCharacter(source: string, character: string): string {
  const { text, cursor } = fixture(source);
  const after = text.slice(0, cursor) + character + text.slice(cursor);
  return applyTextEdits(after, formatOnType(analyzeText(after), cursor! + character.length, character, options));
}

describe('formatting', () => {
  it('formats a whole file', () => {
    const text = dedent(`
      ruleset:  wif-ssw
      powers:
          germany:  {side: axis}   # comment
    `);
    assert.equal(
      applyTextEdits(text, formatDocument(analyzeText(text), options)),
      'ruleset: wif-ssw\npowers:\n  germany: { side: axis }  # comment\n',
    );
  });

  it('formats only the lines of a range', () => {
    const { text, cursors } = fixture('title:  $0x$0\npowers:  { }\n');
    const edits = formatDocument(analyzeText(text), options, { from: cursors[0]!, to: cursors[1]! });
    assert.equal(applyTextEdits(text, edits), 'title: x\npowers:  { }\n');
  });

  it('limits the indentation to one to eight blanks, whatever a client requests', () => {
    const formatWith = (tabSize: number) =>
      applyTextEdits('a:\n   b: 1\n', formatDocument(analyzeText('a:\n   b: 1\n'), { tabSize }));
    assert.deepEqual(
      [0, 1, 4, 99].map(formatWith),
      [2, 1, 4, 8].map((blanks) => `a:\n${' '.repeat(blanks)}b: 1\n`),
    );
  });

  it('adds a final newline if a client asks for one, and keeps the data', () => {
    const formatEnd = (text: string) =>
      applyTextEdits(text, formatDocument(analyzeText(text), { ...options, insertFinalNewline: true }));
    assert.equal(formatEnd('a: 1'), 'a: 1\n');
    assert.equal(formatEnd('a: 1\n'), 'a: 1\n');
    assert.equal(formatEnd(''), '');
    assert.equal(formatEnd('a: |+\n  x\n '), 'a: |+\n  x\n');
    assert.equal(formatEnd('---\na: |+\n  x\n---\nb: 1'), '---\na: |+\n  x\n---\nb: 1\n');
    const { text, cursors } = fixture('$0a:  1$0\nb: 1');
    const range = { from: cursors[0]!, to: cursors[1]! };
    const edits = formatDocument(analyzeText(text), { ...options, insertFinalNewline: true }, range);
    assert.equal(applyTextEdits(text, edits), 'a: 1\nb: 1');
  });

  it('leaves an unreadable text alone', () => {
    assert.deepEqual(formatDocument(analyzeText('a: [1,2\n'), options), []);
    assert.deepEqual(formatDocument(analyzeText(''), options), []);
  });
});

describe('formatting while typing', () => {
  it('formats the spaces of a line when Enter or a closing bracket completes it', () => {
    assert.equal(typeCharacter('a:\n    - {x: 1,y: 2}$0\n', '\n'), 'a:\n    - { x: 1, y: 2 }\n\n');
    assert.equal(typeCharacter('a: {x: 1,y: [1,2]$0\nb:  1', '}'), 'a: { x: 1, y: [1, 2] }\nb:  1');
  });

  it('keeps the indentation of the line, and other lines', () => {
    assert.equal(typeCharacter('a:\n   b:  1\n   c: [1,2$0\n', ']'), 'a:\n   b:  1\n   c: [1, 2]\n');
  });

  it('indents a new line to where a value or key can follow', () => {
    assert.equal(typeCharacter('a:$0', '\n'), 'a:\n  ');
    assert.equal(typeCharacter('a:\n  - id: x$0\n', '\n'), 'a:\n  - id: x\n    \n');
    assert.equal(typeCharacter('a:\n  b: 1$0\n', '\n'), 'a:\n  b: 1\n  \n');
    assert.equal(typeCharacter('a:\n  - b: # comment$0\n', '\n'), 'a:\n  - b: # comment\n      \n');
    assert.equal(typeCharacter('a:\n  - b: &x !y # why$0\n', '\n'), 'a:\n  - b: &x !y # why\n      \n');
    assert.equal(typeCharacter('a: 1$0\n    \nb: 2\n', '\n'), 'a: 1\n\n    \nb: 2\n');
    assert.equal(typeCharacter('a: 1$0   \nb: 2\n', '\n'), 'a: 1\n\nb: 2\n');
    assert.equal(typeCharacter('a:\n  b: 1$0   \r\nc: 2\n', '\n'), 'a:\n  b: 1\n  \r\nc: 2\n');
    assert.equal(typeCharacter('a: 1$0 ', '\n'), 'a: 1\n');
    assert.equal(typeCharacter('a: ]$0', '\n'), 'a: ]\n');
    assert.equal(typeCharacter('a: "[" # {$0', '\n'), 'a: "[" # {\n');
    assert.equal(typeCharacter('a:\n  b: "[" # {$0', '\n'), 'a:\n  b: "[" # {\n  ');
    assert.equal(typeCharacter('a:\n  b: [[1, 2], 3]$0', '\n'), 'a:\n  b: [[1, 2], 3]\n  ');
  });

  it('leaves incomplete lines and block scalars alone', () => {
    assert.equal(typeCharacter('a: [1,$0\n', '\n'), 'a: [1,\n\n');
    assert.equal(typeCharacter('a: |\n  key:$0\n', '\n'), 'a: |\n  key:\n\n');
    assert.equal(typeCharacter('a: 1$0 b: 2', '\n'), 'a: 1\n b: 2');
  });
});
