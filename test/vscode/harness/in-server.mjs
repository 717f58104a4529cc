// Runs the suite in a VS Code server with a browser as its window.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pseudoLanguage, writePseudo } from '../../../scripts/l10n.mjs';
import { copyWhatShips } from '../../../scripts/package.mjs';
import { projectRoot } from '../../../scripts/support/project.mjs';
import { startVscodeServer } from '../../../scripts/support/vscode-server.mjs';
import { startControl } from './control.mjs';
import { emptyExtension, logFolder, pseudoExtension, reloadedEntry, suiteEntry, suiteSettings } from './folders.mjs';
import { startOldestVscode } from './oldest.mjs';
import { collectResult, createSuiteEnvironment } from './result.mjs';
import { startExtensionSite } from './site.mjs';
import { openBrowser, openWorkbench, createRemoteUri } from './workbench.mjs';

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
  /** Functions that close resources at the end, the last one first. @type {(() => unknown)[]} */
  const closers = [control.close];
  try {
    const browser = await openBrowser();
    closers.push(() => browser.close());
    const server = options.oldest
      ? await startOldestVscode()
      : await startVscodeServer({
          ...(options.vsix === undefined ? {} : { vsix: options.vsix }),
          env: { ...createSuiteEnvironment(options), ASDIC_HARNESS: control.url },
          verbose: options.verbose ?? false,
          settings: options.web ? { ...suiteSettings, ...trustSettings } : {},
          machineSettings: suiteSettings,
        });
    closers.push(server.close);
    const windows = options.web
      ? (await createWebWindows(options, control.url, closers)).filter(
          ({ folder }) => !options.oldest || folder === virtualFolder,
        )
      : await createNodeWindows(server.authority, options);
    /** @type {SuiteResult[]} */
    const results = [];
    for (const window of windows) {
      // Extensions are loaded from another server on this machine, from which the page of VS Code may not load by default.
      const bypassCSP = options.web ?? false;
      const context = await browser.newContext({ viewport: windowSize, bypassCSP, ...readUserAgent() });
      page = await context.newPage();
      const reason = await runWindow(page, server.authority, window, options);
      results.push(collectResult(window.name, reason));
      await closeWithin(() => context.close());
    }
    return results;
  } finally {
    for (const close of closers.reverse()) await closeWithin(close);
  }
}

/** VS Code uses the keys of the system in the browser's user agent. @returns {{ userAgent?: string }} */
function readUserAgent() {
  const { ASDIC_USER_AGENT: agent } = process.env;
  return agent === undefined ? {} : { userAgent: agent };
}

/** Waits for the end of something, with a limit: a browser that hangs is killed when this process ends. @param {() => unknown} close */
async function closeWithin(close) {
  const closed = Promise.resolve()
    .then(close)
    .catch((/** @type {unknown} */ error) => console.error(error));
  await Promise.race([closed, sleep(closeTimeout, undefined, { ref: false })]);
}

/**
 * @typedef {object} Window
 * @property {string} name
 * @property {string} log name of its log
 * @property {string} [folder] path, or URI of a virtual one
 * @property {import('./workbench.mjs').UriParts[]} extensions under development
 * @property {import('./workbench.mjs').UriParts} suite
 * @property {boolean} [trusts] the folder
 * @property {string} [language] of VS Code
 */

/**
 * A window with a folder, one without, one with the folder that is reloaded, and one in the pseudo language.
 * @param {string} authority
 * @param {SuiteOptions} options
 * @returns {Promise<Window[]>}
 */
async function createNodeWindows(authority, { vsix, workspace, grep }) {
  const shared = {
    // While the packaged extension is tested, the project must not be under development.
    extensions: [createRemoteUri(authority, vsix === undefined ? projectRoot : emptyExtension)],
    suite: createRemoteUri(authority, suiteEntry),
  };
  // Slow windows are only opened for a pattern that may concern them.
  const isWanted = (/** @type {string} */ word) => grep === undefined || grep.includes(word);
  const kind = vsix === undefined ? 'development' : 'vsix';
  const windows = [
    { name: 'folder', log: `${kind}-folder`, folder: workspace, ...shared },
    { name: 'empty window', log: `${kind}-empty`, ...shared },
    ...(isWanted('reload')
      ? [
          {
            name: 'reloaded window',
            log: `${kind}-reloaded`,
            folder: workspace,
            ...shared,
            suite: createRemoteUri(authority, reloadedEntry),
          },
        ]
      : []),
  ];
  if (vsix !== undefined || !isWanted('language')) return windows;
  await copyWhatShips(pseudoExtension);
  writePseudo(pseudoExtension);
  const language = pseudoLanguage;
  const extensions = [createRemoteUri(authority, pseudoExtension)];
  return [...windows, { name: language, log: language, folder: workspace, ...shared, extensions, language }];
}

/** The only kind of folder that a VS Code without a server has. */
const virtualFolder = 'memory:/scenarios';

/** For the one window that is not trusted: workspace trust is off in all others. */
const trustSettings = {
  'security.workspace.trust.enabled': true,
  'security.workspace.trust.startupPrompt': 'never',
  'security.workspace.trust.banner': 'never',
};

/** A folder, a virtual one, and one that is not trusted. @param {SuiteOptions} options @param {string} harness @param {(() => unknown)[]} closers @returns {Promise<Window[]>} */
async function createWebWindows(options, harness, closers) {
  const site = await startExtensionSite(
    { ...createSuiteEnvironment(options), ASDIC_HARNESS: harness },
    options.workspace,
  );
  closers.push(site.close);
  const createWindow = (/** @type {string} */ name, /** @type {Partial<Window>} */ more = {}) => ({
    name: `${name} folder`.replace(/^folder folder/, 'folder'),
    log: `web-${name}`,
    folder: options.workspace,
    extensions: [site.locate('/extension')],
    suite: site.locate(`/extension/suite/${name}.js`),
    ...more,
  });
  const virtual = { folder: virtualFolder, extensions: [site.locate('/extension'), site.locate('/memory-files')] };
  return [createWindow('folder'), createWindow('virtual', virtual), createWindow('untrusted', { trusts: false })];
}

/**
 * Runs the suite in one window.
 * @param {Page} page
 * @param {string} authority
 * @param {Window} window
 * @param {SuiteOptions} options
 * @returns {Promise<string | undefined>} why it did not end, if so
 */
async function runWindow(page, authority, { name: _, log: logName, ...window }, { timeout, verbose = false }) {
  fs.mkdirSync(logFolder, { recursive: true });
  const log = path.join(logFolder, `${logName}.log`);
  fs.writeFileSync(log, '');
  /** @param {string} line */
  const note = (line) => {
    fs.appendFileSync(log, `${line}\n`);
    if (verbose) console.error(line.slice(0, 300));
  };
  page.on('pageerror', (error) => note(`page error: ${error}`));
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
  });
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
  await openWorkbench(page, authority, window);
  const reason = await finished;
  clearTimeout(timer);
  if (reason !== undefined) await page.screenshot({ path: `${log}.png` }).catch(() => undefined);
  return reason;
}

/** A module of VS Code that is not compiled here, and without which it writes no log files. */
const noise = /Could not locate the bindings file[^]*spdlog/;

/** Marks what the suite prints among everything that an extension host prints. */
const suitePrefix = '[suite] ';
