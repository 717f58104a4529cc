// Runs the suite in a VS Code server with a browser as its window.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../../scripts/support/project.mjs';
import { startVscodeServer } from '../../../scripts/support/vscode-server.mjs';
import { startControl } from './control.mjs';
import { emptyExtension, logFolder, suiteEntry } from './folders.mjs';
import { collectResult, suiteEnvironment } from './result.mjs';
import { openBrowser, openWorkbench } from './workbench.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./result.mjs').SuiteResult} SuiteResult */
/** @typedef {import('./result.mjs').SuiteOptions} SuiteOptions */

const windowSize = { width: 1280, height: 800 };
const closeTimeout = 10_000;

/**
 * @param {SuiteOptions} options
 * @returns {Promise<SuiteResult[]>} one for each window
 */
export async function runInServer(options) {
  /** @type {Page | undefined} */
  let page;
  const control = await startControl(() => {
    if (page === undefined) throw new Error('there is no window yet');
    return page;
  });
  /** What has to be closed at the end, the last first. @type {(() => unknown)[]} */
  const open = [control.close];
  try {
    const browser = await openBrowser();
    open.push(() => browser.close());
    const server = await startVscodeServer({
      ...(options.vsix === undefined ? {} : { vsix: options.vsix }),
      env: { ...suiteEnvironment(options), ASDIC_HARNESS: control.url },
      verbose: options.verbose ?? false,
    });
    open.push(server.close);
    /** @type {SuiteResult[]} */
    const results = [];
    for (const folder of [options.workspace, undefined]) {
      const context = await browser.newContext({ viewport: windowSize, ...userAgent() });
      page = await context.newPage();
      const reason = await runWindow(page, server.authority, folder, options);
      results.push(collectResult(folder === undefined ? 'empty window' : 'folder', reason));
      await closeWithin(() => context.close());
    }
    return results;
  } finally {
    for (const close of open.reverse()) await closeWithin(close);
  }
}

/** VS Code has the keys of the system that the browser says it runs on. @returns {{ userAgent?: string }} */
function userAgent() {
  const { ASDIC_USER_AGENT: agent } = process.env;
  return agent === undefined ? {} : { userAgent: agent };
}

/** Waits for the end of something, but not for ever: a browser that hangs is killed when this process ends. @param {() => unknown} close */
async function closeWithin(close) {
  const closed = Promise.resolve()
    .then(close)
    .catch((/** @type {unknown} */ error) => console.error(error));
  await Promise.race([closed, sleep(closeTimeout, undefined, { ref: false })]);
}

/**
 * Runs the suite in one window.
 * @param {Page} page
 * @param {string} authority
 * @param {string | undefined} folder
 * @param {SuiteOptions} options
 * @returns {Promise<string | undefined>} why it came to no end, if so
 */
async function runWindow(page, authority, folder, { vsix, timeout, verbose = false }) {
  fs.mkdirSync(logFolder, { recursive: true });
  const logName = `${vsix === undefined ? 'development' : 'vsix'}-${folder === undefined ? 'empty' : 'folder'}.log`;
  const log = path.join(logFolder, logName);
  fs.writeFileSync(log, '');
  /** @param {string} line */
  const note = (line) => {
    fs.appendFileSync(log, `${line}\n`);
    if (verbose) console.error(line.slice(0, 300));
  };
  page.on('pageerror', (error) => note(`page error: ${error}`));
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  page.on('requestfailed', (request) => note(`request failed: ${request.url()} ${request.failure()?.errorText}`));

  /** @type {(reason: string | undefined) => void} */
  let finish = () => undefined;
  /** @type {Promise<string | undefined>} */
  const finished = new Promise((resolve) => (finish = resolve));
  page.on('crash', () => finish('the page crashed'));
  // The workbench calls these two: for each line that the extension host prints, and when the suite has ended.
  await page.exposeFunction('codeAutomationLog', (/** @type {string} */ type, /** @type {unknown[]} */ args) => {
    const line = args.map(String).join(' ');
    if (line.startsWith(suitePrefix) && !noise.test(line)) console.log(line.slice(suitePrefix.length));
    else note(`host ${type}: ${line}`);
  });
  await page.exposeFunction('codeAutomationExit', () => finish(undefined));

  const timer = setTimeout(() => finish(`there was no end within ${timeout / 1000} s`), timeout);
  await openWorkbench(page, authority, {
    ...(folder === undefined ? {} : { folder }),
    // While the packaged extension is tested, the project must not be under development.
    extension: vsix === undefined ? projectRoot : emptyExtension,
    suite: suiteEntry,
  });
  const reason = await finished;
  clearTimeout(timer);
  if (reason !== undefined) await page.screenshot({ path: `${log}.png` }).catch(() => undefined);
  return reason;
}

/** A module of VS Code that is not compiled here, and without which it writes no log files. */
const noise = /Could not locate the bindings file[^]*spdlog/;

/** Marks what the suite prints among everything that an extension host prints. */
const suitePrefix = '[suite] ';
