/**
 * Tables in files of their own that a scenario names by relative path. Invariant: nothing is read outside of the scenario's folder and
 * the working folder, whatever the path says and wherever links lead.
 */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, resolve, sep } from 'node:path';
import type { NamedFile } from '../features';

/** Largest file of tables, in bytes. */
const maxBytes = 1_000_000;

/**
 * @param folder the scenario's
 * @param workingFolder the process's
 * @returns reads a file by the path that the scenario writes
 */
export function tableReader(folder: string, workingFolder: string): (path: string) => NamedFile {
  return (path) => {
    if (path === '' || isAbsolute(path)) return { notRead: 'not-relative' };
    try {
      const file = realpathSync(resolve(folder, path));
      const stats = statSync(file);
      // Reading a pipe or a device would wait for ever.
      if (!stats.isFile()) return undefined;
      if (![folder, workingFolder].some((root) => isInside(file, realpathSync(root)))) return { notRead: 'outside' };
      if (stats.size > maxBytes) return { notRead: 'too-large' };
      return { text: readFileSync(file, 'utf8') };
    } catch {
      // No such file, or no permission: the scenario's problems say so.
      return undefined;
    }
  };
}

function isInside(file: string, root: string): boolean {
  return file.startsWith(root.endsWith(sep) ? root : root + sep);
}
