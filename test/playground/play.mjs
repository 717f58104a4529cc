// Play at the table in the playground: by keys, and by touch on a phone.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { screenshotFolder } from '../vscode/harness/folders.mjs';
import { findViolations, measureOverflow } from './page.mjs';
import { startPlayground } from './playground.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').FrameLocator} FrameLocator */

const sample = '#at=aare/wolfpack.scenario.yaml';

/** @param {Page} page @param {string} name */
const takePicture = (page, name) =>
  page.screenshot({ path: path.join(screenshotFolder, `playground-play-${name}.png`) });

/**
 * Makes the next move, and waits until the panel shows what comes after it.
 * @param {FrameLocator} report @param {() => Promise<void>} act
 */
async function move(report, act) {
  const read = async () => (await report.locator('main').innerText()).replace(/\s+/g, ' ');
  const before = await read();
  await act();
  for (const deadline = Date.now() + 15_000; (await read()) === before;) {
    assert.ok(Date.now() < deadline, `nothing changed after a move: ${before.slice(0, 400)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Plays to the end.
 * @param {FrameLocator} report @param {(button: import('playwright-core').Locator) => Promise<void>} press
 * @returns {Promise<number>} the number of moves
 */
async function playToEnd(report, press) {
  const roll = report.getByRole('button', { name: 'Roll for me' });
  const options = report.locator('.play .options button');
  for (let moves = 0; moves < 80; moves++) {
    if ((await roll.count()) > 0) await move(report, () => press(roll));
    else if ((await options.count()) > 0) await move(report, () => press(options.first()));
    else return moves;
  }
  throw new Error('The play does not end.');
}

describe('a combat played in the playground', function () {
  /** @type {Awaited<ReturnType<typeof startPlayground>>} */
  let site;
  before(async () => {
    fs.mkdirSync(screenshotFolder, { recursive: true });
    site = await startPlayground();
  });
  after(() => site?.close());
  afterEach(async function () {
    await site.leave(this.currentTest?.state === 'failed' ? `failed ${this.currentTest.title}` : undefined);
  });

  it('is played to its end by keys, taken back, written, and undone in the editor', async () => {
    // High enough for all that a long battle writes: the editor renders only the lines in view.
    const page = await site.open({ width: 1280, height: 1400 }, sample, { bypassCSP: true });
    const report = page.frameLocator('iframe');
    await page.locator('.codelens-decoration a', { hasText: 'Play' }).first().click();
    const heading = report.locator('.play h2');
    await heading.waitFor();
    if (await report.getByRole('button', { name: 'Start again' }).isEnabled())
      await move(report, () => report.getByRole('button', { name: 'Start again' }).press('Enter'));
    const first = await heading.innerText();
    await report.locator('.play input.faces').fill('7');
    await page.keyboard.press('Enter');
    await report.getByRole('alert').getByText('7 is not a face of a die with 6 sides').waitFor();
    assert.equal(await heading.innerText(), first);
    for (const frame of page.frames()) assert.deepEqual(await findViolations(frame), []);
    await report.locator('.play input.faces').fill('5');
    await move(report, () => page.keyboard.press('Enter'));
    await takePicture(page, 'start');
    // The keyboard goes on in the panel: the next field or the first option has the focus.
    await report.locator('.play [data-first]:focus').waitFor();
    await playToEnd(report, (button) => button.press('Enter'));
    const end = await heading.innerText();
    await move(report, () => report.getByRole('button', { name: 'Back', exact: true }).press('Enter'));
    assert.notEqual(await heading.innerText(), end);
    await playToEnd(report, (button) => button.press('Enter'));
    await takePicture(page, 'end');
    assert.equal(await page.locator('.view-line', { hasText: 'result:' }).count(), 0);
    await report.getByRole('button', { name: 'Write into the scenario' }).press('Enter');
    await page.locator('.view-line', { hasText: 'result:' }).waitFor();
    await page.getByText('No problems').waitFor();
    await page.locator('.view-line').first().click();
    await page.keyboard.press('Control+z');
    await page.locator('.view-line', { hasText: 'result:' }).waitFor({ state: 'detached' });
  });

  it('is played to its end by touch on a phone, with everything in view', async () => {
    const page = await site.open({ width: 360, height: 740 }, sample, { hasTouch: true, isMobile: true });
    const report = page.frameLocator('iframe');
    await page.locator('.codelens-decoration').first().waitFor();
    await page.locator('#odds').tap();
    await report.getByRole('button', { name: 'Play\u2026' }).tap();
    const heading = report.locator('.play h2');
    await heading.waitFor();
    if (await report.getByRole('button', { name: 'Start again' }).isEnabled())
      await move(report, () => report.getByRole('button', { name: 'Start again' }).tap());
    assert.ok((await measureOverflow(page)) <= 0);
    await takePicture(page, 'touch');
    const sizes = await report
      .locator('.play button, .play input')
      .evaluateAll((all) => all.map((each) => [each.textContent, each.getBoundingClientRect().height]));
    assert.deepEqual(
      sizes.filter(([, height]) => Number(height) < 24),
      [],
    );
    assert.ok((await playToEnd(report, (button) => button.tap())) > 0);
    assert.ok((await measureOverflow(page)) <= 0);
    await takePicture(page, 'touch-end');
    await report.getByRole('button', { name: 'Write into the scenario' }).tap();
    await page.getByRole('button', { name: 'Scenario' }).tap();
    await page.getByText('No problems').waitFor();
  });
});
