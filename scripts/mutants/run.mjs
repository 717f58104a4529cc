// Runs built test files with one planted fault (ASDIC_MUTANT) until a test fails. Without a fault it records which faults each file reaches, and how long it takes.
//   node scripts/mutants/run.mjs REACHED-FILE|- BUILT-FILE...
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import Mocha from 'mocha';
import { sourceFiles } from '../support/project.mjs';

const [target = '-', ...files] = process.argv.slice(2);
const active = Number(process.env.ASDIC_MUTANT ?? -1);
/** @type {{ file: string, seconds: number, reached: number[] }[]} */
const passing = [];
/** @type {Set<number>} */
let reached = new Set();
Object.assign(globalThis, {
  mutant: (/** @type {number} */ id) => {
    reached.add(id);
    return id === active;
  },
});
process.env.ASDIC_PARTIAL_RUN = '1';

process.on('unhandledRejection', (reason) => console.error('Rejection that nobody handles:', reason));

const hooks = sourceFiles('out/mutants/support', '.mjs').filter((file) => file.includes('/mocha'));
/** Runs files in a separate Mocha instance. @param {string[]} some @returns {Promise<string | undefined>} the first test that failed */
async function runFiles(some) {
  const mocha = new Mocha({ ui: 'bdd', reporter: 'min', timeout: 0, bail: true });
  for (const hook of hooks) {
    const { mochaHooks } = await import(pathToFileURL(hook).href);
    if (mochaHooks !== undefined) mocha.rootHooks(mochaHooks);
  }
  for (const file of some) mocha.addFile(file);
  await mocha.loadFilesAsync();
  return new Promise((resolve) => {
    /** @type {string | undefined} */
    let failed;
    // Without disposal, the handlers of two runners would pass an unhandled rejection to each other for ever.
    const runner = mocha.run(() => {
      runner.dispose();
      resolve(failed);
    });
    runner.on('fail', (test) => (failed = test.fullTitle()));
  });
}

if (target === '-') {
  const failed = await runFiles(files);
  if (failed !== undefined) console.log(`FAILED ${failed}`);
  process.exit(failed === undefined ? 0 : 1);
}
for (const file of files) {
  reached = new Set();
  const start = performance.now();
  const failed = await runFiles([file]);
  // A file that fails without a fault cannot detect faults.
  if (failed === undefined) passing.push({ file, seconds: (performance.now() - start) / 1000, reached: [...reached] });
  else console.error(`${file} fails without a fault: ${failed}`);
}
fs.writeFileSync(target, JSON.stringify(passing));
process.exit(0);
