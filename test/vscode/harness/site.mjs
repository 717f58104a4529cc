// Serves the files of an extension host in a web worker: the extension under development, a virtual folder, the suite.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../scripts/support/project.mjs';
import { contentIn, startSite } from '../../../scripts/support/site.mjs';
import { webSuite } from './folders.mjs';

/** The served folders, by their addresses. */
const folders = { '/extension/': projectRoot, '/memory-files/': path.join(projectRoot, 'test/vscode/memory-files') };

/** For pages and workers of another origin. */
const headers = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * @param {Record<string, string>} env the variables that the suite reads
 * @param {string} workspace the folder whose scenarios the virtual folder holds
 * @returns {Promise<{ locate: (path: string) => import('./workbench.mjs').UriParts, close: () => void }>}
 */
export async function startExtensionSite(env, workspace) {
  /** VS Code looks for the suite in the folder of an extension. @param {string} name @returns {string | Buffer | undefined} */
  function readContent(name) {
    const suite = /^\/extension\/suite\/(\w+)\.js$/.exec(name)?.[1];
    if (suite !== undefined) return readSuite({ ...env, ASDIC_WINDOW: suite });
    if (name === '/memory-files/files.json') return JSON.stringify(readScenarios(workspace));
    const [address, folder] = Object.entries(folders).find(([address]) => name.startsWith(address)) ?? [];
    return address !== undefined && folder !== undefined ? contentIn(folder, name.slice(address.length)) : undefined;
  }
  const { authority, close } = await startSite(readContent, { headers });
  return { locate: (path) => ({ scheme: 'http', authority, path }), close };
}

/** A web worker has no environment: the bundle gets one. @param {Record<string, string>} env */
function readSuite(env) {
  return `var process = ${JSON.stringify({ env, platform: 'browser' })};\n${fs.readFileSync(webSuite, 'utf8')}`;
}

/** Texts by their names. @param {string} folder @returns {Record<string, string>} */
function readScenarios(folder) {
  const names = fs.readdirSync(path.join(folder, 'fixtures'), { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => path.join('fixtures', name)).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(files.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
}
