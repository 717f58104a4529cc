// The suite runs inside the extension host, which cannot use mouse and keyboard in its own window. This endpoint does it for the suite:
// it receives actions as POSTs of JSON and performs them in the page.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { clipFolder, screenshotFolder } from './folders.mjs';
import { keepOutcome } from './result.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/**
 * @typedef {object} Order
 * @property {string} [selector] a playwright selector
 * @property {boolean} [inFrame] whether to look inside the webviews as well
 * @property {{ x: number, y: number }} [position] from the upper left corner of what was selected
 * @property {string} [text]
 * @property {string} [key]
 * @property {string} [name] of a picture
 * @property {number} [number] of a frame of a clip
 * @property {number} [milliseconds] how long it is shown
 * @property {{ x: number, y: number }} [pointer] where the mouse is shown in it
 * @property {string} [url]
 * @property {number} [width]
 * @property {number} [height]
 * @property {import('./result.mjs').Outcome} [outcome] of all tests of a window
 * @property {number} [timeout] in milliseconds
 */

const defaultTimeout = 10_000;

/** The actions that the suite may request. @type {Record<string, (page: Page, order: Order) => Promise<unknown>>} */
const actions = {
  click: async (page, { position, timeout = defaultTimeout, ...order }) =>
    (await find(page, order, timeout)).click({ position, timeout }),
  hover: async (page, { position, timeout = defaultTimeout, ...order }) =>
    (await find(page, order, timeout)).hover({ position, timeout }),
  wait: async (page, { timeout = defaultTimeout, ...order }) => void (await find(page, order, timeout)),
  waitForNoMatch: (page, { timeout = defaultTimeout, ...order }) => waitUntilGone(page, order, timeout),
  press: async (page, { key = '', timeout = defaultTimeout, ...order }) =>
    order.selector === undefined
      ? page.keyboard.press(key)
      : (await find(page, order, timeout)).press(key, { timeout }),
  type: async (page, { text = '', timeout = defaultTimeout, ...order }) =>
    order.selector === undefined
      ? page.keyboard.type(text)
      : (await find(page, order, timeout)).pressSequentially(text, { timeout }),
  fill: async (page, { text = '', timeout = defaultTimeout, ...order }) =>
    (await find(page, order, timeout)).fill(text, { timeout }),
  outcome: (_page, { outcome }) => Promise.resolve(keepOutcome(outcome ?? { passed: 0, failed: 1 })),
  text: async (page, order) => (await listTexts(page, order)).flat(),
  waitForStoredText: (page, { text = '', timeout = 3 * defaultTimeout }) => waitUntilStored(page, text, timeout),
  reload: (page) => {
    void page.reload(); // the suite that asks for it ends with the page
    return Promise.resolve();
  },
  size: (page, { width = 1280, height = 800 }) => page.setViewportSize({ width, height }),
  widths: async (page, order) =>
    (await Promise.all(listFrames(page, order).map((frame) => measureWidths(frame, order)))).flat(),
  centre: async (page, { timeout = defaultTimeout, ...order }) => findCentre(await find(page, order, timeout)),
  frame: (page, order) => takeFrame(page, order),
  browse: (page, { url = '', name = 'page.png' }) => browse(page, url, name),
  screenshot: (page, { name = 'window.png' }) => {
    fs.mkdirSync(screenshotFolder, { recursive: true });
    return page.screenshot({ path: path.join(screenshotFolder, path.basename(name)), animations: 'disabled' });
  },
};

/** @param {Page} page @param {Order} order */
const listFrames = (page, { inFrame = false }) => (inFrame ? page.frames() : [page.mainFrame()]);

/** @param {Page} page @param {Order} order @returns {Promise<string[][]>} */
function listTexts(page, order) {
  const none = () => /** @type {string[]} */ ([]); // a frame may go away meanwhile
  return Promise.all(
    listFrames(page, order).map((frame) =>
      frame
        .locator(order.selector ?? 'body')
        .allInnerTexts()
        .catch(none),
    ),
  );
}

/**
 * The widths of the matching elements and of their container, and the outermost elements that are cut off on the right; and the labels of a board
 * that are wider than their box.
 * @param {import('playwright-core').Frame} frame
 * @param {Order} order
 * @returns {Promise<object[]>}
 */
