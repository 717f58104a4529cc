/**
 * The scenario of a request: a text, or a file in a folder that was named on the command line. Tables and the configuration are read from
 * the same folder. Invariant: no file outside of the named folders is read; links that lead out of them are not followed.
 */
import { realpathSync } from 'node:fs';
import { dirname, isAbsolute, resolve } from 'node:path';
import { CannotRun } from '../../library/errors';
import { analyseScenario, type Scenario } from '../../library/scenario';
import { findConfigFile } from '../config';
import { readOrThrow, readSource } from '../inputs/read';
import { formatDisplayName } from '../inputs/source';
import { createTableReader, isInside } from '../tables';

export interface ScenarioSource {
  /** Its text. */
  readonly scenario?: string;
  /** Its file, absolute or relative to one of the folders. */
  readonly file?: string;
}

/** @param folders absolute; only files in them are read @throws CannotRun if there is no such file in them, or it cannot be read */
export async function openScenario(
  { scenario: text, file }: ScenarioSource,
  folders: readonly string[],
  signal: AbortSignal,
): Promise<Scenario> {
  if ((text === undefined) === (file === undefined))
    throw new CannotRun('Give either `scenario`, the text of a scenario, or `file`, the name of one.');
  if (file === undefined) return analyseScenario(text!, { signal });
  if (folders.length === 0)
    throw new CannotRun(
      'No folder was named when the server was started: pass the text of the scenario as `scenario`.',
    );
  const { path, folder } = await findFile(file, folders);
  const readNearbyFile = createTableReader(dirname(path), folder);
  const readText = (name: string): string | undefined => {
    const fileText = readNearbyFile(name);
    return fileText && 'text' in fileText ? fileText.text : undefined;
  };
  const name = formatDisplayName(path, folder);
  const input = await readSource({ name, path });
  const config = findConfigFile(dirname(path), folder, readNearbyFile)?.text;
  return analyseScenario(input.text, { file: name, config, readFile: readText, signal });
}

/** The real path of a file and the folder that it lies in. */
async function findFile(file: string, folders: readonly string[]): Promise<{ path: string; folder: string }> {
  for (const folder of folders.map((each) => realpathSync(each))) {
    const path = await readOrThrow(() => realpathSync(resolve(folder, file)), file).catch(() => undefined);
    if (path !== undefined && isInside(path, folder)) return { path, folder };
  }
  const where = isAbsolute(file) ? 'outside the folders' : 'in none of the folders';
  throw new CannotRun(`There is no file ${file} that may be read: it is missing, or ${where} of this server.`);
}
