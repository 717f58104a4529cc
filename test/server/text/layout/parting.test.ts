import assert from 'node:assert/strict';
import { applyTextEdits, layoutEdits, parse } from '../../../../server/src/text';

const laidOut = (text: string): string => applyTextEdits(text, layoutEdits(parse(text), { indent: 2 }));

describe('a text that is laid out in stretches', () => {
  it('keeps a list as it is of which a later item cannot be laid out, and has the rest mended', () => {
    const list = 'units:\n    - id:   a\n      count: 1\n    - id:   b\n      count: 1\n    - ? id\n      :   c\n';
    for (const blank of ['', '\n', '   \n'])
      assert.equal(
        laidOut(`turn:   1\n${blank}${list}title:   x\n`),
        `turn: 1\n${blank && '\n'}${list}title: x\n`,
        JSON.stringify(blank),
      );
  });

  it('has its comments moved with the item below them', () => {
    assert.equal(
      laidOut('units:\n    # first\n    - id: a\n      count: 1\n    # second\n    - id: b\n'),
      'units:\n  # first\n  - id: a\n    count: 1\n  # second\n  - id: b\n',
    );
  });

  it('has its items of one line lined up over the whole list', () => {
    assert.equal(
      laidOut('rows:\n    - { a: 1,     b: 2 }\n    - { a: 1000,  b: 2 }\n'),
      'rows:\n  - { a: 1,    b: 2 }\n  - { a: 1000, b: 2 }\n',
    );
  });
});
