/** The bundled command line as a user runs it: a process of its own, in a folder with files of the test. */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { dedent } from '../../support/fixture';

export interface Ended {
  readonly output: string;
  readonly notes: string;
  readonly exitCode: number | null;
}

export interface CommandLine {
  /** Puts files into the folder; texts may be indented. */
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** Runs `asdic` with these words in the folder, or in one below it. */
  run(words: readonly string[], given?: { readonly input?: string; readonly folder?: string }): Promise<Ended>;
  /** Runs it with `--format json` and reads what it printed. */
  data(words: readonly string[], given?: { readonly input?: string }): Promise<unknown>;
  /** The folder. */
  folder(): string;
}

/** To be called in a `describe`: bundles the command line before its tests, and gives each test an empty folder. */
export function commandLine(): CommandLine {
  let home = '';
  let folder = '';
  const bundle = () => join(home, 'dist', 'cli.cjs');

  before('bundle the command line', async () => {
    home = await mkdtemp(join(tmpdir(), 'asdic-cli-'));
    await build({
      entryPoints: [resolve('server/src/cli/main.ts')],
      outfile: bundle(),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      logLevel: 'error',
    });
    await cp(resolve('package.json'), join(home, 'package.json'));
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(home, 'test-'));
  });
  after(() => rm(home, { recursive: true }));

  const run: CommandLine['run'] = (words, { input = '', folder: below = '.' } = {}) =>
    new Promise((ended, failed) => {
      // The terminal of whoever runs the tests must not matter.
      const child = spawn(process.execPath, [bundle(), ...words], { cwd: join(folder, below), env: {} });
      const said = { output: '', notes: '' };
      child.stdout.setEncoding('utf8').on('data', (text: string) => (said.output += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said.notes += text));
      child.once('error', failed).once('close', (exitCode) => ended({ ...said, exitCode }));
      child.stdin.end(input);
    });

  return {
    run,
    folder: () => folder,
    async data(words, given) {
      const { output } = await run([...words, '--format', 'json'], given);
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
