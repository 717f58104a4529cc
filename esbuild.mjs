// Bundles the extension, the language server, the worker, the command line and the report view into dist/; with --tests, the
// suite for VS Code into out/.
//   node esbuild.mjs [--watch] [--tests] [--minify]
import fs from 'node:fs';
import path from 'node:path';
import { build, context } from 'esbuild';
import { generate } from './scripts/generate.mjs';
import { bundledPackages, formatNotices } from './scripts/notices.mjs';
import { common, forBrowserHost, forNode, forWorker } from './scripts/support/build-options.mjs';
import { isMain, projectRoot, sourceFiles } from './scripts/support/project.mjs';
import { splitWorkerBuild } from './scripts/support/split-worker.mjs';
import { removeStaleSuites, suiteBuild, webSuiteBuild } from './scripts/support/test-builds.mjs';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

/** Bundles of one file, by the file. @type {Record<string, BuildOptions & { entry: string }>} */
const singleFiles = {
  'dist/client.cjs': { ...forNode, entry: 'client/src/extension.ts', external: ['vscode'] },
  'dist/client.browser.js': { ...forBrowserHost, entry: 'client/src/extension.browser.ts' },
  'dist/worker.browser.js': { ...forWorker, entry: 'server/src/work/worker.browser.ts' },
  'dist/report.js': { ...forWorker, entry: 'client/src/report/view.ts' },
  'dist/form.js': { ...forWorker, entry: 'client/src/new-scenario/view.ts' },
};

/** The server as a web worker: each ruleset is a chunk that it loads on demand. */
export const browserServer = { entry: 'server/src/lsp/main.browser.ts', name: 'server.browser' };

/** Programs for Node that share chunks and load the rest on demand, by name. */
const programs = {
  server: 'server/src/lsp/main.node.ts',
  worker: 'server/src/work/worker.node.ts',
  cli: 'server/src/cli/main.ts',
};

/** Modules of the same kind that other programs import. */
const imported = { 'language-server': 'server/src/lsp/start.node.ts' };

/** V8 flags of the server: a session of 10,000 lines takes about 130 MB with both (Node 24), and 300 MB with none. */
const serverFlags = [
  '--semi-space-growth-factor=1', // without it 275 MB: the young generation grows to 128 MB before it is collected
  '--heap-growing-percent=50', // without it 190 to 210 MB: each edit of the whole text leaves a second copy of it in memory
];
/** Creating a worker thread resets the growth factor for the whole process, so the worker sets it again. */
const withFlags = new Set(['server', 'worker']);

/** The start file of a program: it enables Node's compile cache (Node 22 and later). @param {string} name */
const startFile = (name) => `#!/usr/bin/env node
require('node:module').enableCompileCache?.();
${withFlags.has(name) ? `for (const flag of ${JSON.stringify(serverFlags)}) require('node:v8').setFlagsFromString(flag);\n` : ''}import('./${name}.mjs');
`;

/** Replacements for CommonJS globals in ES modules. The oldest VS Code that runs Asdic has Node 20.9, without `import.meta.dirname`. */
const commonJsNames = `import { createRequire as createRequireHere } from 'node:module';
import { fileURLToPath as pathHere } from 'node:url';
const require = createRequireHere(import.meta.url), __dirname = pathHere(new URL('.', import.meta.url));`;

/**
 * The SDK of `asdic mcp` brings a compiler of JSON schemas, for forms that a server shows to users. Asdic shows none, and ships no code that
 * evaluates generated code. @type {import('esbuild').Plugin}
 */
const withoutSchemaCompiler = {
  name: 'without-schema-compiler',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]@modelcontextprotocol[\\/]sdk[\\/].*[\\/]ajv-provider\.js$/ }, () => ({
      contents: 'export class AjvJsonSchemaValidator {}',
    })),
};

/**
 * Programs for Node as modules that share chunks: `<outdir>/<name>.mjs`, and beside it the start file `<name>.cjs`.
 * @param {Record<string, string>} programs by name
 * @param {BuildOptions & { outdir: string }} options
 * @param {Record<string, string>} [imported] modules that programs import, by name: they have no start file
 * @returns {BuildOptions}
 */
