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

  it('knows the folder that all matches begin with', () => {
    assert.equal(readGlobBase('games/1940/**/*.yaml'), 'games/1940');
    assert.equal(readGlobBase('*.yaml'), '.');
    assert.equal(readGlobBase('/a*'), '/');
    assert.equal(readGlobBase('games/a.yaml'), undefined);
  });
});
