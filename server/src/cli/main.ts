/** Entry of the command line. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { loadRulesets } from '../features';
import { printable } from '../model/wording';
import { processHost } from './host';
import { isThread, serveJobs } from './jobs/thread';
import type { WrittenFile } from './outcome';
import { run } from './program';

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    // Whoever reads the output may have seen enough, as `head` does. Anything else means that it could not be written.
    if (code !== 'EPIPE') process.exitCode = 2;
  });
}

async function main(): Promise<void> {
  // The bundle lies in a folder of the package.
  const host = processHost(process, await loadRulesets(), dirname(__dirname));
  clearLine = host.progress.clear;
  const { output, notes = '', files = [], exitCode } = await run(process.argv.slice(2), host);
  host.progress.clear();
  process.exitCode = exitCode;
  process.stderr.write(notes);
  process.stdout.write(output);
  for (const file of files) await write(file);
}

/** A file that cannot be written keeps none of the others from being written. */
async function write({ path, text }: WrittenFile): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } catch (error) {
    process.stderr.write(`asdic: Writing ${printable(path)} failed: ${printable((error as Error).message)}.\n`);
    process.exitCode = 2;
  }
}

let clearLine = (): void => undefined;

/** As shells count what ended by Ctrl-C. */
const interrupted = 130;

if (isThread()) void serveJobs();
else {
  process.once('SIGINT', () => {
    clearLine();
    process.exit(interrupted);
  });
  void main();
}
