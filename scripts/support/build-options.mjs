// Build options shared by bundles, by platform.
import { projectRoot } from './project.mjs';
import { protocolModules } from './protocol-modules.mjs';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

/** Build options shared by all bundles. @type {BuildOptions} */
export const common = {
  plugins: [protocolModules],
  absWorkingDir: projectRoot,
  bundle: true,
  target: 'es2022',
  logLevel: 'warning',
  metafile: true,
  sourcemap: 'linked',
  legalComments: 'none',
};
/** @type {BuildOptions} */
export const forNode = { ...common, platform: 'node', format: 'cjs', target: 'node20', mainFields: ['module', 'main'] };
/** A web worker has neither `require` nor `process`. @type {BuildOptions} */
export const forWorker = { ...common, platform: 'browser', format: 'iife' };
/** An extension in a web worker of VS Code: a CommonJS module. @type {BuildOptions} */
export const forBrowserHost = { ...common, platform: 'browser', format: 'cjs', external: ['vscode'] };
