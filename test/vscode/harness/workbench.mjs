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
    env: { ...environment(), ...browser.env },
    headless: process.env.ASDIC_HEADED === undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet], // a container's root user has no sandbox
  });
}

/** Variables that are set: playwright takes no others. @returns {Record<string, string>} */
function environment() {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/**
 * Opens the workbench with an extension under development and the suite.
 * @param {Page} page
 * @param {string} authority host and port of the server
 * @param {{ folder?: string, extension: string, suite: string }} what paths; without a folder the window is empty
 */
export async function openWorkbench(page, authority, { folder, extension, suite }) {
  /** @param {string} path */
  const remote = (path) => ({ scheme: 'vscode-remote', authority, path });
  const development = { extensions: [remote(extension)], extensionTestsPath: remote(suite) };
  // VS Code obeys these options only from the page's own configuration, so they are put there before the workbench reads it.
  // (Rewriting the response instead makes Chromium refuse the page's socket to 127.0.0.1.)
  await page.addInitScript((options) => {
    document.addEventListener('readystatechange', () => {
      const meta = document.getElementById('vscode-workbench-web-configuration');
      if (document.readyState !== 'interactive' || meta === null) return;
      const configuration = JSON.parse(meta.getAttribute('data-settings') ?? '{}');
      configuration.developmentOptions = { ...configuration.developmentOptions, ...options };
      delete configuration.productConfiguration?.extensionsGallery; // offline
      meta.setAttribute('data-settings', JSON.stringify(configuration));
    });
  }, development);
  const payload = JSON.stringify([
    ['skipWelcome', 'true'],
    ['skipReleaseNotes', 'true'],
  ]);
  const query = new URLSearchParams({ ...(folder === undefined ? { ew: 'true' } : { folder }), payload });
  await page.goto(`http://${authority}/?${query}`);
}
