// Measures start-up, editing, engine and sizes against their budgets and against yaml-language-server. Runs the shipped build under the
// oldest supported Node and under the Node of the newest desktop VS Code.
// An unknown flag prints the usage.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { buildAll, moduleBuild } from '../esbuild.mjs';
import { bundleProgram } from './support/bundle.mjs';
import { findNode } from './support/find-node.mjs';
import { isMain, projectRoot, run } from './support/project.mjs';
import { renderFiguresPage, insertFigures } from './support/readme-figures.mjs';

const usage = `npm run bench -- [--quick] [--gate] [--growth] [--here] [--json FILE] [--readme] [--from FILE]
  --quick      two sizes of files and few runs: about a minute and a half
  --gate       compares with yaml-language-server alone, and fails where a gate is not passed
  --growth     measures how times grow with files and forces, and fails where they grow too fast
  --here       measures under the Node that runs this, and under no other
  --json FILE  writes the figures into a file
  --readme     writes the figures that a user feels into README, and all into docs/performance.md
  --from FILE  measures nothing: takes what --json has written, for --readme`;

const flag = /** @type {const} */ ({ type: 'boolean' });
const text = /** @type {const} */ ({ type: 'string' });
const options = {
  quick: flag,
  gate: flag,
  growth: flag,
  here: flag,
  readme: flag,
  json: text,
  from: text,
};

/** @returns {string[] | undefined} the parsed flags; undefined if one is unknown or lacks its value */
export function parseFlags(/** @type {string[]} */ args) {
  try {
    const { values } = parseArgs({ args, options });
    if (values.readme && (values.gate || values.growth)) throw new Error('--readme needs all figures');
    if (values.from !== undefined && !values.readme) throw new Error('--from is for --readme');
    return args;
  } catch (error) {
    console.error(`bench: ${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return undefined;
  }
}

/** Major versions of the oldest supported Node and of the Node in the newest desktop VS Code. */
const majors = ['20', '24'];

/** Writes the figures into README. @param {string} file as `--json` has written it */
function writeReadme(file) {
  const figures = JSON.parse(fs.readFileSync(file, 'utf8'));
  const readme = path.join(projectRoot, 'README.md');
  const figuresByNode = Array.isArray(figures) ? figures : [figures];
  fs.writeFileSync(readme, insertFigures(fs.readFileSync(readme, 'utf8'), figuresByNode));
  fs.writeFileSync(path.join(projectRoot, 'docs/performance.md'), renderFiguresPage(figuresByNode));
  console.log('bench: README and docs/performance.md have the figures');
}

async function main() {
  const args = parseFlags(process.argv.slice(2));
  if (!args) return 2;
  const {
    from,
    readme = false,
    json = path.join(projectRoot, 'out/bench/all.json'),
  } = parseArgs({
    args: args,
    options,
  }).values;
  if (from !== undefined) {
    writeReadme(from);
    return 0;
  }
  if (!readme) return measure(args);
  // README is written from the file: if a measurement failed, it keeps its old figures.
  const failed = await measure([...args.filter((arg) => arg !== '--readme'), '--json', json]);
  if (failed === 0) writeReadme(json);
  return failed;
}

/** @param {readonly string[]} args of `test/bench/main.ts`, and `--here` @returns {Promise<number>} */
async function measure(args) {
  await buildAll({ minify: true });
  const bundle = path.join(projectRoot, 'out/bench/main.mjs');
  await bundleProgram('test/bench/main.ts', bundle);
  await build(
    moduleBuild({ 'first-call': 'test/bench/first-call.ts' }, { outdir: 'out/bench/programs', minify: true }),
  );
  const isHere = args.includes('--here') || args.includes('--gate');
  const given = args.filter((arg) => arg !== '--here');
  if (isHere) return run(process.execPath, [bundle, ...given]);
  // Each Node prints its own table of growth: only the figures are merged.
  const isGrowth = given.includes('--growth');
  const results = [];
  let failed = 0;
  for (const major of majors) {
    try {
      const program = await findNode(major);
      const file = path.join(projectRoot, `out/bench/node-${major}.json`);
      // The last `--json` wins: each Node writes into a file of its own, and these are merged into the requested one.
      failed += await run(program, [bundle, ...given, ...(isGrowth ? [] : ['--json', file])]);
      results.push(file);
    } catch (error) {
      failed++;
      console.error(`bench: Node ${major} was not measured: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (!isGrowth) failed += await run(process.execPath, [bundle, ...given, '--merge', results.join(',')]);
  return failed;
}

if (isMain(import.meta.url)) process.exitCode = Math.min(await main(), 2);
