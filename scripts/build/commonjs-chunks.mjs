// Bundles of Node that share chunks, and load on demand what they `import()`. esbuild splits ES modules only; what is started by
// others (VS Code, `new Worker`, a shell) had better be CommonJS, so each file is turned into that after it was split.
import fs from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { projectRoot } from '../support/project.mjs';

/** Folder of the chunks below the one of the bundles. */
export const chunkFolder = 'chunks';

/**
 * @param {Record<string, string>} entryPoints by name of the bundle, without its ending
 * @param {import('esbuild').BuildOptions & { banners?: Record<string, string> }} options `banners`: the first line of a bundle, by its name
 * @returns {import('esbuild').BuildOptions} of a build that writes `<outdir>/<name>.cjs`
 */
export function commonjsChunks(entryPoints, { banners = {}, ...options }) {
  return {
    ...options,
    entryPoints,
    format: 'esm',
    splitting: true,
    chunkNames: `${chunkFolder}/[name]-[hash]`,
    outExtension: { '.js': '.cjs' },
    sourcemap: options.sourcemap && 'inline',
    write: false,
    plugins: [
      { name: 'commonjs-chunks', setup: (build) => build.onEnd((result) => writeAll(result, options, banners)) },
    ],
  };
}

/**
 * @param {import('esbuild').BuildResult} result
 * @param {import('esbuild').BuildOptions} options
 * @param {Record<string, string>} banners
 */
async function writeAll({ outputFiles = [] }, options, banners) {
  const outdir = path.join(projectRoot, options.outdir ?? '');
  fs.mkdirSync(path.join(outdir, chunkFolder), { recursive: true });
  const names = outputFiles.map((file) => path.relative(outdir, file.path));
  await Promise.all(
    outputFiles.map(async ({ path: file, text }, index) => {
      const banner = banners[path.basename(names[index] ?? '', '.cjs')];
      const { code, map } = await transform(text, {
        format: 'cjs',
        platform: 'node',
        target: options.target,
        supported: { 'dynamic-import': false }, // `require` is quicker, and needs no loader of modules
        minify: options.minify,
        sourcemap: options.sourcemap ? 'external' : false,
        sourcefile: path.basename(file),
        banner,
        logLevel: 'warning',
      });
      if (map !== '') fs.writeFileSync(`${file}.map`, map);
      const reference = map === '' ? '' : `//# sourceMappingURL=${path.basename(file)}.map\n`;
      fs.writeFileSync(file, code + reference);
    }),
  );
  removeStaleChunks(outdir, new Set(names.map((name) => path.basename(name))));
}

/** Removes the chunks of earlier builds. @param {string} outdir @param {Set<string>} current */
function removeStaleChunks(outdir, current) {
  for (const name of fs.readdirSync(path.join(outdir, chunkFolder)))
    if (!current.has(name.replace(/\.map$/, ''))) fs.rmSync(path.join(outdir, chunkFolder, name));
}
