// Packages the extension as asdic-<version>.vsix and checks its size.
//   node scripts/package.mjs [--out FILE]
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles, PackageManager } from '@vscode/vsce';
import { isMain, projectRoot, readManifest, runScript } from './support/project.mjs';

const sizeLimit = 2.5 * 1024 * 1024;

/**
 * @param {string} [file]
 * @param {{ verbose?: boolean }} [choice] by default the output of vsce and the build is shown only on failure
 * @returns {Promise<string>} the path of the package
 * @throws if vsce fails, or the package is larger than a small extension may be
 */
export async function packageExtension(
  file = path.join(projectRoot, `asdic-${readManifest().version}.vsix`),
  { verbose = true } = {},
) {
  let printed = '';
  const quiet = { output: (/** @type {Buffer} */ chunk) => void (printed += chunk.toString()) };
  const options = verbose ? {} : quiet;
  if ((await runScript('esbuild.mjs', ['--minify'], options)) !== 0)
    throw new Error(`the extension could not be built\n${printed}`);
  const cwd = await stageFiles();
  // The extension is bundled: it needs no node_modules.
  const args = ['package', '--no-dependencies', '--no-rewrite-relative-links', '--allow-missing-repository'];
  if (
    (await runScript('node_modules/@vscode/vsce/vsce', [...args, '--out', path.resolve(file)], { ...options, cwd })) !==
    0
  )
    throw new Error(`vsce could not package the extension\n${printed}`);
  const { size } = fs.statSync(file);
  const megabytes = (size / 1024 / 1024).toFixed(2);
  if (size > sizeLimit) throw new Error(`${path.basename(file)} has ${megabytes} MB; 2.5 MB is the limit`);
  if (verbose) console.log(`${path.basename(file)}: ${megabytes} MB`);
  return file;
}

/** Copies the shipped files into a folder of their own, with client/README.md as the extension's page. @returns {Promise<string>} the folder */
async function stageFiles() {
  const folder = path.join(projectRoot, 'out/extension');
  await copyWhatShips(folder);
  // The script that vsce would run before packaging has already run.
  const { scripts: _, ...manifest } = readManifest();
  const repository = findRepositoryPage(manifest.repository?.url);
  const page = fs.readFileSync(path.join(projectRoot, 'client/README.md'), 'utf8');
  fs.writeFileSync(path.join(folder, 'README.md'), renderExtensionPage(page, repository));
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(addBadges(manifest, repository), null, 2));
  fs.writeFileSync(path.join(folder, '.vscodeignore'), ''); // all of its files are included
  return folder;
}

/** Copies the files of the extension, as last built, into a folder. @param {string} folder emptied first */
export async function copyWhatShips(folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const file of await listFiles({ cwd: projectRoot, packageManager: PackageManager.None })) {
    const to = path.join(folder, file);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(path.join(projectRoot, file), to);
  }
}

/** The page of the repository. @param {string} [url] of `repository` in package.json @returns {string | undefined} */
export function findRepositoryPage(url = '') {
  return /https:\/\/.+(?=\.git$)/.exec(url)?.[0];
}

/**
 * Adds the badges on the Marketplace page.
 * @param {object} manifest @param {string} [repository]
 * @returns {object & { badges?: { url: string, href: string, description: string }[] }}
 */
export function addBadges(manifest, repository) {
  if (repository === undefined) return manifest;
  const workflow = `${repository}/actions/workflows/ci.yml`;
  return { ...manifest, badges: [{ url: `${workflow}/badge.svg`, href: workflow, description: 'Tests' }] };
}

/**
 * client/README.md as the page of the extension. VS Code does not resolve pictures and links relative to a repository, so they become
 * absolute. Without a repository pictures are removed and links keep only their text.
 * @param {string} page @param {string} [repository] @returns {string}
 */
export function renderExtensionPage(page, repository) {
  const inRepository = (/** @type {string} */ file) => path.posix.join('client', file);
  if (repository !== undefined)
    return page
      .replaceAll(
        /(!\[[^\]]*\]\()(?!https:)([^)]*)/g,
        (_, before, file) =>
          `${before}${repository.replace('github.com', 'raw.githubusercontent.com')}/HEAD/${inRepository(file)}`,
      )
      .replaceAll(
        /((?<!!)\[[^\]]*\]\()(?!https:|#)([^)]*)/g,
        (_, before, file) => `${before}${repository}/blob/HEAD/${inRepository(file)}`,
      );
  return page
    .replaceAll(/^[ \t]*!\[[^\]]*\]\((?!https:)[^)]*\)\n\n?/gm, '')
    .replaceAll(/\[([^\]]*)\]\((?!https:|#)[^)]*\)/g, '$1');
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  await packageExtension(values.out);
}
