/**
 * Entry of the command line, and of its threads. What either needs is loaded when it is known which this is; where there will be much to
 * do, threads are started before anything is loaded.
 */
import { dirname } from 'node:path';
import { entryIn } from './entry';
import { endThreads, isThread, startEarly } from './jobs/early';

/** As shells count what ended by Ctrl-C. */
const interrupted = 130;

async function main(): Promise<void> {
  let clearLine = (): void => undefined;
  process.once('SIGINT', () => {
    clearLine();
    endThreads();
    process.exit(interrupted);
  });
  let isLost = false;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      // Whoever reads the output may have seen enough, as `head` does. Anything else means that it could not be written.
      if (code === 'EPIPE') return;
      clearLine();
      if (stream === process.stdout && !isLost)
        process.stderr.write(`asdic: Output could not be written: ${message}.\n`);
      isLost = true;
      process.exitCode = 2;
    });
  }
  const words = process.argv.slice(2);
  // The bundle lies in a folder of the package.
  const packageFolder = dirname(__dirname);
  startEarly(words, entryIn(packageFolder), process.cwd());
  const [{ processHost }, { run }, { reason }] = await Promise.all([
    import('./host'),
    import('./program'),
    import('./outcome'),
  ]);
  const host = processHost(process, packageFolder);
  clearLine = host.progress.clear;
  // Should nothing be left that could go on, it has failed.
  process.exitCode = 2;
  const { output, notes = '', files = [], exitCode } = await run(words, host);
  host.progress.clear();
  process.stderr.write(notes);
  try {
    await host.print(output);
    if (!isLost) process.exitCode = exitCode;
  } catch (error) {
    // What is printed is made meanwhile.
    process.stderr.write(`asdic: ${reason(error)}\n`);
  }
  if (!(await host.write(files))) process.exitCode = 2;
  host.progress.clear();
}

if (isThread()) void import('./jobs/thread').then(({ serveJobs }) => serveJobs());
else void main();
