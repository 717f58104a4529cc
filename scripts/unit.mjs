// Builds and runs the unit tests. Ends with the line "N passed, N failed".
//   node scripts/unit.mjs [PATH...] [--except PATH] [--grep PATTERN] [--watch] [--large] [--slowest N]
//     PATH         a test file or a folder of them; without: all but test/packages, which build and pack what ships
//     --except PATH  leaves out a test file or a folder; may be repeated
//     --watch      reruns the tests when a file changes
//     --large      long property tests at full size, as `npm test -- --all` runs them
//     --slowest N  lists the slowest tests
//     --build      only builds them, and writes out/unit-run.json for scripts/support/run-mocha.mjs under another Node
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { generate } from './generate.mjs';
import { projectRoot, runScript, sourceFiles } from './support/project.mjs';
import { runMocha, unitRun } from './support/run-mocha.mjs';
import { unitTestBuild } from './support/test-builds.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    grep: { type: 'string', short: 'g' },
    except: { type: 'string', multiple: true, default: [] },
    watch: { type: 'boolean' },
    large: { type: 'boolean' },
    slowest: { type: 'string', default: '0' },
    build: { type: 'boolean' },
  },
});
/** The tests that prove rules. */
const testsOfRules = ['test/server/rulesets', 'test/server/evidence.test.ts'];

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
  process.chdir(projectRoot);
  // Stack traces name lines of TypeScript.
  process.setSourceMapsEnabled(true);
  if (values.large) process.env.ASDIC_LARGE_RUNS = '1';
  await generate();

  const chosen = positionals.map((name) => path.relative(projectRoot, path.resolve(name)).split(path.sep).join('/'));
  const isIn = (/** @type {string} */ file, /** @type {string[]} */ names) =>
    names.some((name) => file === name || file.startsWith(`${name.replace(/\/$/, '')}/`));
  const isChosen = (/** @type {string} */ file) =>
    (chosen.length === 0 || isIn(file, chosen)) && !isIn(file, values.except);
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

  // These may run at the same time.
  const outdir = values.build ? 'out/built-test' : values.except.length > 0 ? 'out/other-test' : 'out/test';
  await build({ ...unitTestBuild([...hooks, ...compiled]), outdir });
  const built = (/** @type {string} */ file) => file.replace(/^test/, outdir).replace(/\.ts$/, '.mjs');

  // What tests prove of the rules is recorded only if all tests run that may prove one.
  const provesRules = values.grep === undefined && testsOfRules.every(isChosen);
  if (!provesRules) process.env.ASDIC_PARTIAL_RUN = '1';
  const run = {
    hooks: hooks.map(built),
    files: [...compiled.map(built), ...plain],
    ...(values.grep === undefined ? {} : { grep: values.grep }),
    slowest: Number(values.slowest),
  };
  if (!values.build) return await runMocha(run);
  fs.writeFileSync(unitRun, JSON.stringify(run));
}
