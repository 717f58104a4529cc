/** A scenario that is asked about: its text, analysed, and the name by which answers tell of it. */
import { analyse, environment, loadedRulesets, readConfig, configFile } from '../features';
import type { Analysis } from '../features';

export interface Scenario {
  readonly name: string;
  readonly analysis: Analysis;
}

/** Reads a file of tables: its path as the scenario writes it, relative to the scenario. Undefined where there is none, or none that may be read. */
export type ReadFile = (path: string) => string | undefined | Promise<string | undefined>;

/** What the library is told of a scenario besides its text. */
export interface ScenarioOptions {
  /** The name that answers call the scenario by; a general one when absent. Nothing is read from there. */
  readonly file?: string;
  /** Reads the tables that the scenario keeps in files of their own. Without it there are no files. */
  readonly readFile?: ReadFile;
  /** The text of an `asdic.config.yaml` that holds for the scenario: severities and defaults. */
  readonly config?: string;
  /** Ends the work: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

const usualName = 'scenario.yaml';

/**
 * Analyses a text by the rulesets that it mentions. An analysis cannot wait for a file: it notes what it missed, the files are read, and
 * it is done again.
 * @throws TypeError where the text is none; what the signal or `readFile` throws
 */
export async function scenarioOf(
  text: string,
  { file = usualName, readFile, config, signal }: ScenarioOptions = {},
): Promise<Scenario> {
  if (typeof text !== 'string') throw new TypeError('The scenario must be given as text: what stands in its file.');
  signal?.throwIfAborted();
  const rulesets = loadedRulesets();
  await rulesets.load(rulesets.missing(`${text}\n${config ?? ''}`));
  const known = new Map<string, { readonly text: string } | undefined>();
  for (;;) {
    signal?.throwIfAborted();
    const missed = new Set<string>();
    const analysis = analyse(
      text,
      undefined,
      environment({
        rulesets: rulesets.all(),
        readTable: (path) => {
          if (!known.has(path)) missed.add(path);
          return known.get(path);
        },
        config: config === undefined ? undefined : readConfig(config, configFile),
      }),
    );
    if (readFile === undefined || missed.size === 0) return { name: file, analysis };
    for (const path of missed) {
      const read = await readFile(path);
      known.set(path, read === undefined ? undefined : { text: read });
    }
  }
}
