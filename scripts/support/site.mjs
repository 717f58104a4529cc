// A web server on localhost, for tests and the playground.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

/** By file extension. @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
};

/**
 * @param {(name: string) => string | Buffer | undefined} contentOf the content at a path with leading slash
 * @param {{ port?: number, headers?: Record<string, string> }} [options] without a port any free one
 * @returns {Promise<{ authority: string, close: () => void }>}
 */
export async function startSite(contentOf, { port = 0, headers = {} } = {}) {
  const server = http.createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const name = parseFileName(request.url);
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

/** @param {string} [url] @returns {string | undefined} undefined if it cannot be parsed */
function parseFileName(url = '/') {
  try {
    return decodeURIComponent(new URL(url, 'http://site').pathname).replace(/\/$/, '/index.html');
  } catch {
    return undefined;
  }
}

/** The content of a file in a folder; undefined for everything outside. @param {string} folder @param {string} name */
export function contentIn(folder, name) {
  const file = path.join(folder, name);
  if (!file.startsWith(folder + path.sep)) return undefined;
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? fs.readFileSync(file) : undefined;
}
