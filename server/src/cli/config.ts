/** Finds the configuration file of a folder: in it, or in the nearest parent up to the working folder. */
import { relative, sep } from 'node:path';
import { configFile, readConfig } from '../features';
import type { Config, Environment } from '../features';

/**
 * @param folder of the scenario
 * @param read reads files near the scenario, but none outside the working folder
 */
export function configAbove(folder: string, workingFolder: string, read: Environment['readTable']): Config | undefined {
  const way = relative(workingFolder, folder).split(sep);
  const levels = way[0] === '..' || way[0] === '' ? 0 : way.length;
  for (let level = 0; level <= levels; level++) {
    const path = `${'../'.repeat(level)}${configFile}`;
    const found = read(path);
    if (found && 'text' in found) return readConfig(found.text, path);
  }
  return undefined;
}
