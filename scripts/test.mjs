// Checks and tests. `npm test` must pass before a change is committed; with `--all` it runs everything, as CI does. Needs only
// Node and npm.
//   npm test [-- --all] [--unit | --vscode] [--grep PATTERN]
// The last line is "N passed, N failed" over all; lint, types, format, rules and packaging count as one each. A stage that could not
// run is reported as not run, and the result is not green.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findContainerObstacle } from './container.mjs';
import { installPackages } from './support/install.mjs';
import { findProgram, projectRoot, runScript } from './support/project.mjs';
import { parseCounts, formatFailures, tally } from './support/stages.mjs';
import { prepareVscode, vscodeHost } from './support/vscode.mjs';

const flag = /** @type {const} */ ({ type: 'boolean', default: false });
const { values } = parseArgs({
  options: { all: flag, unit: flag, vscode: flag, grep: { type: 'string', short: 'g' } },
});
const { all } = values;
const grep = values.grep === undefined ? [] : ['--grep', values.grep];
const vsix = path.join(projectRoot, 'out/asdic.vsix');
const suite = 'test/vscode/harness/run.mjs';

/** @typedef {import('./support/stages.mjs').StageResult} StageResult */
/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} script of Node
 * @property {string[]} [args]
 * @property {number} minutes time limit; then it is ended with all its children
 * @property {boolean} [counts] whether it prints how many tests passed; otherwise it passes or fails as a whole
 * @property {boolean} [vital] whether its failure skips all later stages
 */

/** @type {Stage} */
const generate = { name: 'generate', script: 'scripts/generate.mjs', minutes: 10, vital: true };
/** About half of the work, the tests that prove rules among them. */
const firstHalf = [
  'test/server/rulesets',
  'test/server/evidence.test.ts',
  'test/server/engine',
  'test/server/features',
];
const unitOptions = [...(all ? ['--large'] : []), ...grep];
/** @type {Stage[]} */
const firstLane = [
  {
    name: 'unit tests of rules and features',
    script: 'scripts/unit.mjs',
    args: [...firstHalf, ...unitOptions],
    minutes: 40,
    counts: true,
  },
  { name: 'rules', script: 'scripts/rules-check.mjs', minutes: 10 },
  { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['-b'], minutes: 20 },
  {
    name: 'format',
    script: 'node_modules/prettier/bin/prettier.cjs',
    args: ['--check', '--cache', '--log-level', 'warn', '.'],
    minutes: 10,
  },
];
/** Run beside the first lane, on another core. @type {Stage[]} */
const secondLane = [
  {
    name: 'unit tests of all else',
    script: 'scripts/unit.mjs',
    args: [...firstHalf.flatMap((name) => ['--except', name]), ...unitOptions],
    minutes: 40,
    counts: true,
  },
  { name: 'lint', script: 'scripts/lint.mjs', minutes: 20 },
  ...(all && values.grep === undefined && process.platform === 'linux'
    ? [
        { name: 'unit tests under other Nodes', script: 'scripts/nodes.mjs', minutes: 20, counts: true },
        ...skipStages(findContainerObstacle(), [
          { name: 'container', script: 'scripts/container.mjs', minutes: 15, counts: true },
        ]),
      ]
    : []),
];
/** These run alone: while npm packs, package.json lacks its VS Code parts, and both write `dist`. @type {Stage[]} */
const packages = all
  ? [
      { name: 'packages', script: 'scripts/unit.mjs', args: ['test/packages', ...grep], minutes: 15, counts: true },
      ...(values.grep === undefined && process.platform === 'linux'
        ? skipStages(findProgram('wine') === undefined ? 'Windows: `wine` is not installed' : undefined, [
            {
              name: 'Windows, by Wine',
              script: 'scripts/windows.mjs',
              args: ['test/windows'],
              minutes: 15,
              counts: true,
            },
          ])
        : []),
    ]
  : [];
