/** Analyses an input with the library. */
import { analyse, type Config, createEnvironment } from '../features';
import type { Scenario } from '../library/scenario';
import type { Host } from './host';
import { type Input, readOneInput } from './inputs/read';
import { findConfig } from './config';
import { createTableReader } from './tables';

/** What analyses need of the process, in the main thread and in workers. It lives for one run, since files may change before the next. */
export interface AnalysisContext extends Pick<Host, 'rulesets' | 'folder'> {
  /** The configuration that applies to a folder. */
  readonly findConfigFor: (folder: string) => Config | undefined;
}

export function createAnalysisContext({ rulesets, folder }: Pick<Host, 'rulesets' | 'folder'>): AnalysisContext {
  const configs = new Map<string, Config | undefined>();
  const findConfigFor = (scenarioFolder: string): Config | undefined => {
    // Cached by folder: most folders have many scenarios, and reading the configuration takes as long as reading one of them.
    if (!configs.has(scenarioFolder))
      configs.set(scenarioFolder, findConfig(scenarioFolder, folder, createTableReader(scenarioFolder, folder)));
    return configs.get(scenarioFolder);
  };
  return { rulesets, folder, findConfigFor };
}

export async function analyseInput(
  { name, text, folder }: Pick<Input, 'name' | 'text' | 'folder'>,
  context: AnalysisContext,
): Promise<Scenario> {
  const rulesets = await context.rulesets.loadForText(text);
  const readTable = createTableReader(folder, context.folder);
  const fileExists = (path: string): boolean | undefined => {
    const table = readTable(path);
    // Whether a file exists that may not be read is unknown.
    return table === undefined ? false : 'text' in table ? true : undefined;
  };
  const config = context.findConfigFor(folder);
  return { name, analysis: analyse(text, undefined, createEnvironment({ rulesets, readTable, fileExists, config })) };
}

/** Reads and analyses the one file of a command. @throws CannotRun if it cannot be read */
export async function readScenario(name: string, host: Host): Promise<Scenario> {
  return analyseInput(await readOneInput(name, host), createAnalysisContext(host));
}
