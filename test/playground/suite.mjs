// The playground in a browser.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../scripts/support/project.mjs';
import { screenshotFolder } from '../vscode/harness/folders.mjs';
import { findViolations, measureOverflow, pointAt, select, locateWord } from './page.mjs';
import { startPlayground } from './playground.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** A sample whose contents the tests rely on. */
const biscay = '#at=wif-ssw/biscay.scenario.yaml';
const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** @param {Page} page @param {string} name */
const takePicture = (page, name) => page.screenshot({ path: path.join(screenshotFolder, `playground-${name}.png`) });

/** The frame of the report. @param {Page} page */
const getReport = (page) => page.frameLocator('#report iframe');

describe('the playground', function () {
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

  it('opens a sample, and finds a mistake while it is typed, in the text and in a list', async () => {
    const page = await site.open(desk, biscay);
    await page.getByText('No problems').waitFor();
    await select(page, 'weather');
    await page.keyboard.type('wether');
    await page.keyboard.press('Escape');
    await page.locator('.squiggly-error').first().waitFor();
    await page.getByText('1 problem', { exact: true }).click();
    const problem = page.getByRole('button', { name: /^Error, line 15: / });
    await takePicture(page, 'problem');
    await problem.click();
    await page.keyboard.press('Control+.');
    // The editor receives keys that are pressed before the menu is open.
    await page
      .locator('.action-widget .monaco-list-row', { hasText: /weather/ })
      .first()
      .waitFor();
    await takePicture(page, 'problem-menu');
    const title = page.locator('.action-widget .monaco-list-row .title').first();
    assert.ok(await title.evaluate((element) => element.scrollWidth <= element.clientWidth), 'the fix is cut');
    await page.keyboard.press('Enter');
    await page.getByText('No problems').waitFor();
  });

  it('draws the menu of the editor on a background', async () => {
    const page = await site.open(desk, biscay);
    await page.locator('.view-line').first().click({ button: 'right' });
    const menu = page.locator('.monaco-menu').first();
    await menu.waitFor();
    await takePicture(page, 'menu');
    const colours = await menu.evaluate((element) => {
      const painted = [element, element.parentElement, element.querySelector('.actions-container')];
      return painted.map((node) => node && getComputedStyle(node).backgroundColor);
    });
    assert.ok(
      colours.some((value) => value && value !== 'rgba(0, 0, 0, 0)'),
      colours.join(', '),
    );
  });

  it('keeps the focus in the editor when Escape closes the palette', async () => {
    const page = await site.open(desk, biscay);
    await page.locator('.view-line').first().click();
    await page.keyboard.press('F1');
    await page.locator('.quick-input-widget').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
    assert.ok(await page.evaluate(() => Boolean(document.activeElement?.closest('.monaco-editor'))));
  });

  it('explains a value where it stands, and leads to the rule', async () => {
    const page = await site.open(desk, biscay);
    await page.locator('.codelens-decoration').first().waitFor();
    const hover = page.locator('.monaco-hover-content').first();
    await pointAt(page, 'rain', hover.getByText("sub side's search").first());
    await takePicture(page, 'hover');
    await hover.locator('a').first().click();
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    await takePicture(page, 'rule');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('gives words the colours of what they mean to the rules', async () => {
    const page = await site.open(desk, biscay);
    const readColour = (/** @type {string} */ word) =>
      locateWord(page, word).evaluate((span) => getComputedStyle(span).color);
    const plain = await readColour('flotilla-7');
    // The semantic tokens of the server arrive after the colours of YAML.
    for (const deadline = Date.now() + 15_000; (await readColour('sub')) === plain && Date.now() < deadline;)
      await page.waitForTimeout(50);
    assert.equal(new Set(await Promise.all(['sub', 'germany', 'rain', 'flotilla-7'].map(readColour))).size, 4);
  });

  it('resolves a combat from its lens, and odds follow by a worker', async () => {
    const page = await site.open(desk, biscay);
    await page.locator('.codelens-decoration a', { hasText: 'Resolve' }).click();
    await getReport(page)
      .getByText(/6 surprise points to Germany/)
      .first()
      .waitFor();
    await getReport(page).locator('#odds-title').waitFor();
    await getReport(page)
      .getByRole('button', { name: /^More: Submarine \(flotilla-7\)/ })
      .click();
    await getReport(page).locator('.answer:not(.waiting)').waitFor();
    await getReport(page).getByRole('button', { name: 'Write result' }).click();
    await page.locator('.view-line', { hasText: 'result:' }).waitFor();
    await takePicture(page, 'light');
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await takePicture(page, 'dark');
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  });

  it('draws the board, replays the combat on it by keys, and leads from a counter to its line', async () => {
    const page = await site.open(desk, biscay);
    await page.locator('.codelens-decoration a', { hasText: 'Resolve' }).click();
    const board = getReport(page).getByRole('img', { name: 'The sea box of Bay of Biscay' });
    await board.locator('.cross').waitFor();
    // The outcome takes the focus when it is revealed.
    await getReport(page).locator(':focus').waitFor();
    await getReport(page).getByRole('slider', { name: 'Step of the combat' }).press('Home');
    await getReport(page).getByText('Before the first step').waitFor();
    assert.equal(await board.locator('.cross').count(), 0);
    await page.keyboard.press('End');
    await board.locator('.cross').waitFor();
    await board.locator('.counter', { hasText: 'condor' }).click();
    await page.locator('.line-numbers.active-line-number', { hasText: '22' }).waitFor();
  });

  it('copies the board as a picture, and saves it where the clipboard refuses', async () => {
    const page = await site.open(desk, biscay);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.codelens-decoration a', { hasText: 'Resolve' }).click();
    const copy = getReport(page).getByRole('button', { name: 'Copy as picture' });
    await copy.click();
    await getReport(page).getByText('The picture was copied.').waitFor();
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types: all }) => all));
    assert.deepEqual(types, ['image/png']);
    await copy.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('refused'));
    });
    const download = page.waitForEvent('download');
    await copy.click();
    const file = await (await download).path();
    assert.match(fs.readFileSync(file, 'utf8'), /^<svg[^>]*><title>The sea box of Bay of Biscay<\/title>.*flotilla-7/s);
  });

  it('advises whom the reader chooses', async () => {
    const page = await site.open(desk, '#at=aare/small-battles.scenario.yaml');
    await select(page, 'two-against-two');
    await page.getByRole('button', { name: 'Advise' }).first().click();
    await page.getByRole('dialog').getByRole('button').nth(1).click();
    await getReport(page).locator('.best').waitFor();
    await takePicture(page, 'advice');
  });

  it('opens at a battle that a side can be advised in, with its odds', async () => {
    const page = await site.open(desk);
    await getReport(page).getByText('Germany is favoured to win').waitFor();
    await getReport(page).locator('.division .part').first().waitFor();
    await page.locator('.codelens-decoration a', { hasText: 'Advise' }).waitFor();
    await takePicture(page, 'first');
  });

  it('lets the reader choose of several combats where the cursor is in none', async () => {
    const page = await site.open(desk, '#at=aare/small-battles.scenario.yaml');
    await page.locator('.codelens-decoration').first().waitFor();
    await page.locator('#resolve').click();
    await page.getByRole('dialog').getByRole('button', { name: 'strike-and-dive' }).waitFor();
    await takePicture(page, 'which');
    await page.getByRole('dialog').getByRole('button', { name: 'strike-and-dive' }).click();
    await getReport(page).locator('h1', { hasText: 'Strike and Dive' }).waitFor();
  });

  it('begins a scenario by clicks, or an empty one that says what to press', async () => {
    const page = await site.open(desk);
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const form = dialog.frameLocator('iframe');
    await form.getByLabel('Game').waitFor();
    assert.equal(await form.getByLabel('Game').inputValue(), 'aare', 'the game of the open sample');
    await form.getByLabel('Game').selectOption('aa-depth');
    const attacker = form.getByRole('group', { name: 'Attacker', exact: true });
    await attacker.getByRole('button', { name: 'More: Submarines' }).click();
    await attacker.getByLabel('Depth of the submarines').waitFor();
    await form.getByLabel('Sea zone').fill('SZ 12');
    await form.locator('.draft-odds:not(.waiting) .outcome').waitFor();
    await takePicture(page, 'new');
    const tops = await form
      .locator('fieldset')
      .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().top));
    assert.equal(tops.at(-1), tops.at(-2), 'the sides stand beside each other');
    await form.getByRole('button', { name: 'Write' }).click();
    await page.locator('.view-line', { hasText: 'seaZone: SZ 12' }).waitFor();
    await page.getByText('No problems').waitFor();
    await page.locator('.codelens-decoration a', { hasText: 'Resolve' }).waitFor();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await dialog.getByRole('button', { name: 'Empty scenario' }).click();
    await page.getByText('Press Ctrl+Space for a scenario of your game').waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('status').getByText('There is nothing to share yet').waitFor();
    await takePicture(page, 'empty');
    await page.goBack();
    await page.locator('.view-line', { hasText: 'seaZone: SZ 12' }).waitFor();
  });

  it('reads the tables that a sample names', async () => {
    const page = await site.open(desk, biscay);
    await page.getByLabel('Sample').selectOption('wif-ssw/own-tables.scenario.yaml');
    await page.locator('.codelens-decoration a', { hasText: 'Resolve' }).first().waitFor();
    await page.getByText('No problems').waitFor();
    const asked = site.getRequests().filter((url) => url.includes('/tables/'));
    assert.ok(asked.length > 0, 'no table was read');
  });

  it('shares a scenario by a link that holds it', async () => {
    const page = await site.open(desk, biscay);
    await select(page, 'rain');
    await page.keyboard.type('snow # ⚓');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('status').getByText('The link was copied').waitFor();
    const link = page.url();
    assert.ok(link.includes('#at=wif-ssw'), link);
    const other = await site.open(desk, new URL(link).hash);
    await other.locator('.view-line', { hasText: 'snow # ⚓' }).waitFor();
    const broken = await site.open(desk, new URL(link).hash.slice(0, -40));
    await broken.getByRole('status').getByText('The link is not whole').waitFor();
  });

  it('keeps what was written behind when another sample is opened', async () => {
    const page = await site.open(desk, biscay);
    await select(page, 'rain');
    await page.keyboard.type('snow');
    await page.keyboard.press('Escape');
    await page.getByLabel('Sample').selectOption('aare/north-sea.scenario.yaml');
    await page.locator('.view-line', { hasText: 'ruleset: aare' }).waitFor();
    await page.goBack();
    await page.locator('.view-line', { hasText: 'weather: snow' }).waitFor();
    const list = page.getByLabel('Sample');
    const readChosen = () => list.locator('option:checked').textContent();
    assert.equal(await readChosen(), 'Your own');
    await list.selectOption('wif-ssw/biscay.scenario.yaml');
    await page.locator('.view-line', { hasText: 'weather: rain' }).waitFor();
    await list.selectOption({ label: 'Your own' });
    await page.locator('.view-line', { hasText: 'weather: snow' }).waitFor();
    assert.equal(await readChosen(), 'Your own');
  });

  it('ignores answers that come when another scenario is open', async () => {
    const page = await site.open(desk, biscay, { late: 400 });
    await page.locator('.codelens-decoration').first().waitFor();
    await select(page, 'rain');
    await page.keyboard.type('snow');
    await page.getByLabel('Sample').selectOption('aare/north-sea.scenario.yaml');
    await page.locator('.view-line', { hasText: 'ruleset: aare' }).waitFor();
    await page.locator('.codelens-decoration a', { hasText: 'Resolve' }).first().waitFor();
    await page.getByText('No problems').waitFor();
  });

  it('loads nothing but samples, whatever the address is', async () => {
    for (const hash of ['#', '#at=', '#at=aare', '#at=aare/none.scenario.yaml']) {
      const page = await site.open(desk, hash);
      await page.locator('.view-line', { hasText: 'ruleset: aare' }).waitFor();
      assert.equal(await page.getByLabel('Sample').inputValue(), 'aare/wolfpack.scenario.yaml', hash);
    }
    assert.ok(!site.getRequests().some((url) => /\/samples\/(?:.*\/)?$|none/.test(new URL(url).pathname)));
  });

  it('is as wide as a phone, with the scenario or the report in view', async () => {
    const page = await site.open(phone);
    await page.locator('.view-line', { hasText: 'ruleset:' }).waitFor();
    assert.ok((await measureOverflow(page)) <= 0);
    const tops = await page
      .locator('header > button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    assert.equal(new Set(tops).size, 1, `the buttons stand at ${tops.join(', ')}`);
    await takePicture(page, 'narrow');
    await page.locator('#odds').click();
    await getReport(page).locator('#odds-title').waitFor();
    assert.ok((await measureOverflow(page)) <= 0);
    await takePicture(page, 'narrow-report');
    assert.equal(await page.evaluate(() => document.body.scrollTop + document.documentElement.scrollTop), 0);
    await page.getByRole('button', { name: 'Scenario' }).click();
    await page.locator('#editor').waitFor();
  });

  it('is used by touch on a phone: a battle of clicks, resolved, and changed under What if', async () => {
    const page = await site.open({ width: 390, height: 844 }, '', { hasTouch: true, isMobile: true });
    await page.getByRole('button', { name: 'New', exact: true }).tap();
    const dialog = page.getByRole('dialog');
    const form = dialog.frameLocator('iframe');
    const attacker = form.getByRole('group', { name: 'Attacker', exact: true });
    await form.getByLabel('Game').selectOption('aare');
    await attacker.getByRole('button', { name: 'More: Battleships' }).tap();
    await form.locator('.draft-odds:not(.waiting) .outcome').waitFor();
    await takePicture(page, 'touch-new');
    assert.ok((await measureOverflow(page)) <= 0);
    const measureHeights = (/** @type {import('playwright-core').Locator} */ buttons) =>
      buttons.evaluateAll((all) =>
        all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().height),
      );
    assert.ok((await measureHeights(form.locator('button, input, select'))).every((height) => height >= 24));
    await form.getByRole('button', { name: 'Write' }).tap();
    await page.locator('.view-line', { hasText: 'bb: 1' }).waitFor();
    await page.locator('.codelens-decoration a', { hasText: 'Resolve' }).waitFor();
    await page.locator('#resolve').tap();
    await getReport(page).locator('#odds-title').waitFor();
    await takePicture(page, 'touch-resolved');
    await getReport(page).getByRole('button', { name: '+ bomber' }).tap();
    await getReport(page).locator('.strength.changed').waitFor();
    await getReport(page).locator('.answer:not(.waiting) .division').waitFor();
    await takePicture(page, 'touch-what-if');
    assert.ok((await measureOverflow(page)) <= 0);
    assert.ok((await measureHeights(getReport(page).locator('#what-if button'))).every((height) => height >= 24));
    await getReport(page).getByRole('button', { name: 'Write into the scenario' }).tap();
    // The report follows what was written: a bomber among the others.
    await getReport(page).locator('.fleets', { hasText: '1 BMBR' }).waitFor();
    await page.getByRole('button', { name: 'Scenario', exact: true }).tap();
    await page.locator('.view-line', { hasText: 'bmbr:' }).waitFor();
  });

  it('can be used by the keyboard alone', async () => {
    const page = await site.open(desk, biscay);
    await page.locator('.codelens-decoration').first().waitFor();
    const describeFocus = () =>
      page.evaluate(() => document.activeElement?.id || document.activeElement?.className || '');
    const seen = [];
    for (let time = 0; time < 9; time++) {
      await page.keyboard.press('Tab');
      seen.push(await describeFocus());
    }
    assert.deepEqual(seen.slice(0, 8), ['samples', 'new', 'share', 'theme', 'resolve', 'odds', 'advise', 'rule']);
    assert.match(seen[8] ?? '', /inputarea|native-edit-context/);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('l');
    await getReport(page).locator('#outcome:focus').waitFor();
    await page.locator('#editor').click();
    await page.keyboard.press('Escape');
    assert.equal(await describeFocus(), 'resolve');
  });

  for (const scheme of /** @type {const} */ (['light', 'dark']))
    it(`has names, roles and contrast, ${scheme}`, async () => {
      const page = await site.open(desk, biscay, { colorScheme: scheme, bypassCSP: true });
      await page.getByRole('button', { name: 'Resolve', exact: true }).click();
      await getReport(page).locator('#odds-title').waitFor();
      await select(page, 'weather');
      await page.keyboard.type('wether');
      await page.keyboard.press('Escape');
      await page.getByText('1 problem', { exact: true }).click();
      for (const frame of page.frames()) assert.deepEqual(await findViolations(frame), []);
      await page.getByRole('button', { name: 'Rule', exact: true }).click();
      await page.getByRole('dialog').waitFor();
      assert.deepEqual(await findViolations(page), []);
    });

  it('asks nothing of any other server', () => {
    assert.deepEqual(
      site.getRequests().filter((url) => !url.startsWith(site.address) && !/^(?:blob|data):/.test(url)),
      [],
    );
    assert.ok(fs.existsSync(path.join(projectRoot, 'out/playground/THIRD-PARTY-NOTICES.txt')));
  });
});
