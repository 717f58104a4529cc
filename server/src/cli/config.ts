/** Finds the configuration file of a folder: in it, or in the nearest parent up to the working folder. */
import { relative, sep } from 'node:path';
import { type Config, configFile, type Environment, readConfig } from '../features';

/**
 * @param folder of the scenario
 * @param read reads files near the scenario, but none outside the working folder
 */
export function findConfig(folder: string, workingFolder: string, read: Environment['readTable']): Config | undefined {
  const file = findConfigFile(folder, workingFolder, read);
  return file && readConfig(file.text, file.path);
}

export function findConfigFile(
  folder: string,
  workingFolder: string,
  read: Environment['readTable'],
): { readonly path: string; readonly text: string } | undefined {
  const segments = relative(workingFolder, folder).split(sep);
  const levels = segments[0] === '..' || segments[0] === '' ? 0 : segments.length;
  for (let level = 0; level <= levels; level++) {
    const path = `${'../'.repeat(level)}${configFile}`;
    const file = read(path);
    if (file && 'text' in file) return { path, text: file.text };
  }
  return undefined;
}
