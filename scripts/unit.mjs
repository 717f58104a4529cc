// Builds and runs the unit tests. Ends with the line "N passed, N failed".
//   node scripts/unit.mjs [PATH...] [--grep PATTERN]      PATH: a test file or a folder of them; without: all but test/packages,
//                                                         which build and pack what ships
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import Mocha from 'mocha';
import { generate } from './generate.mjs';
import { projectRoot, sourceFiles } from './support/project.mjs';
import { unitTestBuild } from './support/test-builds.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { grep: { type: 'string', short: 'g' } },
});
const isWhole = positionals.length === 0 && values.grep === undefined;

process.chdir(projectRoot);
await generate();

const chosen = positionals.map((name) => path.relative(projectRoot, path.resolve(name)).split(path.sep).join('/'));
const isChosen = (/** @type {string} */ file) =>
  chosen.length === 0 || chosen.some((name) => file === name || file.startsWith(`${name.replace(/\/$/, '')}/`));
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

// A part of the tests must not pass for the whole where results are kept.
if (!isWhole) process.env.ASDIC_PARTIAL_RUN = '1';

const mocha = new Mocha({
  ui: 'bdd',
  reporter: 'dot',
  // Long enough for a busy machine: how fast things are, benchmarks say.
  timeout: 60_000,
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
  console.log(`${passed} passed, ${failures} failed`);
  // Some tests start workers: what they leave behind must not keep the run alive.
  process.exit(failures > 0 || passed === 0 ? 1 : 0);
});
