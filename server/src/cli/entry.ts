import { join } from 'node:path';

/** What the command line and its threads are started from. @param packageFolder where Asdic's package.json lies */
export function entryIn(packageFolder: string): string {
  return join(packageFolder, 'dist', 'cli.cjs');
}
