/** The process as the commands see it; created by `main.ts` and by tests. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { version } from '../generated/version';
import { pluralize, toPrintable } from '../model/wording';
import { getEntryPath } from './jobs/start';
import { formatError, type OutputText, toChunks, type WrittenFile } from './outcome';
import { createProgress, pause, type Progress } from './progress';
import { writeFileSafely } from './write';
import { createRulesetsOnDemand, type RulesetsOnDemand } from './rulesets';

export interface Host {
  readonly rulesets: RulesetsOnDemand;
  /** The folder of Asdic's package.json. */
  readonly packageFolder: string;
  /** The base folder of relative file names. */
  readonly folder: string;
  readonly readStandardInput: () => Promise<string>;
  /** Standard input as a stream. */
  readonly streamStandardInput: () => AsyncIterable<string>;
  /** The lines of standard input. On a terminal they can be edited, earlier ones come back, and each begins with the prompt. */
  readonly readLines: (prompt: string) => AsyncIterable<string>;
  /** Writes to standard output with backpressure, and stops when the reader has gone. Interrupts are handled between two chunks. */
  readonly print: (written: OutputText) => Promise<void>;
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
  readonly isGitHubWorkflow: boolean;
  /** Width of the terminal in columns, or a default. */
  readonly width: number;
  readonly getVersion: () => string;
}

export const pageWidth = 100;
const minWidth = 60;

/**
 * The host of a real process.
 * @param packageFolder the folder of Asdic's package.json
 */
export function createProcessHost({ stdin, stdout, stderr, env, cwd }: NodeJS.Process, packageFolder: string): Host {
  const progress = createProgress(stderr);
  let hasReader = true;
  stdout.once('error', () => (hasReader = false));
  return {
    rulesets: createRulesetsOnDemand(),
    packageFolder,
    folder: cwd(),
    readStandardInput: () => text(stdin),
    streamStandardInput: () => stdin.setEncoding('utf8') as AsyncIterable<string>,
    readLines: (prompt) => readLines(prompt, stdin, stdout),
    print: async (written) => {
      for (const chunk of toChunks(written)) {
        if (!hasReader) return;
        progress.clear();
        if (stdout.write(chunk)) await pause();
        else await waitForDrain(stdout);
      }
    },
    write: async (files) => {
      const written: WrittenFile[] = [];
      for (const file of files)
        try {
          await writeFileSafely({ ...file, path: resolve(cwd(), file.path) });
          written.push(file);
        } catch (error) {
          const { code, message } = error as NodeJS.ErrnoException;
          const cause = (code === undefined ? formatError(error) : message).replace(/\.$/, '');
          stderr.write(`asdic: Writing ${toPrintable(file.path)} failed: ${toPrintable(cause)}.\n`);
        }
      for (const note of formatNotes(written)) stderr.write(`${note}\n`);
      return written.length === files.length;
    },
    progress,
    cores: availableParallelism(),
    threadEntry: getEntryPath(packageFolder),
    colours: readColourPreference(env) ?? (stdout.isTTY === true && stdout.hasColors()),
    isTerminal: stdout.isTTY === true,
    isGitHubWorkflow: env['GITHUB_ACTIONS'] === 'true',
    width: Math.max(minWidth, stdout.isTTY ? stdout.columns : pageWidth),
    getVersion: () => version,
  };
}

async function* readLines(
  prompt: string,
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
): AsyncGenerator<string, void> {
  const terminal = input.isTTY === true && output.isTTY === true;
  const lines = createInterface({ input, ...(terminal && { output, terminal }), prompt });
  let isOpen = true;
  lines.on('close', () => (isOpen = false));
  // The same as the end of the input.
  lines.on('SIGINT', () => lines.close());
  if (terminal) lines.prompt();
  try {
    for await (const line of lines) {
      yield line;
      // While a line was worked on, an interrupt may have come.
      if (terminal && isOpen) lines.prompt();
    }
  } finally {
    lines.close();
    // A terminal that is still read would keep the process alive.
    input.destroy();
  }
}

/** Notes on written files: `Fixed 2 files.`, and individual sentences. */
function formatNotes(written: readonly WrittenFile[]): readonly string[] {
  const verbs = written.flatMap(({ noteWhenWritten }) =>
    noteWhenWritten && 'verb' in noteWhenWritten ? [noteWhenWritten.verb] : [],
  );
  const sentences = written.flatMap(({ noteWhenWritten }) =>
    noteWhenWritten && 'sentence' in noteWhenWritten ? [noteWhenWritten.sentence] : [],
  );
  const counts = [...new Set(verbs)].map(
    (verb) => `${verb} ${pluralize(verbs.filter((other) => other === verb).length, 'file')}.`,
  );
  return [...counts, ...sentences];
}

/** Waits until the stream drains or closes. */
function waitForDrain(stream: NodeJS.WriteStream): Promise<void> {
  const events = ['drain', 'close', 'error'];
  return new Promise((resume) => {
    const resumeOnce = (): void => {
      for (const event of events) stream.off(event, resumeOnce);
      resume();
    };
    for (const event of events) stream.on(event, resumeOnce);
  });
}

/** The user's colour preference; `NO_COLOR` takes precedence. Undefined if none is set. */
function readColourPreference(env: NodeJS.ProcessEnv): boolean | undefined {
  const { NO_COLOR: noColor = '', FORCE_COLOR: forceColor } = env;
  if (noColor !== '') return false;
  return forceColor === undefined ? undefined : forceColor !== '0' && forceColor !== 'false';
}
