import { join } from 'node:path';

/** The script that the command line and its threads are started from. @param packageFolder the folder of Asdic's package.json */
export function entryPath(packageFolder: string): string {
  return join(packageFolder, 'dist', 'cli.cjs');
}
