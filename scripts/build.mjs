// Bundles the extension, the language server, the worker, the command line and the report view into dist/; with --tests, the
// tests into out/.
//   node scripts/build.mjs [--watch] [--tests] [--minify]
import fs from 'node:fs';
import path from 'node:path';
import { build, context } from 'esbuild';
import { commonjsChunks } from './build/commonjs-chunks.mjs';
import { generate } from './generate.mjs';
import { isMain, projectRoot } from './support/project.mjs';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

/** What all bundles have in common. @type {BuildOptions} */
const common = {
  absWorkingDir: projectRoot,
  bundle: true,
  target: 'es2022',
  logLevel: 'warning',
  metafile: true,
  sourcemap: 'linked',
  legalComments: 'none',
};
/** @type {BuildOptions} */
const forNode = { ...common, platform: 'node', format: 'cjs', target: 'node20', mainFields: ['module', 'main'] };
/** A web worker has neither `require` nor `process`. @type {BuildOptions} */
const forWorker = { ...common, platform: 'browser', format: 'iife' };
/** What VS Code loads as an extension in a web worker: a CommonJS module. @type {BuildOptions} */
const forBrowserHost = { ...common, platform: 'browser', format: 'cjs', external: ['vscode'] };

/** Bundles that stand alone, by result. @type {Record<string, BuildOptions & { entry: string }>} */
const bundles = {
  'dist/client.cjs': { ...forNode, entry: 'client/src/extension.ts', external: ['vscode'] },
  'dist/client.browser.js': { ...forBrowserHost, entry: 'client/src/extension.browser.ts' },
  'dist/server.browser.js': { ...forWorker, entry: 'server/src/lsp/main.browser.ts' },
  'dist/worker.browser.js': { ...forWorker, entry: 'server/src/work/worker.browser.ts' },
  'dist/report.js': { ...forWorker, entry: 'client/src/report/view.ts' },
};

/** Bundles of Node that share chunks: what one of them does not need at its start, it loads when it does. By name. */
const chunked = {
  server: 'server/src/lsp/main.node.ts',
  worker: 'server/src/work/worker.node.ts',
  cli: 'server/src/cli/main.ts',
};

/** @param {{ minify: boolean }} choice @returns {BuildOptions[]} */
function productBuilds({ minify }) {
  const sourcemap = minify ? false : common.sourcemap;
  const standing = Object.entries(bundles).map(([outfile, { entry, ...options }]) => ({
    ...options,
    entryPoints: [entry],
    outfile,
    minify,
    sourcemap,
  }));
  const banners = { cli: '#!/usr/bin/env node' };
  return [...standing, commonjsChunks(chunked, { ...forNode, outdir: 'dist', minify, sourcemap, banners })];
}

/** Removes what was built from suites that are gone, so that it is not run. */
function removeStaleSuites() {
  for (const built of sourceFiles('out/vscode/suite', '.test.cjs')) {
    const source = built.replace(/^out/, 'test').replace(/\.cjs$/, '.ts');
    if (!fs.existsSync(path.join(projectRoot, source))) fs.rmSync(path.join(projectRoot, built));
  }
}

/** The suite for the extension host, where `vscode` is given and mocha is found in node_modules. @returns {BuildOptions[]} */
function suiteBuilds() {
  const entryPoints = ['test/vscode/index.ts', ...sourceFiles('test/vscode/suite', '.test.ts')];
  return [
    {
      ...forNode,
      entryPoints,
      outbase: 'test/vscode',
      outdir: 'out/vscode',
      outExtension: { '.js': '.cjs' },
      external: ['vscode', 'mocha'],
      sourcemap: 'inline',
    },
  ];
}

/**
 * How unit tests are built: as modules that share chunks, so that all of them meet the same code.
 * @param {string[]} entryPoints
 * @returns {BuildOptions}
 */
export function unitTestBuild(entryPoints) {
  return {
    ...common,
    entryPoints,
    outbase: 'test',
    outdir: 'out/test',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    packages: 'external',
    // `vscode` exists only inside VS Code: a test that needs it belongs into test/vscode.
    sourcemap: 'inline',
  };
}

/** Files below a folder of the project whose name ends so, relative to the project, in order. @param {string} folder @param {string} ending */
export function sourceFiles(folder, ending) {
  const start = path.join(projectRoot, folder);
  if (!fs.existsSync(start)) return [];
  const names = fs.readdirSync(start, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .sort();
}

/**
 * Builds everything once.
 * @param {{ minify?: boolean, tests?: boolean }} [choice]
 * @returns {Promise<Record<string, number>>} bytes by bundle
 */
export async function buildAll({ minify = false, tests = false } = {}) {
  await generate();
  const builds = productBuilds({ minify });
  if (tests) removeStaleSuites();
  const [results] = await Promise.all([
    Promise.all(builds.map((options) => build(options))),
    Promise.all(tests ? suiteBuilds().map((options) => build(options)) : []),
  ]);
  fs.chmodSync(path.join(projectRoot, 'dist/cli.cjs'), 0o755);
  const metafiles = results.map((result) => result.metafile);
  const outputs = Object.assign({}, ...metafiles.map((metafile) => metafile?.outputs));
  fs.mkdirSync(path.join(projectRoot, 'out'), { recursive: true });
  const inputs = Object.assign({}, ...metafiles.map((metafile) => metafile?.inputs));
  fs.writeFileSync(path.join(projectRoot, 'out/meta.json'), JSON.stringify({ inputs, outputs }));
  const written = Object.keys(outputs).filter((file) => file.startsWith('dist/') && !file.endsWith('.map'));
  return Object.fromEntries(written.map((file) => [file, fs.statSync(path.join(projectRoot, file)).size]));
}

async function watch() {
  await generate();
  const contexts = await Promise.all(
    productBuilds({ minify: false }).map((options) => context({ ...options, logLevel: 'info' })),
  );
  await Promise.all(contexts.map((each) => each.watch()));
  fs.watch(path.join(projectRoot, 'schemas'), () => {
    generate().catch((/** @type {unknown} */ error) => console.error(error));
  });
  console.log('build: watching');
}

if (isMain(import.meta.url)) {
  const flags = new Set(process.argv.slice(2));
  if (flags.has('--watch')) await watch();
  else {
    const sizes = await buildAll({ minify: flags.has('--minify'), tests: flags.has('--tests') });
    for (const [file, bytes] of Object.entries(sizes))
      console.log(`${file.padEnd(36)} ${(bytes / 1024).toFixed(1).padStart(8)} KB`);
  }
}
