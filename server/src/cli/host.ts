/** What the commands need of the process that they run in; tests and `main.ts` give it. */
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
  /** Relative names of files are meant from here. */
  readonly folder: string;
  /** The whole of standard input. */
  readonly readStandardInput: () => Promise<string>;
  /** The same as it comes. */
  readonly standardInput: () => AsyncIterable<string>;
  /**
   * Writes to standard output at once, and waits while whoever reads it is slower; stops when nobody does any more. Whoever interrupts is
   * heard between two pieces.
   */
  readonly print: (written: Written) => Promise<void>;
  /**
   * Writes files, and then reports on standard error what was done. One that cannot be written is reported, and keeps none of the others
   * from being written.
   * @returns whether all were written
   */
  readonly write: (files: readonly WrittenFile[]) => Promise<boolean>;
  readonly progress: Progress;
  /** How many threads the machine can run at a time. */
  readonly cores: number;
  /** What threads are started from: the command line itself. */
  readonly threadEntry: string;
  /** Standard output is a terminal that shows colours, and the user has nothing against them. */
  readonly colours: boolean;
  /** Standard output is a terminal: what else is shown there would disturb what is printed. */
  readonly isTerminal: boolean;
  /** A workflow of GitHub runs the command: it shows problems as annotations. */
  readonly annotates: boolean;
  /** Columns of the terminal, or of the page where there is none. */
  readonly width: number;
  /** The version of Asdic. */
  readonly version: () => string;
}

const pageWidth = 100;
const narrowest = 60;

/**
 * The process itself.
 * @param packageFolder where Asdic's package.json lies
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

/** `Fixed 2 files.`, and the sentences of others. */
function notesOn(written: readonly WrittenFile[]): readonly string[] {
  const verbs = written.flatMap(({ done }) => (done && 'verb' in done ? [done.verb] : []));
  const sentences = written.flatMap(({ done }) => (done && 'sentence' in done ? [done.sentence] : []));
  const counts = [...new Set(verbs)].map(
    (verb) => `${verb} ${counted(verbs.filter((other) => other === verb).length, 'file')}.`,
  );
  return [...counts, ...sentences];
}

/** Whoever reads is slower than we write, or reads no more. */
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

/** What the user says of colours; `NO_COLOR` goes first. Undefined where nothing is said. */
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
