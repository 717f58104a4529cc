import assert from 'node:assert/strict';
import { getStyle, parse } from '../../../server/src/text';

describe('style of a text', () => {
  const getIndent = (text: string): number => getStyle(parse(text)).indent;

  it('keys are indented as the first key inside another, from 2 to 8 columns, and otherwise by 2', () => {
    const indents = [1, 2, 3, 4, 8, 9].map((columns) => getIndent(`a: 1\nb:\n${' '.repeat(columns)}c: 1\n`));
    assert.deepEqual(indents, [2, 2, 3, 4, 8, 2]);
    assert.equal(getIndent('a:\n\n    # one\n    b: 1\n  c: 1\n'), 4);
    assert.equal(getIndent('a: # two\n   b:\n     c: 1\n'), 3);
    assert.equal(getIndent('- a:\n      b: 1\n'), 6);
    assert.equal(getIndent('a: 1\n'), 2);
  });

  it('keys are indented as the first list where no key is inside another', () => {
    const indents = [0, 1, 2, 4, 8, 9].map((columns) => getIndent(`a:\n${' '.repeat(columns)}- 1\n`));
    assert.deepEqual(indents, [2, 2, 2, 4, 8, 2]);
    assert.equal(getIndent('a:\n      - 1\nb:\n   c: 1\n'), 3);
  });

  it('lists are compact if the dashes of the first are below its key, and lines end as the first that shows it', () => {
    const isCompact = (text: string): boolean => getStyle(parse(text)).compactLists;
    assert.deepEqual(
      ['a:\n- 1\n', 'a:\n - 1\n', 'a:\n  - 1\nb:\n- 2\n', 'a:\n\n# c\n- 1\n', 'a: [1]\n'].map(isCompact),
      [...[true, false, false, true, false]],
    );
    assert.equal(isCompact('a:\n  b:\n  - 1\n'), true);
    assert.deepEqual(
      ['a: 1\n', 'a: 1\r\nb: 2\n', 'a: 1'].map((text) => getStyle(parse(text)).newline),
      ['\n', '\r\n', '\n'],
    );
  });
});
