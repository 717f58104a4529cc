// The window: a browser that shows the workbench of a VS Code server.
import { chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/support/browser.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @throws when there is no browser, or it does not come up */
export function openBrowser() {
  const browser = findBrowser();
  if (browser === undefined) throw new Error('There is no browser: `installBrowser` fetches one.');
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return chromium.launch({
    executablePath: browser.executablePath,
    env: { ...readEnvironment(), ...browser.env },
    headless: process.env.ASDIC_HEADED === undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet], // a container's root user has no sandbox
  });
}

/** Variables that are set: playwright takes no others. @returns {Record<string, string>} */
function readEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** @typedef {{ scheme: string, authority: string, path: string }} UriParts */

/** @param {string} authority host and port of the VS Code server @param {string} path @returns {UriParts} */
export const createRemoteUri = (authority, path) => ({ scheme: 'vscode-remote', authority, path });

/**
 * Opens the workbench with an extension under development and the suite.
 * @param {Page} page
 * @param {string} authority host and port of the server
 * @param {{ folder?: string, extensions: UriParts[], suite: UriParts, trusts?: boolean, language?: string }} what a folder is a path or
 *   a URI; without one the window is empty. Unless it `trusts` the folder, VS Code is in restricted mode, provided that the settings
 *   enable that. Extensions are shown in the `language`; VS Code itself stays in English.
 */
export async function openWorkbench(page, authority, { folder, extensions, suite, trusts = true, language }) {
  // VS Code obeys these options only from the page's own configuration, so they are put there before the workbench reads it.
  // (Rewriting the response instead makes Chromium refuse the page's socket to 127.0.0.1.)
  await page.addInitScript(
    ({ development, enableWorkspaceTrust, language }) => {
      // As a language pack sets it, together with the texts of VS Code.
      if (language !== undefined) Object.assign(globalThis, { _VSCODE_NLS_LANGUAGE: language });
      document.addEventListener('readystatechange', () => {
        const meta = document.getElementById('vscode-workbench-web-configuration');
        if (document.readyState !== 'interactive' || meta === null) return;
        const configuration = JSON.parse(meta.getAttribute('data-settings') ?? '{}');
        configuration.developmentOptions = { ...configuration.developmentOptions, ...development };
        configuration.enableWorkspaceTrust = enableWorkspaceTrust;
        delete configuration.productConfiguration?.extensionsGallery; // offline
        meta.setAttribute('data-settings', JSON.stringify(configuration));
      });
    },
    { development: { extensions, extensionTestsPath: suite }, enableWorkspaceTrust: !trusts, language },
  );
  const payload = JSON.stringify([
    ['skipWelcome', 'true'],
    ['skipReleaseNotes', 'true'],
  ]);
  const query = new URLSearchParams({ ...(folder === undefined ? { ew: 'true' } : { folder }), payload });
  await page.goto(`http://${authority}/?${query}`);
}
