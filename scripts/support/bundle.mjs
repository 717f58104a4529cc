// Bundles a test program that a script runs; packages stay external.
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
