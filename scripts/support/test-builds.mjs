// Build options of the tests.
import fs from 'node:fs';
import path from 'node:path';
import { forBrowserHost, forNode } from './build-options.mjs';
import { projectRoot, sourceFiles } from './project.mjs';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

/** Removes the builds of deleted suites, so that they do not run. */
export function removeStaleSuites() {
  for (const built of sourceFiles('out/vscode/suite', '.test.cjs')) {
    const source = built.replace(/^out/, 'test').replace(/\.cjs$/, '.ts');
    if (!fs.existsSync(path.join(projectRoot, source))) fs.rmSync(path.join(projectRoot, built));
  }
}

/** The suite for the extension host, which provides `vscode`; mocha comes from node_modules. @returns {BuildOptions} */
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

/** The same for an extension host in a web worker: one self-contained file. @returns {BuildOptions} */
export function webSuiteBuild() {
  return {
    ...forBrowserHost,
    entryPoints: ['test/vscode/web/index.ts'],
    outfile: 'out/vscode/web.js',
    // Node modules that tests use, from npm: the slash distinguishes the package from the built-in module.
    alias: { 'node:assert/strict': './test/vscode/web/assert.ts', 'node:util': 'util/' },
    sourcemap: 'inline',
  };
}

/**
 * Unit tests are built as modules with shared chunks, so that all of them use the same instances. `vscode` exists only inside VS Code:
 * tests of the client get the stand-in of test/support/vscode.
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
    alias: {
      vscode: './test/support/vscode/index.ts',
      'vscode-languageclient': './test/support/vscode/language-client.ts',
    },
    sourcemap: 'inline',
  };
}
