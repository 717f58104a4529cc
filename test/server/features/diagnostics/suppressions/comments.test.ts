import assert from 'node:assert/strict';
import { findSuppressionComments } from '../../../../../server/src/features/diagnostics/suppressions';
import { analyzeText, biscay } from '../../support';

/** Each suppression comment of a text: its extent, its codes and its scope. */
function readSuppressions(text: string): readonly string[] {
  const { suppressions } = findSuppressionComments(analyzeText(text));
  return suppressions.map(({ extent, codes, scope }) =>
    [
      extent,
      codes.map(({ code }) => code).join('+'),
      scope && text.slice(scope.from, scope.to).trim().split('\n')[0],
    ].join(' | '),
  );
}

const insertAbove = (line: string, comment: string) => biscay.replace(line, `${comment}\n    ${line}`);

describe('suppression comments', () => {
  it('reads codes separated by commas or blanks, and a reason after a colon', () => {
    const text = insertAbove('weather: rain', '# asdic-ignore a/b, c/d  e/*: as we play: always');
    assert.deepEqual(readSuppressions(text), ['line | a/b+c/d+e/* | weather: rain']);
  });

  it('applies a comment to its own line, or from a line of its own to the next line with data', () => {
    assert.deepEqual(readSuppressions(biscay.replace('rain', 'rain # asdic-ignore a/b')), [
      'line | a/b | weather: rain # asdic-ignore a/b',
    ]);
    assert.deepEqual(readSuppressions(insertAbove('seaZone:', '# asdic-ignore a/b\n\n  # more')), [
      'line | a/b | seaZone: Bay of Biscay',
    ]);
  });

  it('applies a comment in or above an item of a list of combats to the item', () => {
    const inside = insertAbove('weather: rain', '# asdic-ignore-combat a/b');
    const above = biscay.replace('  - id: biscay', '# asdic-ignore-combat a/b\n  - id: biscay');
    assert.deepEqual(
      [readSuppressions(inside), readSuppressions(above)],
      [['combat | a/b | - id: biscay'], ['combat | a/b | - id: biscay']],
    );
    assert.deepEqual(readSuppressions(`# asdic-ignore-combat a/b\n${biscay}`), ['combat | a/b | ']);
  });

  it('ignores comments in quotes, in block scalars, or directly after a word', () => {
    assert.deepEqual(readSuppressions(biscay.replace('Condors over Biscay', '"Condors # asdic-ignore a/b"')), []);
    assert.deepEqual(
      readSuppressions(biscay.replace('Condors over Biscay', '|\n  Condors\n  # asdic-ignore a/b\n')),
      [],
    );
    assert.deepEqual(readSuppressions(biscay.replace('Condors', 'Condors#asdic-ignore a/b')), []);
  });

  it('reads comments in an unreadable text', () => {
    assert.deepEqual(readSuppressions('ruleset: {\n# asdic-ignore-file a/b\n'), ['file | a/b | ruleset: {']);
  });
});
