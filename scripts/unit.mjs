// Builds and runs the unit tests. Ends with the line "N passed, N failed".
//   node scripts/unit.mjs [PATH...] [--grep PATTERN] [--watch] [--large] [--slowest N]
//     PATH         a test file or a folder of them; without: all but test/packages, which build and pack what ships
//     --watch      reruns the tests when a file changes
//     --large      long property tests at full size, as `npm test -- --all` runs them
//     --slowest N  lists the slowest tests
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import Mocha from 'mocha';
import { generate } from './generate.mjs';
import { projectRoot, runningTest, runScript, sourceFiles } from './support/project.mjs';
import { unitTestBuild } from './support/test-builds.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    grep: { type: 'string', short: 'g' },
    watch: { type: 'boolean' },
    large: { type: 'boolean' },
    slowest: { type: 'string', default: '0' },
  },
});
if (values.watch) await watch();
else await runTests();

/** Runs the tests in a new process after each change of a source or a test, until it is interrupted. */
async function watch() {
  const args = process.argv.slice(2).filter((arg) => arg !== '--watch');
  let isStale = true;
  /** @type {() => void} */
  let wake = () => undefined;
  for (const folder of ['server/src', 'client/src', 'playground/src', 'test', 'scripts', 'schemas', 'samples'])
    fs.watch(path.join(projectRoot, folder), { recursive: true }, (_event, file) => {
      // A run regenerates code, so its changes are ignored.
      if (file?.includes('generated') === true) return;
      isStale = true;
      wake();
    });
  for (;;) {
    if (isStale) {
      isStale = false;
      await runScript('scripts/unit.mjs', args);
      console.log('Waiting for a change ...');
    } else await /** @type {Promise<void>} */ (new Promise((resolve) => (wake = resolve)));
  }
}

async function runTests() {
  const isWhole = positionals.length === 0 && values.grep === undefined;
  process.chdir(projectRoot);
  // Stack traces name lines of TypeScript.
  process.setSourceMapsEnabled(true);
  if (values.large) process.env.ASDIC_LARGE_RUNS = '1';
  await generate();

  const chosen = positionals.map((name) => path.relative(projectRoot, path.resolve(name)).split(path.sep).join('/'));
  const isChosen = (/** @type {string} */ file) =>
    chosen.length === 0 || chosen.some((name) => file === name || file.startsWith(`${name.replace(/\/$/, '')}/`));
  const unknown = chosen.filter((name) => !fs.existsSync(name));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', no ')}.`);
    process.exit(1);
  }
  const compiled = ['test/server', 'test/client', 'test/playground', 'test/bench']
    .flatMap((folder) => sourceFiles(folder, '.test.ts'))
    .filter(isChosen);
  const plainFolders = [
    'test/scripts',
    ...(chosen.some((name) => name.startsWith('test/packages')) ? ['test/packages'] : []),
  ];
  const plain = plainFolders.flatMap((folder) => sourceFiles(folder, '.test.mjs')).filter(isChosen);
  const hooks = sourceFiles('test/support', '.ts').filter((file) => path.basename(file).startsWith('mocha'));

  await build(unitTestBuild([...hooks, ...compiled]));
  const built = (/** @type {string} */ file) => path.join(projectRoot, 'out', file.replace(/\.ts$/, '.mjs'));

  // A partial run must not overwrite the results of a complete one.
  if (!isWhole) process.env.ASDIC_PARTIAL_RUN = '1';

  const mocha = new Mocha({
    ui: 'bdd',
    reporter: compiled.length + plain.length === 1 ? 'spec' : 'dot',
    // Only tests that hang are ended, so that a busy machine fails none.
    timeout: 600_000,
    ...(values.grep === undefined ? {} : { grep: values.grep }),
  });
  for (const file of hooks) {
    const { mochaHooks } = await import(pathToFileURL(built(file)).href);
    if (mochaHooks !== undefined) mocha.rootHooks(mochaHooks);
  }
  for (const file of [...compiled.map(built), ...plain.map((file) => path.resolve(file))]) mocha.addFile(file);
  await mocha.loadFilesAsync();
  const runner = mocha.run((failures) => {
    const passed = runner.stats?.passes ?? 0;
    if (passed + failures === 0) console.error('No test was chosen.');
    tests.sort((a, b) => b.duration - a.duration);
    for (const { title, duration } of tests.slice(0, Number(values.slowest)))
      console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${title}`);
    console.log(`${passed} passed, ${failures} failed`);
    // Workers that tests leave behind must not keep the run alive.
    process.exit(failures > 0 || passed === 0 ? 1 : 0);
  });
  /** @type {{ title: string, duration: number }[]} */
  const tests = [];
  // A test that blocks its thread cannot report itself: `npm test` names it when it ends the stage.
  fs.mkdirSync('out', { recursive: true });
  runner.on('test', (test) => fs.writeFileSync(runningTest, test.fullTitle()));
  runner.on('test end', (test) => tests.push({ title: test.fullTitle(), duration: test.duration ?? 0 }));
}
