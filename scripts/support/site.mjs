// A web server for this machine alone: what tests and the playground are loaded from.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

/** By ending. @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
};

/**
 * @param {(name: string) => string | Buffer | undefined} contentOf what stands at an address, by its path with the slash at its head
 * @param {{ port?: number, headers?: Record<string, string> }} [options] without a port any that is free
 * @returns {Promise<{ authority: string, close: () => void }>}
 */
export async function startSite(contentOf, { port = 0, headers = {} } = {}) {
  const server = http.createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const name = nameIn(request.url);
    const content = name === undefined ? undefined : contentOf(name);
    if (name === undefined || content === undefined) response.writeHead(404).end();
    else response.setHeader('Content-Type', types[path.extname(name)] ?? 'application/octet-stream').end(content);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    authority: `127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @param {string} [url] @returns {string | undefined} undefined where it cannot be read */
function nameIn(url = '/') {
  try {
    return decodeURIComponent(new URL(url, 'http://site').pathname).replace(/\/$/, '/index.html');
  } catch {
    return undefined;
  }
}

/** What a file of a folder holds; undefined for everything outside. @param {string} folder @param {string} name */
export function contentIn(folder, name) {
  const file = path.join(folder, name);
  if (!file.startsWith(folder + path.sep)) return undefined;
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? fs.readFileSync(file) : undefined;
}
