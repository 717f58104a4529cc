import assert from 'node:assert/strict';
import { readGlobBase, compileGlobs } from '../../../../server/src/features';

describe('a glob', () => {
  const isMatch = (glob: string, path: string): boolean => compileGlobs([glob])(path);

  it('matches stars within a name, and double stars across folders', () => {
    assert.ok(isMatch('a/*.yaml', 'a/b.yaml'));
    assert.ok(!isMatch('a/*.yaml', 'a/b/c.yaml'));
    assert.ok(isMatch('a/**/c.yaml', 'a/c.yaml'));
    assert.ok(isMatch('a/**/c.yaml', 'a/b/b/c.yaml'));
    assert.ok(!isMatch('a/**/c.yaml', 'a/b/bc.yaml'));
    assert.ok(isMatch('a/**', 'a/.hidden/c'));
    assert.ok(!isMatch('a/*', 'a/'), 'a name has a letter at least');
  });

  it('matches question marks, sets and choices', () => {
    assert.ok(isMatch('game-?.yaml', 'game-1.yaml'));
    assert.ok(!isMatch('game?1', 'game/1'));
    assert.ok(isMatch('[a-c_]1', '_1') && isMatch('[a-c_]1', 'b1') && !isMatch('[a-c_]1', 'd1'));
    assert.ok(isMatch('[!a]1', 'b1') && !isMatch('[!a]1', 'a1') && !isMatch('[!a]1', '/1'));
    assert.ok(isMatch('{drafts,old/**}/*.{yaml,yml}', 'old/a/b.yml'));
    assert.ok(!isMatch('{drafts,old/**}/*.{yaml,yml}', 'new/b.yml'));
  });

  it('takes escaped and unpaired characters literally', () => {
    assert.ok(isMatch('a\\*b', 'a*b') && !isMatch('a\\*b', 'axb'));
    assert.ok(isMatch('{a}', '{a}') && isMatch('a{b', 'a{b') && isMatch('[a', '[a') && isMatch('./a', 'a'));
  });

  it('matches whole code points, and commas outside of choices literally', () => {
    assert.ok(isMatch('🚢/**', '🚢/a.yaml') && isMatch('?/a', '🚢/a') && isMatch('[🚢⚓]', '⚓'));
    assert.ok(isMatch('a,*', 'a,') && !isMatch('a,**', 'a,b/c'));
    assert.ok(isMatch('[\\]a]', ']') && isMatch('[a\\-z]', '-') && !isMatch('[a\\-z]', 'b'));
  });

  it('matches a long name against many stars in one pass', () => {
    // Backtracking for each star would not come to an end here.
    assert.ok(!isMatch(`${'*a'.repeat(40)}b`, 'a'.repeat(2000)));
    assert.ok(!isMatch(`${'**/a*/'.repeat(20)}b`, 'aa/'.repeat(300)));
    assert.ok(isMatch(`${'*a'.repeat(40)}b`, `${'a'.repeat(2000)}b`));
  });

  for (const [glob, matching, others] of [
    ['*', ['a', 'ab.yaml', '*'], ['', 'a/b']],
    ['**', ['a', 'a/b'], ['']],
    ['***', ['a', 'ab'], ['', 'a/b']],
    ['a*', ['a', 'ab'], ['b', 'a/b']],
    ['*a', ['a', 'ba'], ['ab', 'b/a']],
    ['a**b', ['ab', 'axb'], ['a/b', 'a/xb']],
    ['**/a', ['a', 'b/a', 'c/b/a'], ['ba', 'b/ba', 'a/b']],
    ['**a', ['a', 'ba'], ['b/a']],
    ['a/**/**/b', ['a/b', 'a/x/b', 'a/x/y/b'], ['ab']],
    ['a/*/b', ['a/x/b'], ['a//b', 'a/b']],
    ['?', ['a', '*'], ['', 'ab', '/']],
    ['{a,b}', ['a', 'b'], ['', 'ab', '{a,b}', 'a,b']],
    ['{,a}b', ['b', 'ab'], ['a', 'bb']],
    ['{a,{b,c}d}e', ['ae', 'bde', 'cde'], ['ade', 'be', 'de']],
    ['{{a,b},c}', ['a', 'b', 'c'], ['{a', 'c}', '{a,b}']],
    ['{**/a,b}', ['a', 'x/a', 'b'], ['xa', 'x/b']],
    ['{a,**}/c', ['a/c', 'x/y/c'], ['c', 'a/d']],
    ['{a*,*b}', ['a', 'ac', 'b', 'cb'], ['ca', 'bc']],
    ['{*,a}b', ['ab', 'xb'], ['b']],
    ['x{a,**}', ['xa', 'xq/r'], ['x']],
    ['x,**', ['x,', 'x,a'], ['x,a/b']],
    ['{a', ['{a'], ['a']],
    ['{a,b', ['{a,b'], ['a', 'b']],
    ['{}', ['{}'], ['']],
    ['{a}', ['{a}'], ['a']],
    ['a}', ['a}'], ['a']],
    ['{a\\,b}', ['{a,b}'], ['a', 'b', 'a,b']],
    ['{a\\},b}', ['a}', 'b'], ['a', '{a},b}']],
    ['\\{a,b}', ['{a,b}'], ['a', 'b']],
    ['a\\', ['a\\'], ['a']],
    ['[]a]', [']', 'a'], ['b', '[']],
    ['[!]a]', ['b'], [']', 'a', '/']],
    ['[^a-c]', ['d', '-'], ['a', 'b', 'c', '/']],
    ['[.-0]', ['.', '0'], ['/', '1']],
    ['[a-]', ['a', '-'], ['b']],
    ['[a]b[c]', ['abc'], ['a', 'ab', 'abcd']],
    ['././a', ['a'], ['./a', '././a']],
  ] as const)
    it(`matches ${glob} exactly`, () => {
      assert.deepEqual(
        [...matching, ...others].filter((path) => isMatch(glob, path)),
        matching,
      );
    });

  it('matches what one of several globs matches, and without globs nothing', () => {
    const matchesSome = compileGlobs(['a/*', '*.yaml', 'a/b']);
    assert.deepEqual(['a/b', 'c.yaml', 'a/c.yaml', 'c', 'b/c.yaml', 'a'].filter(matchesSome), [
      'a/b',
      'c.yaml',
      'a/c.yaml',
    ]);
    assert.ok(!compileGlobs([])('') && !compileGlobs([])('a'));
  });

  it('knows the folder that all matches begin with', () => {
    assert.equal(readGlobBase('games/1940/**/*.yaml'), 'games/1940');
    assert.equal(readGlobBase('*.yaml'), '.');
    assert.equal(readGlobBase('/a*'), '/');
    assert.equal(readGlobBase('games/a.yaml'), undefined);
  });
});
