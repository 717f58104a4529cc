/**
 * Entry point of the command line and of its threads; either loads only its own code. If there is much to do, threads are started before
 * anything else is loaded.
 */
import { dirname } from 'node:path';

import { terminateThreads, getEntryPath, isThread, prestartThreads } from './jobs/start';

/** The exit code that shells use after Ctrl-C. */
const interruptedExitCode = 130;

async function main(): Promise<void> {
  let clearLine = (): void => undefined;
  process.once('SIGINT', () => {
    clearLine();
    terminateThreads();
    process.exit(interruptedExitCode);
  });
  let hasWriteError = false;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      // EPIPE: the reader has closed the pipe, as `head` does. Any other error means that output was lost.
      if (code === 'EPIPE') return;
      clearLine();
      if (stream === process.stdout && !hasWriteError)
        process.stderr.write(`asdic: Output could not be written: ${message}.\n`);
      hasWriteError = true;
      process.exitCode = 2;
    });
  }
  const args = process.argv.slice(2);
  // The bundle lies in a subfolder of the package.
  const packageFolder = dirname(__dirname);
  prestartThreads(args, getEntryPath(packageFolder), process.cwd());
  const [{ createProcessHost }, { runCommand }, { formatError }] = await Promise.all([
    import('./host'),
    import('./program'),
    import('./outcome'),
  ]);
  const host = createProcessHost(process, packageFolder);
  clearLine = host.progress.clear;
  // If the event loop runs empty early, the command has failed.
  process.exitCode = 2;
  const { output, notes = '', files = [], exitCode } = await runCommand(args, host);
  host.progress.clear();
  process.stderr.write(notes);
  try {
    await host.print(output);
    if (!hasWriteError) process.exitCode = exitCode;
  } catch (error) {
    // Output is generated while it is printed.
    process.stderr.write(`asdic: ${formatError(error)}\n`);
  }
  if (!(await host.write(files))) process.exitCode = 2;
  host.progress.clear();
}

if (isThread()) void import('./jobs/thread').then(({ serveJobs }) => serveJobs());
else void main();
