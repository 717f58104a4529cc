import assert from 'node:assert/strict';
import { generateCandidates } from '../../../../../server/src/features/diagnostics/trial-fix';
import { applyTextEdits } from '../../../../../server/src/text';

/** The lines that the candidates of a title make of the line at `$0`. */
function listCandidateLines(marked: string, title: RegExp): readonly string[] {
  const at = marked.indexOf('$0');
  const text = marked.replace('$0', '');
  const line = text.slice(0, at).split('\n').length - 1;
  return generateCandidates(text, { from: 0, to: text.length }, at)
    .filter((candidate) => title.test(candidate.title))
    .map(({ edit }) => applyTextEdits(text, [edit]).split('\n')[line]!);
}

describe('candidates for a fix of a syntax error', () => {
  it('proposes a comma only before a member or an item in brackets', () => {
    assert.deepEqual(listCandidateLines('- { a: b $0c: d e }', /comma/), ['- { a: b, c: d e }']);
    assert.deepEqual(listCandidateLines('[{ a: 1 }$0 { a: 2 }{ a: 3 }]', /comma/), [
      '[{ a: 1 }, { a: 2 }{ a: 3 }]',
      '[{ a: 1 } { a: 2 },{ a: 3 }]',
    ]);
    assert.deepEqual(listCandidateLines('a: b$0 c: d', /comma/), []);
  });

  it('proposes a space after a dash or colon, or before a comment', () => {
    assert.deepEqual(listCandidateLines('-a:1$0', /space/), ['- a:1', '-a: 1']);
    assert.deepEqual(listCandidateLines('a: [1]#$0 one', /space/), ['a: [1] # one']);
    assert.deepEqual(listCandidateLines('a: http://b$0', /space/), []);
  });

  it('proposes a dash in a column with dashes', () => {
    assert.deepEqual(listCandidateLines('a:\n  - b: 1\n$0   c: 2', /dash/), ['  - c: 2']);
    assert.deepEqual(listCandidateLines('a:\n  - b: 1\n$0  - c: 2', /dash/), []);
    assert.deepEqual(listCandidateLines('a:\n  - b: 1\n$0        c: 2', /dash/), []);
  });

  it('proposes other columns, the nearest first', () => {
    assert.deepEqual(
      listCandidateLines('a:\n  b: 1\n$0   c: 2', /Move/).slice(0, 2),
      ['    c: 2', '  c: 2'].toReversed(),
    );
  });

  it('proposes no more candidates than can be tried', () => {
    const many = Array.from({ length: 100 }, (_, index) => `${' '.repeat(index)}a:`).join('\n');
    assert.ok(generateCandidates(many, { from: 0, to: many.length }, many.length).length <= 30);
  });
});
