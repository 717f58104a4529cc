import assert from 'node:assert/strict';
import { applyTextEdits, createLayoutEdits, parse } from '../../../../server/src/text';

const applyLayout = (text: string): string => applyTextEdits(text, createLayoutEdits(parse(text), { indent: 2 }));

describe('layout in segments', () => {
  it('keeps a list with an unusual later item unchanged and formats the other text', () => {
    const list = 'units:\n    - id:   a\n      count: 1\n    - id:   b\n      count: 1\n    - ? id\n      :   c\n';
    for (const blank of ['', '\n', '   \n'])
      assert.equal(
        applyLayout(`turn:   1\n${blank}${list}title:   x\n`),
        `turn: 1\n${blank && '\n'}${list}title: x\n`,
        JSON.stringify(blank),
      );
  });

  it('moves comments with the item below them', () => {
    assert.equal(
      applyLayout('units:\n    # first\n    - id: a\n      count: 1\n    # second\n    - id: b\n'),
      'units:\n  # first\n  - id: a\n    count: 1\n  # second\n  - id: b\n',
    );
  });

  it('aligns single-line items over the whole list', () => {
    assert.equal(
      applyLayout('rows:\n    - { a: 1,     b: 2 }\n    - { a: 1000,  b: 2 }\n'),
      'rows:\n  - { a: 1,    b: 2 }\n  - { a: 1000, b: 2 }\n',
    );
  });
});
