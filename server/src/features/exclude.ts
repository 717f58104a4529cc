/** Which files of a folder are passed over, by globs. */
import type { Config } from './config';
import { compileGlobs } from './glob';

/** Whether a path below a folder is passed over. A pattern without a slash fits a name at any depth. */
export function excluding(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.flatMap((glob) =>
    glob.includes('/') ? [glob, `${glob}/**`] : [`**/${glob}`, `**/${glob}/**`],
  );
  if (patterns.length === 0) return () => false;
  const isExcluded = compileGlobs(patterns);
  // `**/node_modules/**` means the folder itself too: nothing in it is wanted.
  return (path) => isExcluded(path) || isExcluded(`${path}/x`);
}

/**
 * Whether a configuration leaves a scenario out.
 * @param file its path or address, with slashes; the configuration is the one that holds for it
 */
export function leavesOut({ path, exclude }: Pick<Config, 'path' | 'exclude'>, file: string): boolean {
  const levels = path.split('/').length;
  return exclude.length > 0 && excluding(exclude)(file.split('/').slice(-levels).join('/'));
}
