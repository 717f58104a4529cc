import assert from 'node:assert/strict';
import fc from 'fast-check';
import { editDistance, findNearest } from '../../../server/src/model/nearest';

describe('findNearest', () => {
  it('finds the intended word for a mistyped one', () => {
    assert.equal(findNearest('atack', ['attack', 'section']), 'attack');
    assert.equal(findNearest('germnay', ['germany', 'cw']), 'germany');
    assert.equal(findNearest('Sub-Player', ['subPlayer', 'sub_player']), 'sub_player');
  });
  it('finds no word if none is near', () => {
    assert.equal(findNearest('weather', ['section', 'attack']), undefined);
    assert.equal(findNearest('us', ['cw']), undefined);
    assert.equal(findNearest('', ['a']), undefined);
  });
  it('does not choose between two equally near words', () => {
    assert.equal(findNearest('u-3', ['u-1', 'u-2']), undefined);
    assert.equal(findNearest('cat', ['bat', 'catt', 'hat']), undefined);
  });
  it('tolerates fewer mistakes in shorter words', () => {
    assert.equal(findNearest('sob', ['sub']), 'sub');
    assert.equal(findNearest('sbo', ['sub']), undefined);
  });
});

describe('edit distance', () => {
  const word = fc.stringMatching(/^[ab]{0,6}$/);
  it('counts insertions, deletions, replacements and swaps', () => {
    for (const [a, b, distance] of [
      ['', '', 0],
      ['abc', 'abc', 0],
      ['abc', 'ac', 1],
      ['abc', 'abxc', 1],
      ['abc', 'axc', 1],
      ['abc', 'acb', 1],
      ['abcd', 'badc', 2],
    ] as const)
      assert.equal(editDistance(a, b, 9), distance, `${a} ${b}`);
  });
  it('edit distance is symmetric, and 0 only for the same word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        assert.equal(editDistance(a, b, 9), editDistance(b, a, 9));
        assert.equal(editDistance(a, b, 9) === 0, a === b);
      }),
    );
  });
  it('edit distance gives up beyond its limit', () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 4 }), (a, b, limit) =>
        assert.equal(editDistance(a, b, limit), Math.min(editDistance(a, b, 99), limit + 1)),
      ),
    );
  });
});
