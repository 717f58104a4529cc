/** An analysed scenario, with the name used in answers. */
import { analyse, type Analysis, configFile, createEnvironment, createRulesetLoader, readConfig } from '../features';

export interface Scenario {
  readonly name: string;
  readonly analysis: Analysis;
}

/** Reads a table file by its path relative to the scenario. Undefined if it does not exist or must not be read. */
export type ReadFile = (path: string) => string | undefined | Promise<string | undefined>;

/** Options of a scenario besides its text. */
export interface ScenarioOptions {
  /** The name of the scenario in answers; a general one when absent. The file is not read. */
  readonly file?: string;
  /** Reads tables that are in files of their own. Without it, there are no files. */
  readonly readFile?: ReadFile;
  /** The text of an `asdic.config.yaml` for the scenario: severities and defaults. */
  readonly config?: string;
  /** Aborts the work: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

const defaultName = 'scenario.yaml';

/**
 * Analyses a text with the rulesets that it mentions. Analysis is synchronous: it records missing files, they are read, and it is repeated.
 * @throws TypeError if the text is no string; errors of the signal or of `readFile`
 */
export async function analyseScenario(
  text: string,
  { file = defaultName, readFile, config, signal }: ScenarioOptions = {},
): Promise<Scenario> {
  if (typeof text !== 'string') throw new TypeError('The scenario must be given as text: the content of its file.');
  signal?.throwIfAborted();
  const rulesets = createRulesetLoader();
  await rulesets.load(rulesets.listMissing(`${text}\n${config ?? ''}`));
  const tables = new Map<string, { readonly text: string } | undefined>();
  for (;;) {
    signal?.throwIfAborted();
    const missedPaths = new Set<string>();
    const analysis = analyse(
      text,
      undefined,
      createEnvironment({
        rulesets: rulesets.listLoaded(),
        readTable: (path) => {
          if (!tables.has(path)) missedPaths.add(path);
          return tables.get(path);
        },
        config: config === undefined ? undefined : readConfig(config, configFile),
      }),
    );
    if (readFile === undefined || missedPaths.size === 0) return { name: file, analysis };
    for (const path of missedPaths) {
      const content = await readFile(path);
      tables.set(path, content === undefined ? undefined : { text: content });
    }
  }
}