export function moduleBuild(programs, options, imported = {}) {
  const { outdir } = options;
  return {
    ...forNode,
    ...options,
    entryPoints: { ...programs, ...imported },
    format: 'esm',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    banner: { js: commonJsNames },
    plugins: [
      ...(common.plugins ?? []),
      withoutSchemaCompiler,
      {
        name: 'start-files',
        setup: ({ onEnd, initialOptions }) =>
          onEnd(({ metafile, errors }) => {
            if (initialOptions.write === false || errors.length > 0) return;
            for (const name of Object.keys(programs))
              fs.writeFileSync(path.join(projectRoot, outdir, `${name}.cjs`), startFile(name), { mode: 0o755 });
            removeStale(options, metafile);
          }),
      },
    ],
  };
}

/** Removes the chunks of earlier builds. @param {{ outdir: string }} options @param {import('esbuild').Metafile} [metafile] */
function removeStale({ outdir }, metafile) {
  if (metafile === undefined) return;
  for (const name of sourceFiles(`${outdir}/chunks`, ''))
    if (!(name.replace(/\.map$/, '') in metafile.outputs)) fs.rmSync(path.join(projectRoot, name));
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
  const server = splitWorkerBuild({ ...browserServer, outdir: 'dist', minify });
  return [...single, server, moduleBuild(programs, { outdir: 'dist', ...choice }, imported)];
}

/**
 * Minified scripts of a page and of its workers.
 * @param {Record<string, string>} entryPoints by name
 * @param {string} outdir
 * @returns {BuildOptions}
 */
export function browserBuild(entryPoints, outdir) {
  return { ...forWorker, entryPoints, outdir, minify: true, sourcemap: false, loader: { '.ttf': 'file' } };
}

/**
 * Builds everything once.
 * @param {{ minify?: boolean, tests?: boolean }} [choice]
 * @returns {Promise<Record<string, number>>} bytes by file
 */
export async function buildAll({ minify = false, tests = false } = {}) {
  await generate();
  if (tests) removeStaleSuites();
  const [metafiles] = await Promise.all([
    Promise.all(productBuilds({ minify }).map(async (options) => (await build(options)).metafile)),
    ...(tests ? [build(suiteBuild()), build(webSuiteBuild())] : []),
  ]);
  const outputs = Object.assign({}, ...metafiles.map((metafile) => metafile?.outputs));
  const inputs = Object.assign({}, ...metafiles.map((metafile) => metafile?.inputs));
  fs.mkdirSync(path.join(projectRoot, 'out'), { recursive: true });
  fs.writeFileSync(path.join(projectRoot, 'out/meta.json'), JSON.stringify({ inputs, outputs }));
  const notices = formatNotices(bundledPackages(Object.keys(inputs)));
  fs.writeFileSync(path.join(projectRoot, 'dist/THIRD-PARTY-NOTICES.txt'), notices);
  const written = Object.keys(outputs).filter((file) => file.startsWith('dist/') && !file.endsWith('.map'));
  return Object.fromEntries(written.map((file) => [file, fs.statSync(path.join(projectRoot, file)).size]));
}

/**
 * A build error in the format that the editor's watch task parses (.vscode/tasks.json).
 * @param {Pick<import('esbuild').Message, 'text' | 'location'>} fault
 */
export function faultLine({ text, location }) {
  return `${location?.file ?? 'esbuild.mjs'}:${location?.line ?? 1}:${(location?.column ?? 0) + 1}: error: ${text}`;
}

/** Reports the begin and end of each build round to the editor's watch task, and each error on a line of its own. */
function roundsTeller() {
  let running = 0;
  return {
    name: 'rounds',
    setup: (/** @type {import('esbuild').PluginBuild} */ { onStart, onEnd }) => {
      onStart(() => {
        if (running++ === 0) console.log('build: started');
      });
      onEnd(({ errors }) => {
        for (const error of errors) console.log(faultLine(error));
        if (--running === 0) console.log('build: finished');
      });
    },
  };
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
