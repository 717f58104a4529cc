// Serves the playground to a browser, below a path as a project's pages are, and records the requests and errors of its pages.
import assert from 'node:assert/strict';
import path from 'node:path';
import { playgroundFolder } from '../../scripts/playground.mjs';
import { contentIn, startSite } from '../../scripts/support/site.mjs';
import { screenshotFolder } from '../vscode/harness/folders.mjs';
import { openBrowser } from '../vscode/harness/workbench.mjs';

/** @typedef {import('playwright-core').Page} Page */

const basePath = '/asdic/';

export async function startPlayground() {
  const browser = await openBrowser();
  const site = await startSite((name) =>
    name.startsWith(basePath) ? contentIn(playgroundFolder, name.slice(basePath.length)) : undefined,
  );
  const address = `http://${site.authority}${basePath}`;
  /** @type {string[]} */
  const requests = [];
  /** Errors in the pages that are open. @type {string[]} */
  let errors = [];
  /** @type {Page[]} */
  let pages = [];

  return {
    address,
    /** Everything that was asked for, of any server. */
    getRequests: () => requests,
    /**
     * Opens the playground, and waits until it is ready.
     * @param {{ width: number, height: number }} viewport
     * @param {string} [fragment] of the address
     * @param {import('playwright-core').BrowserContextOptions & { late?: number }} [options] `late`: by how many milliseconds answers are delayed
     */
    async open(viewport, fragment = '', { late, ...options } = {}) {
      const permissions = ['clipboard-read', 'clipboard-write'];
      const context = await browser.newContext({ viewport, permissions, reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(15_000);
      if (late !== undefined) await context.addInitScript(delayAnswers, late);
      const page = await context.newPage();
      pages.push(page);
      page.on('request', (request) => requests.push(request.url()));
      page.on('pageerror', (error) => errors.push(String(error.stack)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) errors.push(message.text());
      });
      await page.goto(`${address}${fragment}`);
      await page.locator('body.ready').waitFor();
      return page;
    },
    /** Closes the open pages and checks that they have no errors. @param {string} [failed] name of a screenshot of a failure */
    async leave(failed) {
      const [page] = pages.slice(-1);
      if (failed !== undefined && page)
        await page.screenshot({ path: path.join(screenshotFolder, `${failed.replace(/\W+/g, '-')}.png`) });
      for (const each of pages) await each.context().close();
      const found = errors;
      [pages, errors] = [[], []];
      assert.deepEqual(found, []);
    },
    async close() {
      await browser.close();
      site.close();
    },
  };
}

/** Delays the messages of workers to a page. Runs in the page. @param {number} milliseconds */
function delayAnswers(milliseconds) {
  const property = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(/** @type {(event: MessageEvent) => void} */ listener) {
      property?.set?.call(this, (/** @type {MessageEvent} */ event) => setTimeout(() => listener(event), milliseconds));
    },
  });
}