/** These run alone on the machine: they measure response times. @type {Stage[]} */
const inVscode = [
  { name: 'build', script: 'esbuild.mjs', args: ['--tests'], minutes: 10, vital: true },
  ...(all || values.grep !== undefined
    ? [{ name: 'suite in VS Code', script: suite, args: grep, minutes: 40, counts: true }]
    : [
        {
          name: 'essentials in VS Code',
          script: suite,
          args: ['--grep', 'the essentials'],
          minutes: 10,
          counts: true,
        },
      ]),
  ...(all
    ? [
        // A desktop VS Code has no extension host in a web worker.
        ...(vscodeHost() === 'server'
          ? [
              { name: 'suite in the web host', script: suite, args: ['--web', ...grep], minutes: 15, counts: true },
              {
                name: 'suite in the oldest VS Code',
                script: suite,
                args: ['--oldest', ...grep],
                minutes: 10,
                counts: true,
              },
            ]
          : []),
        { name: 'playground', script: 'test/playground/run.mjs', args: grep, minutes: 10, counts: true },
        { name: 'package', script: 'scripts/package.mjs', args: ['--out', vsix], minutes: 10, vital: true },
        {
          name: 'suite with the packaged extension',
          script: suite,
          args: ['--vsix', vsix, ...grep],
          minutes: 40,
          counts: true,
        },
      ]
    : []),
];

// Prerequisites of the VS Code suite are checked first, so that a missing one is reported early. Both wait for downloads.
const [obstacle] = await Promise.all([values.unit ? undefined : findVscodeObstacle(), installPackages()]);
fs.mkdirSync(path.dirname(vsix), { recursive: true });

// A pattern selects tests only, and does not apply to the other stages. Builds have to run all the same.
const isWanted = (/** @type {Stage} */ stage) =>
  values.grep === undefined || stage.counts === true || stage.vital === true;

const results = [
  ...(values.vscode ? [] : await runChecks()),
  ...(values.unit ? [] : await runStages(inVscode.filter(isWanted), obstacle)),
];
const { lines, isGreen } = tally(results);
console.log(`\n${[...formatFailures(results), ...lines].join('\n')}`);
process.exitCode = isGreen ? 0 : 1;

/** The unit tests, and the stages that do not depend on them. @returns {Promise<StageResult[]>} */
async function runChecks() {
  const made = await runStages([generate]);
  const reason = made.some(({ failed }) => failed !== 0) ? 'generate has failed' : undefined;
  const lanes = await Promise.all([firstLane, secondLane].map((stages) => runStages(stages.filter(isWanted), reason)));
  return [...made, ...lanes.flat(), ...(await runStages(packages, reason))];
}

/** Leaves out stages that need what npm does not have. @param {string | undefined} obstacle @param {Stage[]} stages */
function skipStages(obstacle, stages) {
  if (obstacle === undefined) return stages;
  console.log(`left out: ${obstacle}`);
  return [];
}

/** Why the suite cannot run in VS Code. @returns {Promise<string | undefined>} */
async function findVscodeObstacle() {
  try {
    await prepareVscode();
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    return reason;
  }
}

/**
 * Runs stages in sequence, until a vital one fails.
 * @param {Stage[]} stages
 * @param {string} [reason] why they cannot run
 * @returns {Promise<StageResult[]>}
 */
async function runStages(stages, reason) {
  /** @type {StageResult[]} */
  const done = [];
  for (const stage of stages) {
    if (reason !== undefined) {
      done.push({ name: stage.name, notRun: reason });
      continue;
    }
    const result = await runStage(stage);
    done.push(result);
    if (stage.vital && result.failed !== 0) reason = `${stage.name} has failed`;
  }
  return done;
}

/**
 * Runs a stage and prints its output at the end, so that parallel stages stay readable.
 * @param {Stage} stage
 * @returns {Promise<StageResult>}
 */
async function runStage({ name, script, args = [], minutes, counts = false }) {
  const start = performance.now();
  const runningTest = path.join(projectRoot, `out/running-test-of-${name.replaceAll(/\W+/g, '-')}.txt`);
  let output = '';
  console.log(`== ${name} begins`);
  const code = await runScript(script, args, {
    limit: minutes * 60_000,
    env: { ...process.env, ASDIC_RUNNING_TEST: runningTest, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    output: (chunk) => {
      output += chunk.toString();
    },
  });
  const seconds = (performance.now() - start) / 1000;
  if (counts && seconds >= minutes * 60 && fs.existsSync(runningTest))
    output += `\nIt was ended while this test was running: ${fs.readFileSync(runningTest, 'utf8')}`;
  console.log(`\n== ${name} (${seconds.toFixed(0)} s)\n${output.trimEnd()}\n`);
  // A pattern may match no test of one suite; the total over all suites decides.
  return { name, seconds, output, ...parseCounts(output, { code, counts, mayBeEmpty: values.grep !== undefined }) };
}
