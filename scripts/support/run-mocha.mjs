// Runs built unit tests in this process, and ends it with the line "N passed, N failed".
//   node scripts/support/run-mocha.mjs FILE      FILE: a run as JSON; with paths relative to the project, or absolute
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Mocha from 'mocha';
import { isMain, runningTest } from './project.mjs';

/** Where a build of the unit tests for another Node says what to run. */
export const unitRun = 'out/unit-run.json';

/**
 * @typedef {object} Run
 * @property {string[]} hooks modules with hooks for all tests
 * @property {string[]} files of tests
 * @property {string} [grep]
 * @property {string[]} [except] parts of titles of tests that are left out
 * @property {number} [slowest] how many of the slowest tests are listed
 */

/** @param {Run} run */
export async function runMocha({ hooks, files, grep, except = [], slowest = 0 }) {
  const mocha = new Mocha({
    ui: 'bdd',
    reporter: files.length === 1 ? 'spec' : 'dot',
    // Only tests that hang are ended, so that a busy machine fails none.
    timeout: 600_000,
    ...(grep === undefined ? {} : { grep }),
  });
  for (const file of hooks) {
    const { mochaHooks } = await import(pathToFileURL(path.resolve(file)).href);
    if (mochaHooks !== undefined) mocha.rootHooks(mochaHooks);
  }
  for (const file of files) mocha.addFile(path.resolve(file));
  await mocha.loadFilesAsync();
  if (except.length > 0) mocha.suite.eachTest(skipSome);
  const runner = mocha.run((failures) => {
    const passed = runner.stats?.passes ?? 0;
    if (passed + failures === 0) console.error('No test was chosen.');
    tests.sort((a, b) => b.duration - a.duration);
    for (const { title, duration } of tests.slice(0, slowest))
      console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${title}`);
    console.log(`${passed} passed, ${failures} failed`);
    // Workers that tests leave behind must not keep the run alive.
    process.exit(failures > 0 || passed === 0 ? 1 : 0);
  });
  /** @param {Mocha.Test} test */
  function skipSome(test) {
    if (except.some((part) => test.fullTitle().includes(part))) test.pending = true;
  }
  /** @type {{ title: string, duration: number }[]} */
  const tests = [];
  // A test that blocks its thread cannot report itself: `npm test` names it when it ends the stage.
  fs.mkdirSync('out', { recursive: true });
  runner.on('test', (test) => fs.writeFileSync(runningTest, test.fullTitle()));
  runner.on('test end', (test) => tests.push({ title: test.fullTitle(), duration: test.duration ?? 0 }));
}

if (isMain(import.meta.url)) await runMocha(JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')));