function measureWidths(frame, { selector = 'body' }) {
  const measured = frame.locator(selector).evaluateAll((found) =>
    found.map(({ ownerDocument: { documentElement } }) => {
      const { scrollWidth, clientWidth } = documentElement;
      const wide = [...documentElement.querySelectorAll('body *')].filter(
        (element) =>
          element.closest('.unseen, thead') === null &&
          element.getBoundingClientRect().right > clientWidth + 1 &&
          element.parentElement !== null &&
          element.parentElement.getBoundingClientRect().right <= clientWidth + 1,
      );
      const wider = wide.map(
        (element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 60)}`,
      );
      const overfull = [...documentElement.querySelectorAll('.link-label')].flatMap((label) => {
        const [box = 0, text = 0] = ['rect', 'text'].map(
          (part) => label.querySelector(part)?.getBoundingClientRect().width,
        );
        return text > box ? [String(label.textContent)] : [];
      });
      return { scrollWidth, clientWidth, wider, overfull };
    }),
  );
  return measured.catch(() => []); // a frame may go away meanwhile
}

/**
 * Opens a page by itself, as a reader who received it, on the screen and in print.
 * @param {Page} page
 * @param {string} url
 * @param {string} name of its pictures
 */
async function browse(page, url, name) {
  const reader = await page.context().newPage();
  try {
    /** @type {string[]} */
    const errors = [];
    /** @type {string[]} */
    const requests = [];
    reader.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    reader.on('pageerror', (error) => void errors.push(String(error)));
    reader.on('request', (request) => void requests.push(request.url()));
    await reader.setViewportSize({ width: 800, height: 1000 });
    await reader.goto(url);
    const text = await reader.locator('body').innerText();
    fs.mkdirSync(screenshotFolder, { recursive: true });
    const getPicturePath = (/** @type {string} */ kind) =>
      path.join(screenshotFolder, `${path.basename(name)}-${kind}.png`);
    await reader.screenshot({ path: getPicturePath('screen') });
    await reader.emulateMedia({ media: 'print' });
    await reader.screenshot({ path: getPicturePath('print'), fullPage: true });
    return { errors, requests, text };
  } finally {
    await reader.close();
  }
}

/** The middle of an element, in the window. @param {Locator} locator */
async function findCentre(locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('the matching element is not in the window');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/**
 * Takes the next frame of the clip, with a mouse pointer, which pictures lack otherwise.
 * @param {Page} page
 * @param {Order} order
 */
async function takeFrame(page, { number = 0, milliseconds = 0, pointer = { x: 0, y: 0 } }) {
  if (number === 0) fs.rmSync(clipFolder, { recursive: true, force: true });
  fs.mkdirSync(clipFolder, { recursive: true });
  await page.evaluate(({ x, y }) => {
    const create = (/** @type {string} */ name, /** @type {Record<string, string>} */ attributes) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return element;
    };
    const arrow =
      document.getElementById('clip-pointer') ?? create('svg', { id: 'clip-pointer', viewBox: '0 0 16 24' });
    if (!arrow.isConnected) {
      arrow.append(create('path', { d: 'M1 1V19L5.5 15L8.5 22L12 20.5L9 14H15Z', fill: '#fff', stroke: '#000' }));
      document.body.append(arrow);
    }
    Object.assign(/** @type {SVGElement} */ (arrow).style, {
      position: 'fixed',
      left: `${x}px`,
      top: `${y}px`,
      width: '20px',
      height: '30px',
      zIndex: '1000000',
      pointerEvents: 'none',
    });
  }, pointer);
  const name = `${String(number).padStart(3, '0')}-${milliseconds}.png`;
  await page.screenshot({ path: path.join(clipFolder, name), animations: 'disabled' });
}

/** Waits until VS Code has stored a text in the state of the window in the browser. @param {Page} page @param {string} text @param {number} timeout */
async function waitUntilStored(page, text, timeout) {
  for (const deadline = Date.now() + timeout; !(await isStored(page, text)); await page.waitForTimeout(200))
    if (Date.now() > deadline) throw new Error(`VS Code has not stored "${text}" within ${timeout} ms`);
}

/** @param {Page} page @param {string} text */
function isStored(page, text) {
  return page.evaluate(async (wanted) => {
    /** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
    const answer = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values = await answer(database.transaction(store).objectStore(store).getAll());
        if (values.some((value) => typeof value === 'string' && value.includes(wanted))) {
          database.close();
          return true;
        }
      }
      database.close();
    }
    return false;
  }, text);
}

/** The first visible match. @param {Page} page @param {Order} order @returns {Promise<Locator | undefined>} */
async function findVisible(page, order) {
  for (const frame of listFrames(page, order)) {
    const match = frame
      .locator(order.selector ?? 'body')
      .filter({ visible: true })
      .first();
    if ((await match.count().catch(() => 0)) > 0) return match;
  }
  return undefined;
}

/** The first visible match, once there is one. @param {Page} page @param {Order} order @param {number} timeout @returns {Promise<Locator>} */
async function find(page, order, timeout) {
  for (const deadline = Date.now() + timeout; ; await page.waitForTimeout(50)) {
    const match = await findVisible(page, order);
    if (match) return match;
    if (Date.now() > deadline)
      throw new Error(`nothing on the screen matches ${order.selector ?? 'body'} after ${timeout} ms`);
  }
}

/** Waits until there is no visible match twice in a row: a frame that is being replaced has none for a moment. @param {Page} page @param {Order} order @param {number} timeout */
async function waitUntilGone(page, order, timeout) {
  for (let deadline = Date.now() + timeout, times = 0; times < 2; await page.waitForTimeout(50)) {
    times = (await findVisible(page, order)) ? 0 : times + 1;
    if (times === 0 && Date.now() > deadline)
      throw new Error(`something on the screen still matches ${order.selector ?? 'body'} after ${timeout} ms`);
  }
}

/**
 * @param {() => Page} currentPage
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function startControl(currentPage) {
  const server = http.createServer((request, response) => {
    /** @param {object} answer */
    const reply = (answer) =>
      response
        .setHeader('Content-Type', 'application/json')
        .setHeader('Access-Control-Allow-Origin', '*') // for an extension host that is a web worker
        .end(JSON.stringify(answer));
    readBody(request)
      .then((body) => {
        const { action, ...order } = JSON.parse(body);
        const act = actions[action];
        if (act === undefined) throw new Error(`the harness knows no action "${action}"`);
        return act(currentPage(), order);
      })
      .then(
        (value) => reply({ ok: true, value: Buffer.isBuffer(value) ? null : (value ?? null) }),
        (/** @type {unknown} */ error) =>
          reply({ ok: false, error: error instanceof Error ? error.message : String(error) }),
      );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** @param {http.IncomingMessage} request @returns {Promise<string>} */
async function readBody(request) {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
