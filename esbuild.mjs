// Bundles the extension, the language server, the worker, the command line and the report view into dist/; with --tests, the
// suite for VS Code into out/.
//   node esbuild.mjs [--watch] [--tests] [--minify]
import fs from 'node:fs';
import path from 'node:path';
import { build, context } from 'esbuild';
import { generate } from './scripts/generate.mjs';
import { bundledPackages, noticesText } from './scripts/notices.mjs';
import { protocolModules } from './scripts/support/protocol-modules.mjs';
import { isMain, projectRoot, sourceFiles } from './scripts/support/project.mjs';
import { roundsTeller } from './scripts/support/rounds.mjs';
import { startFiles } from './scripts/support/start-files.mjs';

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

/** Bundles of one file, by the file. @type {Record<string, BuildOptions & { entry: string }>} */
const singleFiles = {
  'dist/client.cjs': { ...forNode, entry: 'client/src/extension.ts', external: ['vscode'] },
  'dist/client.browser.js': { ...forBrowserHost, entry: 'client/src/extension.browser.ts' },
  'dist/server.browser.js': {
    ...forWorker,
    plugins: [protocolModules],
    entry: 'server/src/lsp/main.browser.ts',
  },
  'dist/worker.browser.js': { ...forWorker, entry: 'server/src/work/worker.browser.ts' },
  'dist/report.js': { ...forWorker, entry: 'client/src/report/view.ts' },
};

/** Programs for Node that share chunks: what one of them does not need at its start, it loads when it does. By name. */
const programs = {
  server: 'server/src/lsp/main.node.ts',
  worker: 'server/src/work/worker.node.ts',
  cli: 'server/src/cli/main.ts',
};

/** Of the same kind, but other programs import it, and nothing starts it. */
const imported = { 'language-server': 'server/src/lsp/start.node.ts' };

/** What CommonJS has and modules lack: packages ask for `require`, our entries for their folder. Minified code has no name like these. */
const asInCommonJs = `import { createRequire as nodeCreateRequire } from 'node:module';
import { fileURLToPath as nodeFileURLToPath } from 'node:url';
const require = nodeCreateRequire(import.meta.url), __dirname = nodeFileURLToPath(new URL('.', import.meta.url));`;

/**
 * Modules for Node that share chunks, `<outdir>/<name>.mjs`; what starts a program is `<name>.cjs`.
 * @param {Record<string, string>} programs what VS Code, threads and shells start, by name
 * @param {BuildOptions & { outdir: string }} options
 * @param {Record<string, string>} [imported] what programs import, by name
 * @returns {BuildOptions}
 */
export function moduleBuild(programs, options, imported = {}) {
  return {
    ...forNode,
    ...options,
    entryPoints: { ...programs, ...imported },
    format: 'esm',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    banner: { js: asInCommonJs },
    plugins: [protocolModules, startFiles(Object.keys(programs), options.outdir)],
  };
}

/** @param {{ minify: boolean }} choice @returns {BuildOptions[]} */
function productBuilds({ minify }) {
  const choice = { minify, sourcemap: minify ? false : common.sourcemap };
  const single = Object.entries(singleFiles).map(([outfile, { entry, ...options }]) => ({
    ...options,
    entryPoints: [entry],
    outfile,
    ...choice,
  }));
  return [...single, moduleBuild(programs, { outdir: 'dist', ...choice }, imported)];
}

/** The suite for the extension host, where `vscode` is given and mocha is found in node_modules. @returns {BuildOptions} */
function suiteBuild() {
  return {
    ...forNode,
    entryPoints: ['test/vscode/index.ts', 'test/vscode/reloaded.ts', ...sourceFiles('test/vscode/suite', '.test.ts')],
    outbase: 'test/vscode',
    outdir: 'out/vscode',
    outExtension: { '.js': '.cjs' },
    external: ['vscode', 'mocha'],
    sourcemap: 'inline',
  };
}

/** The same for an extension host that is a web worker: one file with all that it needs. @returns {BuildOptions} */
function webSuiteBuild() {
  return {
    ...forBrowserHost,
    entryPoints: ['test/vscode/web/index.ts'],
    outfile: 'out/vscode/web.js',
    // What of Node tests use, from npm: the slash tells a package from the module of that name.
    alias: { 'node:assert/strict': './test/vscode/web/assert.ts', 'node:util': 'util/' },
    sourcemap: 'inline',
  };
}

/**
 * Scripts of a page and of its workers, small.
 * @param {Record<string, string>} entryPoints by name
 * @param {string} outdir
 * @returns {BuildOptions}
 */
export function browserBuild(entryPoints, outdir) {
  return { ...forWorker, entryPoints, outdir, minify: true, sourcemap: false, loader: { '.ttf': 'file' } };
}

/**
 * How unit tests are built: as modules that share chunks, so that all of them meet the same code. `vscode` exists only inside VS Code:
 * a test that needs it belongs into test/vscode.
 * @param {string[]} entryPoints
 * @returns {BuildOptions}
 */
export function unitTestBuild(entryPoints) {
  return {
    ...forNode,
    entryPoints,
    outbase: 'test',
    outdir: 'out/test',
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    packages: 'external',
    sourcemap: 'inline',
  };
}

/**
 * Builds everything once.
 * @param {{ minify?: boolean, tests?: boolean }} [choice]
 * @returns {Promise<Record<string, number>>} bytes by file
 */
export async function buildAll({ minify = false, tests = false } = {}) {
  await generate();
  // What was built from suites that are gone would be run.
  if (tests) fs.rmSync(path.join(projectRoot, 'out/vscode/suite'), { recursive: true, force: true });
  const [metafiles] = await Promise.all([
    Promise.all(productBuilds({ minify }).map(async (options) => (await build(options)).metafile)),
    ...(tests ? [build(suiteBuild()), build(webSuiteBuild())] : []),
  ]);
  const outputs = Object.assign({}, ...metafiles.map((metafile) => metafile?.outputs));
  const inputs = Object.assign({}, ...metafiles.map((metafile) => metafile?.inputs));
  fs.mkdirSync(path.join(projectRoot, 'out'), { recursive: true });
  fs.writeFileSync(path.join(projectRoot, 'out/meta.json'), JSON.stringify({ inputs, outputs }));
  const notices = noticesText(bundledPackages(Object.keys(inputs)));
  fs.writeFileSync(path.join(projectRoot, 'dist/THIRD-PARTY-NOTICES.txt'), notices);
  const written = Object.keys(outputs).filter((file) => file.startsWith('dist/') && !file.endsWith('.map'));
  return Object.fromEntries(written.map((file) => [file, fs.statSync(path.join(projectRoot, file)).size]));
}

async function watch() {
  await generate();
  const rounds = roundsTeller();
  const contexts = await Promise.all(
    productBuilds({ minify: false }).map((options) =>
      context({ ...options, logLevel: 'silent', plugins: [...(options.plugins ?? []), rounds] }),
    ),
  );
  await Promise.all(contexts.map((each) => each.watch()));
  fs.watch(path.join(projectRoot, 'schemas'), () => {
    generate().catch((/** @type {unknown} */ error) => console.error(error));
  });
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
