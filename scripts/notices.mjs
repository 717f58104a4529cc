// Lists the bundled packages with their licences. It is read from the build result, so that it cannot go stale.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './support/project.mjs';

/** Licences that permit bundling if the notice is included. */
const allowed = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0']);

/**
 * @typedef {object} BundledPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license
 * @property {string} text of its licence; empty where the package has none
 */

/**
 * The packages that files belong to, by name.
 * @param {readonly string[]} files inputs of bundles, relative to the project
 * @returns {BundledPackage[]}
 * @throws if the licence of one does not permit bundling
 */
export function bundledPackages(files) {
  const folders = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []));
  const packages = [...folders].map(readPackage);
  for (const { name, license } of packages)
    if (!allowed.has(license))
      throw new Error(`${name} is under "${license}": may it be bundled? (scripts/notices.mjs)`);
  return packages.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {string} folder @returns {BundledPackage} */
function readPackage(folder) {
  const place = path.join(projectRoot, folder);
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(place, 'package.json'), 'utf8'));
  const file = fs.readdirSync(place).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const text = file === undefined ? '' : fs.readFileSync(path.join(place, file), 'utf8').trim();
  return { name, version, license: String(license), text };
}

/** @param {readonly BundledPackage[]} packages @returns {string} */
export function formatNotices(packages) {
  const line = '-'.repeat(80);
  const sections = packages.map(({ name, version, license, text }) =>
    [line, `${name} ${version} (${license})`, '', ...(text === '' ? [] : [text, ''])].join('\n'),
  );
  const head = `Asdic holds code of the following ${packages.length} packages, under their own licences.\n`;
  return [head, ...sections].join('\n');
}
