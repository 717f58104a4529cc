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
  if (env.NODE_COMPILE_CACHE) return path.resolve(env.NODE_COMPILE_CACHE, 'asdic-code');
  const places: Partial<Record<NodeJS.Platform, readonly [string | undefined, string, string]>> = {
    win32: [env.LOCALAPPDATA, 'AppData/Local', 'asdic/Cache/code'],
    darwin: [undefined, 'Library/Caches', 'asdic/code'],
  };
  const [given = '', below, ours] = places[platform] ?? [env.XDG_CACHE_HOME, '.cache', 'asdic/code'];
  const folder = path.join(path.isAbsolute(given) ? given : path.join(home(), below), ours);
  return path.isAbsolute(folder) ? folder : undefined;
}

/** Empty where the user has none. */
function home(): string {
  try {
    return os.homedir();
  } catch {
    return '';
  }
}
