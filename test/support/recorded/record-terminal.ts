/** What the command line prints about a file, as text for a person to review. */
import { PassThrough, Readable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { createProcessHost } from '../../../server/src/cli/host';
import { runCommand } from '../../../server/src/cli/program';
import { getBundledCommandLine } from '../../server/cli/command-line';
import type { Chapter } from './record-editor';

/** The commands, each with its arguments after the file. */
const commands: readonly (readonly [string, ...(readonly string[])])[] = [
  ['check', '--format', 'sarif'],
  ['check'],
  ['resolve', '--seed', '7'],
  ['resolve', '--seed', '7', '--format', 'markdown'],
  ['odds'],
  ['odds', '--format', 'csv'],
  ['odds', '--format', 'markdown'],
  ['advise'],
  ['matters'],
  ['luck'],
];

export async function recordTerminal(file: string): Promise<readonly Chapter[]> {
  const chapters: Chapter[] = [];
  for (const [command, ...more] of commands) {
    const words = [command, file, ...more];
    chapters.push([`asdic ${words.join(' ')}`, (await run(words)).split('\n')]);
  }
  return chapters;
}

async function run(words: readonly string[]): Promise<string> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const texts = [readAll(stdout), readAll(stderr)];
  const standIn = { stdin: Readable.from([]), stdout, stderr, env: {}, cwd: () => process.cwd() };
  const host = createProcessHost(standIn as unknown as NodeJS.Process, await getBundledCommandLine());
  const result = await runCommand(words, host);
  stderr.write(result.notes ?? '');
  await host.print(result.output);
  stdout.end();
  stderr.end();
  return [...(await Promise.all(texts)), `exit code ${result.exitCode}`].join('');
}
