// Runs the command line, the server and unit tests under Node for Windows, by Wine where it is installed. Ends with the line
// "N passed, N failed", after a line "not run: REASON" where there is no Wine.
//   node scripts/windows.mjs [PATH...]     PATH: a test file or a folder of them; without: test/windows, and the unit tests of the layers
//                                          that files, lines and processes matter to
// Wine has no Git and no shell, so the tests that start one fail or are skipped; `onlyWine` lists those.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../esbuild.mjs';
import { findNode, unpackPackage } from './support/find-node.mjs';
import { findProgram, projectRoot, run, runScript } from './support/project.mjs';
import { unitRun } from './support/run-mocha.mjs';

/** Wine's own faults, by a part of a test's title: Windows itself is not concerned. */
const onlyWine = ['prints the fixes as a diff that git applies'];

const own = 'test/windows/windows.test.mjs';
const defaults = [
  'client',
  'server/cli',
  'server/library',
  'server/lsp',
  'server/page',
  'server/protocol',
  'server/text',
  'server/work',
];

const { positionals } = parseArgs({ allowPositionals: true });
const isOwn = (/** @type {string} */ file) => own.startsWith(file);
const unit =
  positionals.length > 0 ? positionals.filter((file) => !isOwn(file)) : defaults.map((layer) => `test/${layer}`);

const wine = findProgram('wine');
if (process.platform !== 'win32' && wine === undefined) {
  console.log('not run: `wine` is not installed');
  console.log('0 passed, 0 failed');
  process.exit(0);
}
await buildAll();
if (unit.length > 0 && (await runScript('scripts/unit.mjs', [...unit, '--build'])) !== 0) process.exit(1);
/** @type {import('./support/run-mocha.mjs').Run} */
const tests = unit.length > 0 ? JSON.parse(fs.readFileSync(unitRun, 'utf8')) : { hooks: [], files: [] };
if (positionals.length === 0 || positionals.some(isOwn)) tests.files.unshift(own);
tests.except = onlyWine;
const runFile = 'out/windows-run.json';
fs.writeFileSync(runFile, JSON.stringify(tests));
process.exit(await runUnderWindows(['--enable-source-maps', 'scripts/support/run-mocha.mjs', runFile]));

/** Runs Node for Windows: this one, or npm's under Wine. @param {string[]} args @returns {Promise<number>} its exit code */
async function runUnderWindows(args) {
  const env = { ...process.env, ASDIC_PARTIAL_RUN: '1' };
  if (wine === undefined) return run(process.execPath, args, { env });
  const node = await findNode('22', 'win32');
  const { version } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'node_modules/esbuild/package.json'), 'utf8'));
  const esbuild = path.join(await unpackPackage('esbuild-wasm', version), 'lib/main.js');
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-wine-'));
  const wineEnv = {
    ...env,
    WINEPREFIX: path.join(home, 'prefix'),
    WINEDEBUG: '-all',
    // Programs on the PATH inside: tests start `node`.
    WINEPATH: windowsPath(path.dirname(node)),
    // esbuild's program does not start under Wine; the one in WebAssembly does.
    ASDIC_ESBUILD: `file:///${windowsPath(esbuild).replaceAll('\\', '/')}`,
  };
  try {
    // Node refuses Wine's own default, Windows 7.
    const made = await run(wine, ['winecfg', '/v', 'win10'], { env: wineEnv, limit: 300_000, output: () => undefined });
    if (made !== 0) throw new Error('Wine could not be set up');
    return await runWithFiles(wine, [node, '--import', './scripts/support/esbuild-wasm.mjs', ...args], wineEnv);
  } finally {
    fs.rmSync(home, { recursive: true, force: true });
  }
}

/** Node for Windows cannot write to a pipe of another system, but to a file. @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env */
async function runWithFiles(command, args, env) {
  const log = path.join(projectRoot, 'out/windows.log');
  const quoted = [command, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  const code = await run('sh', ['-c', `${quoted} < /dev/null > '${log}' 2>&1`], { env, limit: 3_000_000 });
  console.log(fs.readFileSync(log, 'utf8').trimEnd());
  return code;
}

/** The name that Wine has for a file. @param {string} file */
function windowsPath(file) {
  return `Z:${file.replaceAll('/', '\\')}`;
}
