// Serves what an extension host loads that is a web worker: the extension under development, a virtual folder, the suite.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { projectRoot } from '../../../scripts/support/project.mjs';
import { webSuite } from './folders.mjs';

/** By ending. @type {Record<string, string>} */
const types = { '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** What is served of folders: their addresses, and where they are. */
const folders = { '/extension/': projectRoot, '/memory-files/': path.join(projectRoot, 'test/vscode/memory-files') };

/**
 * @param {Record<string, string>} env the variables that the suite reads
 * @param {string} workspace the folder whose scenarios the virtual folder holds
 * @returns {Promise<{ at: (path: string) => import('./workbench.mjs').UriParts, close: () => void }>}
 */
export async function startExtensionSite(env, workspace) {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const content = contentOf(decodeURIComponent(pathname));
    if (content === undefined) return void response.writeHead(404).end();
    response.setHeader('Content-Type', types[path.extname(pathname)] ?? 'application/octet-stream').end(content);
  });

  /** VS Code looks for the suite in the folder of an extension. @param {string} name @returns {string | Buffer | undefined} */
  function contentOf(name) {
    const suite = /^\/extension\/suite\/(\w+)\.js$/.exec(name)?.[1];
    if (suite !== undefined) return suiteWith({ ...env, ASDIC_WINDOW: suite });
    if (name === '/memory-files/files.json') return JSON.stringify(scenariosIn(workspace));
    for (const [address, folder] of Object.entries(folders)) {
      const file = path.join(folder, name.slice(address.length));
      if (!name.startsWith(address) || !file.startsWith(folder + path.sep)) continue;
      return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? fs.readFileSync(file) : undefined;
    }
    return undefined;
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    at: (name) => ({ scheme: 'http', authority: `127.0.0.1:${port}`, path: name }),
    close: () => void server.close(),
  };
}

/** A web worker has no environment: the bundle is given one. @param {Record<string, string>} env */
function suiteWith(env) {
  return `var process = ${JSON.stringify({ env, platform: 'browser' })};\n${fs.readFileSync(webSuite, 'utf8')}`;
}

/** Texts by their names. @param {string} folder @returns {Record<string, string>} */
function scenariosIn(folder) {
  const names = fs.readdirSync(path.join(folder, 'fixtures'), { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => path.join('fixtures', name)).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(files.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
}
