// Everything that must hold: lint, types, format, unit tests, the coverage of the rules, the suite inside a real VS Code with the
// extension under development and with the packaged one. Needs nothing but Node and npm.
//   npm test [-- --unit | --vscode] [--grep PATTERN]
// The last line is "N passed, N failed" over all; lint, types, format, rules and packaging count as one each.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './support/install.mjs';
import { projectRoot } from './support/project.mjs';

const { values } = parseArgs({
  options: { unit: { type: 'boolean' }, vscode: { type: 'boolean' }, grep: { type: 'string', short: 'g' } },
});
const grep = values.grep === undefined ? [] : ['--grep', values.grep];
const vsix = path.join(projectRoot, 'out/asdic.vsix');
const suite = 'test/vscode/harness/run.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} args of Node
 * @property {boolean} [counts] whether it prints how many tests passed; otherwise it passes or fails as a whole
 * @property {boolean} [vital] whether nothing after it makes sense when it fails
 */

/** @type {Stage[]} */
const checks = [
  { name: 'generate', args: ['scripts/generate.mjs'], vital: true },
  { name: 'lint', args: ['node_modules/eslint/bin/eslint.js', '.'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b'] },
  { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  { name: 'unit tests', args: ['scripts/unit.mjs', ...grep], counts: true },
  { name: 'rules', args: ['scripts/rules-check.mjs'] },
];
/** @type {Stage[]} */
const inVscode = [
  { name: 'build', args: ['esbuild.mjs', '--tests'], vital: true },
  { name: 'suite in VS Code', args: [suite, ...grep], counts: true },
  { name: 'package', args: ['scripts/package.mjs', '--out', vsix], vital: true },
  { name: 'suite with the packaged extension', args: [suite, '--vsix', vsix, ...grep], counts: true },
];

await installPackages();
fs.mkdirSync(path.dirname(vsix), { recursive: true });
const chosen = [...(values.vscode ? [] : checks), ...(values.unit ? [] : inVscode)];
// With a pattern, only tests are of interest: the pattern says nothing about the rest. What builds has to run all the same.
const stages = chosen.filter((stage) => values.grep === undefined || stage.counts || stage.vital).filter(hasScript);

/** @type {{ name: string, passed: number, failed: number, seconds: number }[]} */
const results = [];
for (const stage of stages) {
  console.log(`\n== ${stage.name}`);
  const result = await runStage(stage);
  results.push(result);
  if (stage.vital && result.failed > 0) break;
}

console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
}
const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;

/** @param {Stage} stage */
function hasScript({ args: [script = ''] }) {
  return fs.existsSync(path.join(projectRoot, script));
}

/** @param {Stage} stage @returns {Promise<{ name: string, passed: number, failed: number, seconds: number }>} */
async function runStage({ name, args, counts = false }) {
  const start = performance.now();
  const { code, output } = await runNode(args);
  const seconds = (performance.now() - start) / 1000;
  const counted = counts ? [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) : undefined;
  if (counted === undefined) {
    // No counts where there should be some: the stage broke off.
    const isGood = code === 0 && !counts;
    return { name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, seconds };
  }
  const [passed, failed] = [Number(counted[1]), Number(counted[2])];
  // A pattern may fit no test of one suite; the sum over all tells whether it fitted any.
  const isEmptyChoice = values.grep !== undefined && passed + failed === 0;
  return { name, passed, failed: code !== 0 && failed === 0 && !isEmptyChoice ? 1 : failed, seconds };
}

/** @param {string[]} args @returns {Promise<{ code: number, output: string }>} what it printed is shown as well */
function runNode(args) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) };
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['inherit', 'pipe', 'inherit'], env });
    let output = '';
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    child.once('error', reject).once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
