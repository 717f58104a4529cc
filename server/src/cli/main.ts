/** Entry of the command line. */
import { dirname } from 'node:path';
import { processHost } from './host';
import { isThread, serveJobs } from './jobs/thread';
import { run } from './program';

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    // Whoever reads the output may have seen enough, as `head` does. Anything else means that it could not be written.
    if (code !== 'EPIPE') process.exitCode = 2;
  });
}

async function main(): Promise<void> {
  // The bundle lies in a folder of the package.
  const host = processHost(process, dirname(__dirname));
  clearLine = host.progress.clear;
  const { output, notes = '', files = [], exitCode } = await run(process.argv.slice(2), host);
  host.progress.clear();
  process.exitCode = exitCode;
  process.stderr.write(notes);
  process.stdout.write(output);
  await host.write(files);
}

let clearLine = (): void => undefined;

/** As shells count what ended by Ctrl-C. */
const interrupted = 130;

if (isThread()) serveJobs();
else {
  process.once('SIGINT', () => {
    clearLine();
    process.exit(interrupted);
  });
  void main();
}
