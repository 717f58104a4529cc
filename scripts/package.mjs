// Packages the extension as asdic-<version>.vsix and checks its size.
//   node scripts/package.mjs [--out FILE]
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMain, projectRoot, readManifest, runScript } from './support/project.mjs';

const sizeLimit = 2 * 1024 * 1024;

/**
 * @param {string} [file]
 * @returns {Promise<string>} the path of the package
 * @throws when vsce fails, or the package is larger than a small extension may be
 */
export async function packageExtension(file = path.join(projectRoot, `asdic-${readManifest().version}.vsix`)) {
  const vsce = 'node_modules/@vscode/vsce/vsce';
  // vsce runs vscode:prepublish, which builds. The extension is bundled: it needs no node_modules.
  const args = ['package', '--no-dependencies', '--no-rewrite-relative-links', '--out', file];
  if ((await runScript(vsce, args)) !== 0) throw new Error('vsce could not package the extension');
  const { size } = fs.statSync(file);
  const megabytes = (size / 1024 / 1024).toFixed(2);
  if (size > sizeLimit) throw new Error(`${path.basename(file)} has ${megabytes} MB; 2 MB is the limit`);
  console.log(`${path.basename(file)}: ${megabytes} MB`);
  return file;
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  await packageExtension(values.out);
}
