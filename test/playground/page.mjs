// Actions of a reader in a page of the playground, and measurements of a page.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */
/** @typedef {import('playwright-core').Locator} Locator */

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** The position of the first occurrence of a word in the scenario. @param {Page} page @param {string} word */
export const locateWord = (page, word) => page.locator('.view-line span', { hasText: new RegExp(`^${word}$`) }).first();

/** Selects a word of the scenario. @param {Page} page @param {string} word */
export const select = (page, word) => locateWord(page, word).dblclick();

/**
 * Points at a word until an element appears: a word that is still moving gets no hover.
 * @param {Page} page @param {string} word @param {Locator} shown
 */
export async function pointAt(page, word, shown) {
  const isShown = () =>
    shown.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
  const deadline = Date.now() + 15_000;
  do {
    assert.ok(Date.now() < deadline, `no hover shows at ${word}`);
    await page.mouse.move(0, 0);
    await locateWord(page, word).hover();
  } while (!(await isShown()));
}

/** All violations that axe reports. @param {Page | Frame} where */
export async function findViolations(where) {
  await where.evaluate(axe);
  // Frames are checked one by one.
  return where.evaluate(async () => {
    // Monaco has its own accessibility: its lines are read through a hidden field, and their contents have colours and words.
    const context = { exclude: [['.monaco-editor']] };
    const { violations } = await /** @type {any} */ (globalThis).axe.run(context, { iframes: false });
    return violations.map(
      (/** @type {any} */ { id, nodes }) =>
        `${id}: ${nodes.map((/** @type {any} */ { html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join('; ')}`,
    );
  });
}

/** The pixels by which the page or one of its frames is wider than its window; 0 or less if everything fits. @param {Page} page */
export async function measureOverflow(page) {
  const widths = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)),
  );
  return Math.max(...widths);
}
