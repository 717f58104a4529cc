// Mutation testing: plants small faults in the source, one at a time, and counts how many of them the unit tests detect.
//   npm run mutants -- LAYER... [--count 40] [--seed 1] [--own]     LAYER: a folder of server/src, `client`, or a folder below them: text, rulesets/aare
// With --own only the tests of the layer itself run: quicker, and stricter.
// All faults are in one build, each behind a switch. A first run of the tests that import a file with a fault records which of them reach
// which fault; then those files run for each fault until a test fails, the layer's own first, and of others as many as take a minute.
// Code that runs once in a process is recorded for the first of them only, so that the layer's other tests that import the file follow.
// Equivalent mutants are listed in test/support/equivalent-mutants.json.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { generate } from './generate.mjs';
import { findSites, plantFaults } from './mutants/sites.mjs';
import { projectRoot, sourceFiles } from './support/project.mjs';
import { unitTestBuild } from './support/test-builds.mjs';

/** @typedef {import('./mutants/sites.mjs').Site & { id: number }} Mutant */

const { values, positionals: layers } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    own: { type: 'boolean' },
  },
});
if (layers.length === 0) {
  console.error('mutants: name a layer, such as `text`, `rulesets/aare` or `client`.');
  process.exit(2);
}
process.chdir(projectRoot);
await generate();

/** A fault counts as an endless loop if its tests take so many times as long as without it, and at least so many seconds. */
const limit = { factor: 20, seconds: 60 };

/** How long tests that are not known to be of the layer and to reach it may take for one fault: a few of them take minutes. */
const maxSecondsOfOthers = 60;

/** A seeded generator of numbers from 0 to 1 (mulberry32). @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {string} layer its folder in the project */
const getFolder = (layer) =>
  layer.startsWith('client') ? layer.replace(/^client/, 'client/src') : `server/src/${layer}`;

/** The tests of a layer are in a folder like that of its source. @param {string} layer @param {string} file */
const isOwn = (layer, file) => ['', 'server/'].some((root) => file.includes(`/out/mutants/${root}${layer}/`));

let mutantCount = 0;

/** Places that have a fault: a layer may lie within another, and one build holds them all. @type {Set<string>} */
const takenPlaces = new Set();

/** @param {string} layer @returns {Mutant[]} numbered over all layers */
function drawMutants(layer) {
  const random = randomNumbers(Number(values.seed));
  const sites = sourceFiles(getFolder(layer), '.ts').flatMap(
    (file) => findSites(file, fs.readFileSync(file, 'utf8')).sites,
  );
  const drawn = sites
    .map((site) => ({ site, place: [site.file, site.start, site.end, site.fault].join(), key: random() }))
    .filter(({ place }) => !takenPlaces.has(place))
    .sort((a, b) => a.key - b.key)
    .slice(0, Number(values.count));
  for (const { place } of drawn) takenPlaces.add(place);
  return drawn.map(({ site }) => ({ ...site, id: mutantCount++ }));
}

/**
 * Builds the tests with all faults planted.
 * @param {readonly Mutant[]} mutants
 * @returns {Promise<Map<string, Set<string>>>} built test files that import a file with a fault, each with its sources
 */
async function buildTests(mutants) {
  const tests = ['test/server', 'test/client', 'test/playground'].flatMap((folder) => sourceFiles(folder, '.test.ts'));
  const hooks = sourceFiles('test/support', '.ts').filter((file) => path.basename(file).startsWith('mocha'));
  fs.rmSync('out/mutants', { recursive: true, force: true });
  const { metafile } = await build({
    ...unitTestBuild([...hooks, ...tests]),
    outdir: 'out/mutants',
    metafile: true,
    plugins: [
      {
        name: 'faults',
        setup: ({ onLoad }) =>
          onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path: file }) => {
            const name = path.relative(projectRoot, file).split(path.sep).join('/');
            const fileMutants = mutants.filter((mutant) => mutant.file === name);
            if (fileMutants.length === 0) return undefined;
            const { source } = findSites(name, fs.readFileSync(file, 'utf8'));
            return { contents: plantFaults(source, fileMutants), loader: 'ts' };
          }),
      },
    ],
  });
  const built = tests.map((file) => `out/mutants/${path.relative('test', file).replace(/\.ts$/, '.mjs')}`);
  const faulty = new Set(mutants.map(({ file }) => file));
  return new Map(
    built
      .map((file) => /** @type {const} */ ([path.resolve(file), new Set(listInputs(metafile, file))]))
      .filter(([, inputs]) => [...faulty].some((file) => inputs.has(file))),
  );
}

/** The sources of a built file and of the chunks that it imports. @param {import('esbuild').Metafile} metafile @param {string} built */
function listInputs({ outputs }, built) {
  const files = new Set([built]);
  for (const file of files)
    for (const { path: chunk, external } of outputs[file]?.imports ?? []) if (!external) files.add(chunk);
  return [...files].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
}

