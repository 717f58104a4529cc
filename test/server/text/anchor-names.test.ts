import assert from 'node:assert/strict';
import { findAnchors } from '../../../server/src/text';

const text = `a: &one { x: 1 }
b: *one
"c &d": "*one &two" # &three *one
e: |
  &four *one
f: &one [*one, *nobody]
g: { <<: *one }
---
h: *one
i: &five 1
`;

describe('names of anchors', () => {
  const anchors = findAnchors(text).map(({ name, anchor, aliases }) => ({
    name,
    line: text.slice(0, anchor.from).split('\n').length,
    written: text.slice(anchor.from - 1, anchor.to),
    aliases: aliases.map(({ from, to }) => `${text.slice(0, from).split('\n').length} ${text.slice(from - 1, to)}`),
  }));

  it('finds anchors, but none in quoted text and comments', () => {
    assert.deepEqual(
      anchors.map(({ name, written }) => [name, written]),
      [
        ['one', '&one'],
        ['one', '&one'],
        ['five', '&five'],
      ],
    );
  });

  it('resolves an alias to the last anchor before it in its document', () => {
    assert.deepEqual(
      anchors.map(({ line, aliases }) => [line, aliases]),
      [
        [1, ['2 *one']],
        [6, ['6 *one', '7 *one']],
        [10, []],
      ],
    );
  });
});
