import assert from 'node:assert/strict';
import { suppressionComments } from '../../../../server/src/features/suppressions/comments';
import { analysisOf, biscay } from '../support';

/** What each comment of a text is about: its reach, its codes, and the text where they are accepted. */
function read(text: string): readonly string[] {
  const { suppressions } = suppressionComments(analysisOf(text));
  return suppressions.map(({ reach, codes, scope }) =>
    [
      reach,
      codes.map(({ code }) => code).join('+'),
      scope && text.slice(scope.from, scope.to).trim().split('\n')[0],
    ].join(' | '),
  );
}

const at = (line: string, comment: string) => biscay.replace(line, `${comment}\n    ${line}`);

describe('comments that accept problems', () => {
  it('name codes with commas or blanks between them, and a reason behind a colon', () => {
    const text = at('weather: rain', '# asdic-ignore a/b, c/d  e/*: as we play: always');
    assert.deepEqual(read(text), ['line | a/b+c/d+e/* | weather: rain']);
  });

  it('are about their line, or where they have one of their own about the next that says something', () => {
    assert.deepEqual(read(biscay.replace('rain', 'rain # asdic-ignore a/b')), [
      'line | a/b | weather: rain # asdic-ignore a/b',
    ]);
    assert.deepEqual(read(at('seaZone:', '# asdic-ignore a/b\n\n  # more')), ['line | a/b | seaZone: Bay of Biscay']);
  });

  it('are about the item of a list of combats that they stand in or above', () => {
    const inside = at('weather: rain', '# asdic-ignore-combat a/b');
    const above = biscay.replace('  - id: biscay', '# asdic-ignore-combat a/b\n  - id: biscay');
    assert.deepEqual([read(inside), read(above)], [['combat | a/b | - id: biscay'], ['combat | a/b | - id: biscay']]);
    assert.deepEqual(read(`# asdic-ignore-combat a/b\n${biscay}`), ['combat | a/b | ']);
  });

  it('are no comments in quotes, in blocks of text, or behind a word', () => {
    assert.deepEqual(read(biscay.replace('Condors over Biscay', '"Condors # asdic-ignore a/b"')), []);
    assert.deepEqual(read(biscay.replace('Condors over Biscay', '|\n  Condors\n  # asdic-ignore a/b\n')), []);
    assert.deepEqual(read(biscay.replace('Condors', 'Condors#asdic-ignore a/b')), []);
  });

  it('are found in a text that cannot be read', () => {
    assert.deepEqual(read('ruleset: {\n# asdic-ignore-file a/b\n'), ['file | a/b | ruleset: {']);
  });
});
