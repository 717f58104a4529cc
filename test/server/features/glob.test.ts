import assert from 'node:assert/strict';
import { readGlobBase, compileGlobs } from '../../../server/src/features';

describe('a glob', () => {
  const fits = (glob: string, path: string): boolean => compileGlobs([glob])(path);

  it('matches stars within a name, and double stars across folders', () => {
    assert.ok(fits('a/*.yaml', 'a/b.yaml'));
    assert.ok(!fits('a/*.yaml', 'a/b/c.yaml'));
    assert.ok(fits('a/**/c.yaml', 'a/c.yaml'));
    assert.ok(fits('a/**/c.yaml', 'a/b/b/c.yaml'));
    assert.ok(!fits('a/**/c.yaml', 'a/b/bc.yaml'));
    assert.ok(fits('a/**', 'a/.hidden/c'));
    assert.ok(!fits('a/*', 'a/'), 'a name has a letter at least');
  });

  it('matches question marks, sets and choices', () => {
    assert.ok(fits('game-?.yaml', 'game-1.yaml'));
    assert.ok(!fits('game?1', 'game/1'));
    assert.ok(fits('[a-c_]1', '_1') && fits('[a-c_]1', 'b1') && !fits('[a-c_]1', 'd1'));
    assert.ok(fits('[!a]1', 'b1') && !fits('[!a]1', 'a1') && !fits('[!a]1', '/1'));
    assert.ok(fits('{drafts,old/**}/*.{yaml,yml}', 'old/a/b.yml'));
    assert.ok(!fits('{drafts,old/**}/*.{yaml,yml}', 'new/b.yml'));
  });

  it('takes escaped and unpaired characters literally', () => {
    assert.ok(fits('a\\*b', 'a*b') && !fits('a\\*b', 'axb'));
    assert.ok(fits('{a}', '{a}') && fits('a{b', 'a{b') && fits('[a', '[a') && fits('./a', 'a'));
  });

  it('matches whole code points, and commas outside of choices literally', () => {
    assert.ok(fits('🚢/**', '🚢/a.yaml') && fits('?/a', '🚢/a') && fits('[🚢⚓]', '⚓'));
    assert.ok(fits('a,*', 'a,') && !fits('a,**', 'a,b/c'));
    assert.ok(fits('[\\]a]', ']') && fits('[a\\-z]', '-') && !fits('[a\\-z]', 'b'));
  });

  it('matches a long name against many stars in one pass', () => {
    // Backtracking for each star would not come to an end here.
    assert.ok(!fits(`${'*a'.repeat(40)}b`, 'a'.repeat(2000)));
    assert.ok(!fits(`${'**/a*/'.repeat(20)}b`, 'aa/'.repeat(300)));
    assert.ok(fits(`${'*a'.repeat(40)}b`, `${'a'.repeat(2000)}b`));
  });

  it('knows the folder that all matches begin with', () => {
    assert.equal(readGlobBase('games/1940/**/*.yaml'), 'games/1940');
    assert.equal(readGlobBase('*.yaml'), '.');
    assert.equal(readGlobBase('/a*'), '/');
    assert.equal(readGlobBase('games/a.yaml'), undefined);
  });
});
