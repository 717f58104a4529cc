// How tests are bundled.
import fs from 'node:fs';
import path from 'node:path';
import { forBrowserHost, forNode } from './build-options.mjs';
import { projectRoot, sourceFiles } from './project.mjs';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

/** Removes what was built from suites that are gone, so that it is not run. */
export function removeStaleSuites() {
  for (const built of sourceFiles('out/vscode/suite', '.test.cjs')) {
    const source = built.replace(/^out/, 'test').replace(/\.cjs$/, '.ts');
    if (!fs.existsSync(path.join(projectRoot, source))) fs.rmSync(path.join(projectRoot, built));
  }
}

/** The suite for the extension host, where `vscode` is given and mocha is found in node_modules. @returns {BuildOptions} */
export function suiteBuild() {
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
export function webSuiteBuild() {
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
