/** The command line in a folder with the files of a test: in this process, or bundled and in a separate one. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { createProcessHost } from '../../../server/src/cli/host';
import { runCommand } from '../../../server/src/cli/program';
import { dedent } from '../../support/fixture';

export interface RunResult {
  readonly output: string;
  readonly notes: string;
  readonly exitCode: number | null;
}

export interface CommandLine {
  /** Writes files into the folder; texts may be indented. */
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** Runs `asdic` with arguments in the folder, or in one below it. */
  run(words: readonly string[], options?: RunOptions): Promise<RunResult>;
  /** Runs `asdic` with `--format json` and parses its output. */
  runJson(words: readonly string[], options?: { readonly input?: string }): Promise<unknown>;
  /** The text of a file in the folder. */
  read(name: string): Promise<string>;
  /** The folder. */
  folder(): string;
}

export interface RunOptions {
  /** Runs in a separate process, for tests of signals, streams and output at the end. */
  readonly spawned?: boolean;
  readonly input?: string;
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

let bundledFolder: Promise<string> | undefined;

/** Bundles the command line once for all tests. @returns the folder of the bundle, laid out as in the package */
export function getBundledCommandLine(): Promise<string> {
  bundledFolder ??= bundleCommandLine();
  return bundledFolder;
}

async function bundleCommandLine(): Promise<string> {
  const packageFolder = await mkdtemp(join(tmpdir(), 'asdic-cli-'));
  process.once('exit', () => rmSync(packageFolder, { recursive: true, force: true }));
  await build({
    entryPoints: [resolve('server/src/cli/main.ts')],
    outfile: join(packageFolder, 'dist', 'cli.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  });
  await cp(resolve('package.json'), join(packageFolder, 'package.json'));
  return packageFolder;
}

/** Runs the command in a separate process. */
function runSpawned(
  bundle: string,
  folder: string,
  words: readonly string[],
  { input = '', folder: subfolder = '.', env = {} }: RunOptions,
): Promise<RunResult> {
  return new Promise((onEnd, onError) => {
    // The terminal that runs the tests must not matter.
    const child = spawn(process.execPath, [bundle, ...words], { cwd: join(folder, subfolder), env });
    const written = { output: '', notes: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (written.output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (written.notes += text));
    child.once('error', onError).once('close', (exitCode) => onEnd({ ...written, exitCode }));
    child.stdin.end(input);
  });
}

/** Runs the command in this process: starting Node for each of some 170 runs took a third of the time of all unit tests. */
async function runInProcess(
  packageFolder: string,
  folder: string,
  words: readonly string[],
  { input = '', folder: subfolder = '.', env = {} }: RunOptions,
): Promise<RunResult> {
  const [output, notes] = [new PassThrough(), new PassThrough()];
  const texts = [text(output), text(notes)];
  const standIn = { stdin: Readable.from([Buffer.from(input)]), stdout: output, stderr: notes, env };
  const host = createProcessHost(
    { ...standIn, cwd: () => join(folder, subfolder) } as unknown as NodeJS.Process,
    packageFolder,
  );
  const outcome = await runCommand(words, host);
  notes.write(outcome.notes ?? '');
  await host.print(outcome.output);
  const isWritten = await host.write(outcome.files ?? []);
  output.end();
  notes.end();
  const [outputText = '', notesText = ''] = await Promise.all(texts);
  return { output: outputText, notes: notesText, exitCode: isWritten ? outcome.exitCode : 2 };
}

/** Gives each test of a `describe` an empty folder. */
export function createCommandLine(): CommandLine {
  let packageFolder = '';
  let folder = '';
  const getBundlePath = () => join(packageFolder, 'dist', 'cli.cjs');

  before('bundle the command line', async () => {
    packageFolder = await getBundledCommandLine();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(packageFolder, 'test-'));
  });

  const run: CommandLine['run'] = (words, options = {}) =>
    options.spawned
      ? runSpawned(getBundlePath(), folder, words, options)
      : runInProcess(packageFolder, folder, words, options);

  return {
    run,
    folder: () => folder,
    read: (name) => readFile(join(folder, name), 'utf8'),
    async runJson(words, options) {
      const { output } = await run([...words, '--format', 'json'], options);
      return JSON.parse(output) as unknown;
    },
    async write(files) {
      for (const [name, text] of Object.entries(files)) {
        const path = join(folder, name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, dedent(text));
      }
    },
  };
}
