// Builds the playground and tests it in a browser. Ends with the line "N passed, N failed", after a line "not run: REASON"
// if there is no browser.
//   node test/playground/run.mjs [--grep PATTERN]
import path from 'node:path';
import { parseArgs } from 'node:util';
import Mocha from 'mocha';
import { buildPlayground } from '../../scripts/playground.mjs';
import { findBrowser, installBrowser } from '../../scripts/support/browser.mjs';
import { projectRoot } from '../../scripts/support/project.mjs';

const { values } = parseArgs({ options: { grep: { type: 'string', short: 'g' } } });
try {
  if (findBrowser() === undefined) await installBrowser();
} catch (error) {
  console.log(`not run: ${error instanceof Error ? error.message : String(error)}`);
  console.log('0 passed, 0 failed');
  process.exit(1);
}
await buildPlayground();
const mocha = new Mocha({ timeout: 60_000, ...(values.grep === undefined ? {} : { grep: values.grep }) });
for (const name of ['suite', 'play']) mocha.addFile(path.join(projectRoot, `test/playground/${name}.mjs`));
await mocha.loadFilesAsync();
const runner = mocha.run((failed) => {
  console.log(`${runner.stats?.passes ?? 0} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});
