/** Entry of the command line. */
import { dirname } from 'node:path';
import { loadRulesets } from '../features';
import { processHost } from './host';
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
  const { output, notes = '', exitCode } = await run(process.argv.slice(2), host);
  process.exitCode = exitCode;
  process.stderr.write(notes);
  process.stdout.write(output);
}

void main();
