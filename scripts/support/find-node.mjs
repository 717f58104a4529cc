import fs from 'node:fs';
import path from 'node:path';
import { projectRoot, run } from './project.mjs';

/**
 * The path of a Node executable: the running one, or else the npm package of its binaries.
 * @param {string} major
 * @param {NodeJS.Platform} [platform] that the executable is for
 * @returns {Promise<string>}
 * @throws if it cannot be fetched
 */
export async function findNode(major, platform = process.platform) {
  const isHere = platform === process.platform;
  if (isHere && process.versions.node.split('.')[0] === major) return process.execPath;
  const system = platform === 'win32' ? 'win' : platform;
  const folder = await unpackPackage(`node-${system}-${isHere ? process.arch : 'x64'}`, major);
  return path.join(folder, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Fetches a package from npm, once, and unpacks it without its dependencies.
 * @param {string} name @param {string} version or range
 * @returns {Promise<string>} its folder
 * @throws if it cannot be fetched
 */
export async function unpackPackage(name, version) {
  const folder = path.join(projectRoot, 'out/packages', `${name}-${version}`);
  const content = path.join(folder, 'package');
  const finished = path.join(folder, 'finished');
  if (fs.existsSync(finished)) return content;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const packed = await run('npm', ['pack', `${name}@${version}`, '--pack-destination', folder, '--silent']);
  const file = fs.readdirSync(folder).find((each) => each.endsWith('.tgz'));
  if (packed !== 0 || file === undefined) throw new Error(`npm did not give ${name}@${version}`);
  if ((await run('tar', ['-xzf', path.join(folder, file), '-C', folder])) !== 0)
    throw new Error(`${file} is no package`);
  fs.rmSync(path.join(folder, file));
  fs.writeFileSync(finished, '');
  return content;
}
