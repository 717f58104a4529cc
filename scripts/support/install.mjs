import fs from 'node:fs';
import path from 'node:path';
import { projectRoot, run } from './project.mjs';

/**
 * Installs the packages of package-lock.json, if they are missing or outdated.
 * @throws if npm fails, or node_modules links to another folder
 */
export async function installPackages() {
  const lock = path.join(projectRoot, 'package-lock.json');
  const installed = path.join(projectRoot, 'node_modules/.package-lock.json');
  if (fs.existsSync(installed) && sameVersions(lock, installed)) return;
  // npm would empty the linked folder, which others may use.
  if (fs.lstatSync(path.dirname(installed), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error('node_modules is a link and lacks packages: install them where it leads to, or remove the link.');
  console.log('Installing packages (npm ci) ...');
  if ((await run('npm', ['ci', '--loglevel=error'])) !== 0) throw new Error('npm ci failed');
}

/** Whether each installed package has the locked version. Optional ones may be missing. @param {string} lock @param {string} installed */
function sameVersions(lock, installed) {
  const wanted = readVersions(lock);
  const present = readVersions(installed);
  return Object.entries(wanted).every(([name, { version, optional }]) => {
    if (name === '') return true;
    const found = present[name];
    return found === undefined ? optional === true : found.version === version;
  });
}

/** @param {string} file @returns {Record<string, { version: string, optional?: boolean }>} */
function readVersions(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
}