/** @param {number | undefined} pid */
function killGroup(pid) {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @param {number} [seconds] @returns {Promise<{ code: number | null, output: string }>} */
function runTests(args, env, seconds) {
  return new Promise((resolve) => {
    // A group of its own: a fault may leave a program that a test started in an endless loop.
    const child = spawn(process.execPath, ['scripts/mutants/run.mjs', ...args], {
      env: { ...process.env, ...env },
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    const timer = seconds === undefined ? undefined : setTimeout(() => killGroup(child.pid), seconds * 1000);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
  });
}

/** @typedef {{ file: string, seconds: number, reached: number[] }} TestFile a built test file that passes without a fault */

/** Runs the tests once without a fault. @param {string[]} tests @returns {Promise<TestFile[]>} */
async function findReach(tests) {
  const shares = Array.from({ length: os.availableParallelism() }, (_, share, all = os.availableParallelism()) =>
    tests.filter((_test, index) => index % all === share),
  );
  const results = await Promise.all(
    shares.map(async (share, index) => {
      const target = `out/mutants/reached-${index}.json`;
      const { code, output } = await runTests([target, ...share], {});
      if (code !== 0) throw new Error(`The tests cannot be run: ${output.slice(-2000)}`);
      if (output.includes('fails without a fault')) console.error(output);
      return JSON.parse(fs.readFileSync(target, 'utf8'));
    }),
  );
  return results.flat();
}

/** With `line`, only where the code stands in this line: a number alone says too little. @type {readonly { file: string, line?: string, code: string, fault: string, why: string }[]} */
const equivalent = JSON.parse(fs.readFileSync('test/support/equivalent-mutants.json', 'utf8'));

/** The source of a fault on one line. @param {Mutant} mutant */
const readCode = ({ file, start, end }) =>
  fs.readFileSync(file, 'utf8').slice(start, end).replace(/\s+/g, ' ').slice(0, 100);

/** @param {Mutant} mutant */
const readLine = ({ file, line }) => fs.readFileSync(file, 'utf8').split('\n')[line - 1]?.trim();

/** Quick tests first, as many as took a minute together. @param {readonly TestFile[]} tests */
function takeQuickest(tests) {
  let total = 0;
  return tests
    .toSorted((a, b) => a.seconds - b.seconds)
    .filter(({ seconds }) => (total += seconds) <= maxSecondsOfOthers);
}

/**
 * Runs the tests of the layer that reach a fault, then those that import its file, then other tests that reach it: of both, quick ones first, as many
 * as took a minute without it.
 * @param {Mutant} mutant @param {readonly TestFile[]} tests @param {string} layer
 */
async function tryMutant(mutant, tests, layer) {
  const isEquivalent = equivalent.some(
    ({ file, line, code, fault }) =>
      file === mutant.file &&
      fault === mutant.fault &&
      code === readCode(mutant) &&
      (line === undefined || line === readLine(mutant)),
  );
  if (isEquivalent) return 'equivalent';
  const own = tests.filter(({ file }) => isOwn(layer, file) && built.get(file)?.has(mutant.file));
  const reaching = tests.filter(({ reached }) => reached.includes(mutant.id));
  const groups = [
    own.filter((test) => reaching.includes(test)),
    takeQuickest(own.filter((test) => !reaching.includes(test))),
    takeQuickest(reaching.filter((test) => !own.includes(test))),
  ];
  for (const group of groups) {
    if (group.length === 0) continue;
    const seconds = group.reduce((sum, test) => sum + test.seconds, 0);
    const { code } = await runTests(
      ['-', ...group.map(({ file }) => file)],
      { ASDIC_MUTANT: String(mutant.id) },
      limit.seconds + limit.factor * seconds,
    );
    if (code !== 0) return code === null ? 'hung' : 'killed';
  }
  return reaching.length === 0 ? 'not reached' : 'survived';
}

const drawn = layers.map((layer) => ({ layer, mutants: drawMutants(layer) }));
const built = await buildTests(drawn.flatMap(({ mutants }) => mutants));
const files = [...built.keys()];
const tests = await findReach(values.own ? files.filter((file) => layers.some((layer) => isOwn(layer, file))) : files);
for (const { layer, mutants } of drawn) {
  const layerTests = values.own ? tests.filter(({ file }) => isOwn(layer, file)) : tests;
  /** @type {Record<string, number>} */
  const counts = {};
  const waiting = [...mutants];
  const work = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const fate = await tryMutant(mutant, layerTests, layer);
      counts[fate] = (counts[fate] ?? 0) + 1;
      if (fate === 'survived' || fate === 'not reached')
        console.log(`${fate.padEnd(11)} ${mutant.file}:${mutant.line}  ${mutant.fault}  ${readCode(mutant)}`);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  const { killed = 0, hung = 0, equivalent: same = 0 } = counts;
  const score = Math.round((100 * (killed + hung)) / Math.max(1, mutants.length - same));
  console.log(
    `${layer}: ${mutants.length} faults, ${JSON.stringify(counts)}: ${score} % noticed (seed ${values.seed})`,
  );
}
