/** Analyses an input with the library. */
import { analyse, environment } from '../features';
import type { Config } from '../features';
import type { Scenario } from '../library/scenario';
import type { Host } from './host';
import { readOneInput } from './inputs/read';
import type { Input } from './inputs/read';
import { configAbove } from './config';
import { tableReader } from './tables';

/** The part of the process that analyses need; threads have one too. It lives for one run, since files may change before the next. */
export interface Surroundings extends Pick<Host, 'rulesets' | 'folder'> {
  /** The configuration that applies to a folder. */
  readonly configIn: (folder: string) => Config | undefined;
}

export function surroundingsOf({ rulesets, folder }: Pick<Host, 'rulesets' | 'folder'>): Surroundings {
  const known = new Map<string, Config | undefined>();
  const configIn = (of: string): Config | undefined => {
    // Cached by folder: most folders have many scenarios, and reading the configuration takes as long as reading one of them.
    if (!known.has(of)) known.set(of, configAbove(of, folder, tableReader(of, folder)));
    return known.get(of);
  };
  return { rulesets, folder, configIn };
}

export async function analysed(
  { name, text, folder }: Pick<Input, 'name' | 'text' | 'folder'>,
  surroundings: Surroundings,
): Promise<Scenario> {
  const rulesets = await surroundings.rulesets.of(text);
  const readTable = tableReader(folder, surroundings.folder);
  const isThere = (path: string): boolean | undefined => {
    const found = readTable(path);
    return found === undefined ? false : 'text' in found ? true : undefined;
  };
  const config = surroundings.configIn(folder);
  return { name, analysis: analyse(text, undefined, environment({ rulesets, readTable, isThere, config })) };
}

/** Reads and analyses the one file of a command. @throws CannotRun if it cannot be read */
export async function scenarioNamed(name: string, host: Host): Promise<Scenario> {
  return analysed(await readOneInput(name, host), surroundingsOf(host));
}
