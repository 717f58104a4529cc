/** Entry of the command line. */
import { dirname } from 'node:path';
import { processHost } from './host';
import { run } from './program';

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    // Whoever reads the output may have seen enough, as `head` does. Anything else means that it could not be written.
    if (code !== 'EPIPE') process.exitCode = 2;
  });
}

// The bundle lies in a folder of the package.
void run(process.argv.slice(2), processHost(process, dirname(__dirname))).then(({ output, notes = '', exitCode }) => {
  process.exitCode = exitCode;
  process.stderr.write(notes);
  process.stdout.write(output);
});
