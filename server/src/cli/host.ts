/** The process as the commands see it; created by `main.ts` and by tests. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { counted, printable } from '../model/wording';
import { entryIn } from './entry';
import { piecesOf, reason } from './outcome';
import type { Written, WrittenFile } from './outcome';
import { pause, progressOn } from './progress';
import { write } from './write';
import type { Progress } from './progress';
import { rulesetsOnDemand } from './rulesets';
import type { RulesetsOnDemand } from './rulesets';

export interface Host {
  readonly rulesets: RulesetsOnDemand;
  /** The base folder of relative file names. */
  readonly folder: string;
  /** Reads all of standard input. */
  readonly readStandardInput: () => Promise<string>;
  /** Standard input as a stream. */
  readonly standardInput: () => AsyncIterable<string>;
  /** Writes to standard output with backpressure, and stops when the reader has gone. Interrupts are handled between two chunks. */
  readonly print: (written: Written) => Promise<void>;
  /**
   * Writes files, and then reports the result on standard error. A file that cannot be written is reported, and the others are written.
   * @returns whether all were written
   */
  readonly write: (files: readonly WrittenFile[]) => Promise<boolean>;
  readonly progress: Progress;
  /** Number of threads that the machine can run in parallel. */
  readonly cores: number;
  /** The script that threads are started from: the command line itself. */
  readonly threadEntry: string;
  /** Standard output is a terminal with colours, and the user has not disabled them. */
  readonly colours: boolean;
  /** Standard output is a terminal: progress on it would mix with the output. */
  readonly isTerminal: boolean;
  /** The command runs in a GitHub workflow, where diagnostics become annotations. */
  readonly annotates: boolean;
  /** Width of the terminal in columns, or a default. */
  readonly width: number;
  /** The version of Asdic. */
  readonly version: () => string;
}

const pageWidth = 100;
const narrowest = 60;

/**
 * The host of a real process.
 * @param packageFolder the folder of Asdic's package.json
 */
export function processHost({ stdin, stdout, stderr, env, cwd }: NodeJS.Process, packageFolder: string): Host {
  const progress = progressOn(stderr);
  let hasReader = true;
  stdout.once('error', () => (hasReader = false));
  return {
    rulesets: rulesetsOnDemand(),
    folder: cwd(),
    readStandardInput: () => text(stdin),
    standardInput: () => stdin.setEncoding('utf8') as AsyncIterable<string>,
    print: async (written) => {
      for (const piece of piecesOf(written)) {
        if (!hasReader) return;
        progress.clear();
        if (stdout.write(piece)) await pause();
        else await roomIn(stdout);
      }
    },
    write: async (files) => {
      const written: WrittenFile[] = [];
      for (const file of files)
        try {
          await write({ ...file, path: resolve(cwd(), file.path) });
          written.push(file);
        } catch (error) {
          const { code, message } = error as NodeJS.ErrnoException;
          const why = (code === undefined ? reason(error) : message).replace(/\.$/, '');
          stderr.write(`asdic: Writing ${printable(file.path)} failed: ${printable(why)}.\n`);
        }
      for (const note of notesOn(written)) stderr.write(`${note}\n`);
      return written.length === files.length;
    },
    progress,
    cores: availableParallelism(),
    threadEntry: entryIn(packageFolder),
    colours: wantsColours(env) ?? (stdout.isTTY === true && stdout.hasColors()),
    isTerminal: stdout.isTTY === true,
    annotates: env['GITHUB_ACTIONS'] === 'true',
    width: Math.max(narrowest, stdout.isTTY ? stdout.columns : pageWidth),
    version: () => versionIn(packageFolder),
  };
}

/** Notes on written files: `Fixed 2 files.`, and individual sentences. */
function notesOn(written: readonly WrittenFile[]): readonly string[] {
  const verbs = written.flatMap(({ done }) => (done && 'verb' in done ? [done.verb] : []));
  const sentences = written.flatMap(({ done }) => (done && 'sentence' in done ? [done.sentence] : []));
  const counts = [...new Set(verbs)].map(
    (verb) => `${verb} ${counted(verbs.filter((other) => other === verb).length, 'file')}.`,
  );
  return [...counts, ...sentences];
}

/** Waits until the stream drains or closes. */
function roomIn(stream: NodeJS.WriteStream): Promise<void> {
  const events = ['drain', 'close', 'error'];
  return new Promise((resume) => {
    const go = (): void => {
      for (const event of events) stream.off(event, go);
      resume();
    };
    for (const event of events) stream.on(event, go);
  });
}

/** The user's colour preference; `NO_COLOR` takes precedence. Undefined if none is set. */
function wantsColours(env: NodeJS.ProcessEnv): boolean | undefined {
  const { NO_COLOR: no = '', FORCE_COLOR: force } = env;
  if (no !== '') return false;
  return force === undefined ? undefined : force !== '0' && force !== 'false';
}

function versionIn(packageFolder: string): string {
  const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}
