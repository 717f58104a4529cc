// Packages the extension as asdic-<version>.vsix and checks its size.
//   node scripts/package.mjs [--out FILE]
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMain, projectRoot, readManifest, runScript } from './support/project.mjs';

const sizeLimit = 2 * 1024 * 1024;

/**
 * @param {string} [file]
 * @param {{ verbose?: boolean }} [choice] otherwise what vsce and the build print is shown only where they fail
 * @returns {Promise<string>} the path of the package
 * @throws when vsce fails, or the package is larger than a small extension may be
 */
export async function packageExtension(
  file = path.join(projectRoot, `asdic-${readManifest().version}.vsix`),
  { verbose = true } = {},
) {
  const vsce = 'node_modules/@vscode/vsce/vsce';
  const readme = path.join(projectRoot, 'out/extension-page.md');
  fs.mkdirSync(path.dirname(readme), { recursive: true });
  fs.writeFileSync(readme, extensionPage(fs.readFileSync(path.join(projectRoot, 'README.md'), 'utf8')));
  // vsce runs vscode:prepublish, which builds. The extension is bundled: it needs no node_modules.
  const args = ['package', '--no-dependencies', '--no-rewrite-relative-links', '--readme-path', readme, '--out', file];
  let printed = '';
  const quiet = { output: (/** @type {Buffer} */ chunk) => void (printed += chunk.toString()) };
  if ((await runScript(vsce, args, verbose ? {} : quiet)) !== 0)
    throw new Error(`vsce could not package the extension\n${printed}`);
  const { size } = fs.statSync(file);
  const megabytes = (size / 1024 / 1024).toFixed(2);
  if (size > sizeLimit) throw new Error(`${path.basename(file)} has ${megabytes} MB; 2 MB is the limit`);
  if (verbose) console.log(`${path.basename(file)}: ${megabytes} MB`);
  return file;
}

/**
 * README as the page of the extension. VS Code shows there no pictures and follows no links that are relative to a repository: a picture goes,
 * a link leaves its words.
 * @param {string} readme @returns {string}
 */
export function extensionPage(readme) {
  return readme
    .replaceAll(/^[ \t]*!\[[^\]]*\]\((?!https:)[^)]*\)\n\n?/gm, '')
    .replaceAll(/\[([^\]]*)\]\((?!https:|#)[^)]*\)/g, '$1');
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  await packageExtension(values.out);
}
