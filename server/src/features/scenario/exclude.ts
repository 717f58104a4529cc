/** Excludes files by globs. */
import type { Config } from './config';
import { compileGlobs } from './glob';

/** Returns a predicate for excluded paths below a folder. A pattern without a slash matches a name at any depth. */
export function compileExcludes(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.flatMap((glob) =>
    glob.includes('/') ? [glob, `${glob}/**`] : [`**/${glob}`, `**/${glob}/**`],
  );
  if (patterns.length === 0) return () => false;
  const isExcluded = compileGlobs(patterns);
  // `**/node_modules/**` also excludes the folder itself.
  return (path) => isExcluded(path) || isExcluded(`${path}/x`);
}

/**
 * Whether a configuration excludes a scenario.
 * @param file its path or URI, with slashes; the configuration is the one that applies to it
 */
export function isExcludedByConfig({ path, exclude }: Pick<Config, 'path' | 'exclude'>, file: string): boolean {
  const levels = path.split('/').length;
  return exclude.length > 0 && compileExcludes(exclude)(file.split('/').slice(-levels).join('/'));
}
