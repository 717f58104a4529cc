// Bundles a program of the tests that a script runs: packages stay where they are installed.
import { build } from 'esbuild';
import { projectRoot } from './project.mjs';

/** @param {string} entry @param {string} outfile both below the project */
export function bundleProgram(entry, outfile) {
  return build({
    absWorkingDir: projectRoot,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
}
