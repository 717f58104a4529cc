import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  createComparisonBudget,
  computeEditDistance,
  findNearest,
  foldWord,
  isUnambiguous,
} from '../../../server/src/model/nearest';

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
    for (const [word, near, isNear] of [
      ['a', 'b', false],
      ['a', 'ab', false],
      ['ab', 'b', true],
      ['ab', 'cd', false],
      ['abcd', 'abce', true],
      ['abcd', 'abef', false],
      ['abcde', 'abcfg', true],
      ['abcde', 'abfgh', false],
    ] as const)
      assert.equal(findNearest(word, [near]), isNear ? near : undefined, `${word} ${near}`);
  });
  it('finds no word that is too long to be a typo, and not the word itself', () => {
    for (const length of [100, 101]) {
      const word = 'x'.repeat(length);
      assert.equal(findNearest(word, [`${word.slice(1)}y`]), length <= 100 ? `${word.slice(1)}y` : undefined);
    }
    assert.equal(findNearest('x'.repeat(100), ['x'.repeat(101)]), undefined);
    assert.equal(findNearest('attack', ['attack']), undefined);
  });
  it('finds nothing once the comparisons of a text are spent', () => {
    const budget = createComparisonBudget();
    assert.equal(findNearest('atack', ['attack'], budget), 'attack');
    budget.remaining = 2;
    assert.equal(findNearest('atack', ['section', 'attack'], budget), 'attack');
    assert.equal(findNearest('atack', ['attack'], budget), undefined);
  });
});

describe('the only word that a mistyped one can mean', () => {
  it('differs in case and separators alone, is the only prefix, or is much nearer than all others', () => {
    for (const [word, near, others, isOnly] of [
      ['Sub_Player', 'sub-player', ['sub-players'], true],
      ['submarin', 'sub', ['dd'], true],
      ['submarin', 'sub', ['subm'], false],
      ['sub', 'submarine', ['dd', 'su'], true],
      ['su', 'sub', [], false],
      ['u-1', 'u-2', [], false],
      ['atack', 'attack', ['section'], true],
      ['atack', 'attack', ['attach'], false],
      ['atack', 'attack', ['atlas'], true],
      ['atack', 'attack', ['black'], false],
      ['abcde', 'abcfg', ['abxyz'], false],
      ['abcde', 'vwxyz', [], false],
      ['abc', 'abd', [], true],
      ['abc', 'ade', [], false],
    ] as const)
      assert.equal(isUnambiguous(word, near, [near, ...others]), isOnly, `${word} ${near} ${others.join(' ')}`);
  });
  it('the only word that a mistyped one can mean is compared in small letters with one kind of separator', () => {
    assert.equal(foldWord('Long Range_air..x'), 'long-range-air-x');
  });
});

/** The edit distance by its definition, without a limit. */
function countEdits(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return countEdits(restA, restB);
  const isSwapped = a[0] === b[1] && a[1] === b[0];
  return (
    1 +
    Math.min(
      countEdits(restA, b),
      countEdits(a, restB),
      countEdits(restA, restB),
      isSwapped ? countEdits(a.slice(2), b.slice(2)) : Infinity,
    )
  );
}

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
      assert.equal(computeEditDistance(a, b, 9), distance, `${a} ${b}`);
  });
  it('edit distance is symmetric, and 0 only for the same word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        assert.equal(computeEditDistance(a, b, 9), computeEditDistance(b, a, 9));
        assert.equal(computeEditDistance(a, b, 9) === 0, a === b);
      }),
    );
  });
  it('edit distance is the least number of edits', () => {
    fc.assert(
      fc.property(word, word, (a, b) => assert.equal(computeEditDistance(a, b, 9), countEdits(a, b), `${a} ${b}`)),
    );
  });
  it('edit distance gives up beyond its limit', () => {
    assert.deepEqual(
      [1, 2, 3, 4, 5].map((limit) => computeEditDistance('abcd', 'cdab', limit)),
      [2, 3, 4, 4, 4],
    );
    fc.assert(
      fc.property(word, word, fc.nat({ max: 4 }), (a, b, limit) =>
        assert.equal(computeEditDistance(a, b, limit), Math.min(computeEditDistance(a, b, 99), limit + 1)),
      ),
    );
  });
});
