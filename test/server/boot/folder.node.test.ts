import assert from 'node:assert/strict';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { cacheFolder } from '../../../server/src/boot/folder.node';

describe('where code is kept', () => {
  const home = homedir();
  const cases: readonly [NodeJS.Platform, NodeJS.ProcessEnv, string | undefined][] = [
    ['linux', {}, join(home, '.cache/asdic/code')],
    ['linux', { XDG_CACHE_HOME: '/caches' }, join('/caches', 'asdic/code')],
    // As its standard has it: one that is no absolute path counts for nothing.
    ['linux', { XDG_CACHE_HOME: 'caches' }, join(home, '.cache/asdic/code')],
    ['freebsd', { XDG_CACHE_HOME: '' }, join(home, '.cache/asdic/code')],
    ['darwin', { XDG_CACHE_HOME: '/caches' }, join(home, 'Library/Caches/asdic/code')],
    ['win32', { LOCALAPPDATA: '/Users/u/AppData/Local' }, join('/Users/u/AppData/Local', 'asdic/Cache/code')],
    ['win32', { LOCALAPPDATA: '' }, join(home, 'AppData/Local/asdic/Cache/code')],
    ['linux', { NODE_COMPILE_CACHE: 'elsewhere' }, resolve('elsewhere/asdic-code')],
    ['linux', { NODE_COMPILE_CACHE: '/elsewhere', NODE_DISABLE_COMPILE_CACHE: '1' }, undefined],
  ];
  for (const [platform, env, expected] of cases)
    it(`is ${expected} on ${platform} with ${JSON.stringify(env)}`, () => {
      assert.equal(cacheFolder({ platform, env }), expected);
    });

  it('is nowhere for a user without a home', () => {
    const { HOME, USERPROFILE } = process.env;
    try {
      Object.assign(process.env, { HOME: '', USERPROFILE: '' });
      assert.equal(cacheFolder({ platform: 'linux', env: {} }), undefined);
    } finally {
      Object.assign(process.env, {
        ...(HOME !== undefined && { HOME }),
        ...(USERPROFILE !== undefined && { USERPROFILE }),
      });
    }
  });
});
