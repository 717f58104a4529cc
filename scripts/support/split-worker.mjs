// Builds a web worker in pieces: what it starts with in one file, and what it loads on demand in chunks beside it. esbuild splits ES modules
// only, and the extension host of VS Code for the Web starts workers as classic scripts, so the modules become functions of such scripts.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { forWorker } from './build-options.mjs';
import { projectRoot, sourceFiles } from './project.mjs';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

/**
 * Loads modules of this script and of chunks. VS Code starts workers from blobs, so whoever starts one gives the script's address as its name;
 * VS Code puts a prefix before it. `importScripts` is the one way to load a script that works in every host.
 */
const loader = `self.asdicModules = {};
self.asdicRequire = (() => {
  const loaded = {}, address = self.name?.split(' -> ').pop();
  const base = /^[\\w-]+:/.test(address) ? address : self.location?.href;
  const require = (name) => {
    if (loaded[name]) return loaded[name].exports;
    if (!self.asdicModules[name]) importScripts(new URL(self.asdicChunks[name], base).href);
    const module = (loaded[name] = { exports: {} });
    self.asdicModules[name](require, module, module.exports);
    return module.exports;
  };
  return require;
})();
`;

/** What the chunks are sorted by: the modules that only one game needs, or only some, are chunks of their own. */
const games = sourceFiles('schemas', '.schema.json')
  .map((file) => path.basename(file, '.schema.json'))
  .filter((name) => !name.endsWith('shared'));

/**
 * @param {{ entry: string, name: string, outdir: string, minify?: boolean }} worker entry point; name of its script, without ending
 * @returns {BuildOptions}
 */
export function splitWorkerBuild({ entry, name, outdir, minify = false }) {
  const main = `${name}.js`;
  return {
    ...forWorker,
    entryPoints: { [name]: entry },
    outdir,
    format: 'esm',
    splitting: true,
    chunkNames: '[name]-[hash]',
    minify,
    sourcemap: false,
    write: false,
    plugins: [
      ...(forWorker.plugins ?? []),
      {
        name: 'split-worker',
        setup: ({ onEnd }) =>
          onEnd(async ({ metafile, outputFiles = [], errors }) => {
            if (metafile === undefined || errors.length > 0) return;
            const outputs = Object.fromEntries(
              Object.entries(metafile.outputs).map(([file, output]) => [path.basename(file), output]),
            );
            const chunks = chunkByModule(outputs, main);
            /** @type {Record<string, string>} */
            const texts = {};
            for (const { path: file, text } of outputFiles) {
              const module = path.basename(file);
              const chunk = chunks[module] ?? '';
              texts[chunk] = (texts[chunk] ?? '') + (await convertToFunction(module, text, minify));
            }
            const folder = path.resolve(projectRoot, outdir, name);
            fs.rmSync(folder, { recursive: true, force: true });
            fs.mkdirSync(folder, { recursive: true });
            /** @type {Record<string, string>} */
            const files = {};
            for (const [chunk, text] of Object.entries(texts)) {
              if (chunk === main) continue;
              // A page that is still open does not mix the chunks of two versions.
              const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
              files[chunk] = `${name}/${chunk}-${hash}.js`;
              fs.writeFileSync(path.join(folder, `${chunk}-${hash}.js`), text);
            }
            const addresses = Object.fromEntries(
              Object.entries(chunks).flatMap(([module, chunk]) => (chunk === main ? [] : [[module, files[chunk]]])),
            );
            const table = `self.asdicChunks=${JSON.stringify(addresses)};\n`;
            const start = `asdicRequire(${JSON.stringify(main)});\n`;
            fs.writeFileSync(path.resolve(projectRoot, outdir, main), loader + table + texts[main] + start);
            metafile.outputs = describeOutputs(metafile.outputs, outdir, [main, ...Object.values(files)]);
          }),
      },
    ],
  };
}

/**
 * The chunk of each module: the main script has what it imports statically. Of the rest, modules that are loaded for some games only are in a
 * chunk that these games name, and all others in `features`.
 * @param {Record<string, import('esbuild').Metafile['outputs'][string]>} outputs by module @param {string} main
 * @returns {Record<string, string>}
 */
function chunkByModule(outputs, main) {
  /** Modules that load with one. @param {string} module */
  const loadedWith = (module) => {
    const modules = new Set([module]);
    for (const each of modules)
      for (const { path: file, kind } of outputs[each]?.imports ?? [])
        if (kind === 'import-statement') modules.add(path.basename(file));
    return modules;
  };
  const first = loadedWith(main);
  /** @type {Record<string, Set<string>>} */
  const users = {};
  for (const [module, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint === undefined) continue;
    const game = games.find((each) => entryPoint.split(/[/.]/).includes(each)) ?? 'features';
    for (const each of loadedWith(module)) (users[each] ??= new Set()).add(game);
  }
  return Object.fromEntries(
    Object.keys(outputs).map((module) => {
      const names = [...(users[module] ?? [])].sort();
      const isCommon = names.includes('features') || names.length > 2;
      return [module, first.has(module) ? main : isCommon ? 'features' : names.join('-and-')];
    }),
  );
}

/**
 * An ES module as a function of a classic script.
 * @param {string} module @param {string} text @param {boolean} minify
 */
async function convertToFunction(module, text, minify) {
  const { code } = await transform(text, { format: 'cjs', supported: { 'dynamic-import': false }, minify });
  const named = code.replaceAll(/\brequire\("\.\/([^"]+)"\)/g, 'require("$1")');
  return `asdicModules[${JSON.stringify(module)}]=function(require,module,exports){${named}};\n`;
}

/** Describes the written files by what is in them. @param {import('esbuild').Metafile['outputs']} outputs @param {string} outdir @param {string[]} files */
function describeOutputs(outputs, outdir, files) {
  const [first] = Object.values(outputs);
  if (first === undefined) return outputs;
  return Object.fromEntries(
    files.map((file) => [
      path
        .relative(projectRoot, path.resolve(projectRoot, outdir, file))
        .split(path.sep)
        .join('/'),
      { ...first, imports: [], exports: [], bytes: fs.statSync(path.resolve(projectRoot, outdir, file)).size },
    ]),
  );
}
