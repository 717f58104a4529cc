/** Where on a machine the code is kept. */
import os from 'node:os';
import path from 'node:path';

/**
 * The folder of the user for what can be made again, which every system has a place of its own for. As for what Node itself keeps,
 * `NODE_COMPILE_CACHE` names another one, and `NODE_DISABLE_COMPILE_CACHE=1` has nothing kept.
 * @returns undefined where nothing is to be kept, or the user has no folder
 */
export function cacheFolder({ env, platform }: Pick<NodeJS.Process, 'env' | 'platform'>): string | undefined {
  if (env.NODE_DISABLE_COMPILE_CACHE === '1') return undefined;
  if (env.NODE_COMPILE_CACHE) return path.resolve(env.NODE_COMPILE_CACHE, 'asdic');
  try {
    if (platform === 'win32')
      return path.join(env.LOCALAPPDATA || path.join(os.homedir(), 'AppData/Local'), 'asdic/Cache/code');
    if (platform === 'darwin') return path.join(os.homedir(), 'Library/Caches/asdic/code');
    const { XDG_CACHE_HOME: given = '' } = env;
    return path.join(path.isAbsolute(given) ? given : path.join(os.homedir(), '.cache'), 'asdic/code');
  } catch {
    // A user without a home.
    return undefined;
  }
}
