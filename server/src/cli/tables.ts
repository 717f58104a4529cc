/**
 * Reads tables from files that a scenario names by relative path. Invariant: nothing is read outside the scenario's folder and the working
 * folder, whatever the path contains and wherever links lead.
 */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, resolve, sep } from 'node:path';
import type { TableFileResult } from '../features';

/** Maximum size of a table file, in bytes. */
const maxBytes = 1_000_000;

/**
 * @param folder of the scenario
 * @param workingFolder of the process
 * @returns a function that reads the file at a path written in the scenario
 */
export function createTableReader(folder: string, workingFolder: string): (path: string) => TableFileResult {
  return (path) => {
    if (path === '' || isAbsolute(path)) return { notRead: 'not-relative' };
    try {
      const file = realpathSync(resolve(folder, path));
      const stats = statSync(file);
      // Reading a pipe or a device would block forever.
      if (!stats.isFile()) return undefined;
      if (![folder, workingFolder].some((root) => isInside(file, realpathSync(root)))) return { notRead: 'outside' };
      if (stats.size > maxBytes) return { notRead: 'too-large' };
      return { text: readFileSync(file, 'utf8') };
    } catch {
      // Missing file or no permission: the diagnostics of the scenario report it.
      return undefined;
    }
  };
}

/** Whether a file is below a folder; both are real paths. */
export function isInside(file: string, root: string): boolean {
  return file.startsWith(root.endsWith(sep) ? root : root + sep);
}
