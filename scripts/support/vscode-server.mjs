// A real VS Code from the npm registry: server and workbench are from code-server, and its Node is an npm package as well.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder, run, signalGroup } from './project.mjs';

const codeServerVersion = '4.139.1'; // VS Code 1.139
const nodeVersion = '24.16.0'; // the major version that this code-server requires
const startTimeout = 60_000;
const installLimit = 600_000;

const nodePackage = `node-linux-${process.arch}`;
const node = path.join(cacheFolder, 'node_modules', nodePackage, 'bin/node');
const vscode = path.join(cacheFolder, 'node_modules/code-server/lib/vscode');
const serverMain = path.join(vscode, 'out/server-main.js');
const finished = path.join(cacheFolder, 'installed');

/** Settings of a quiet VS Code: offline, without notifications or overlays. */
export const quietSettings = {
  'chat.disableAIFeatures': true,
  // pictures are taken after transitions
  'workbench.reduceMotion': 'on',
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'git.enabled': false,
  'git.openRepositoryInParentFolders': 'never',
  'security.workspace.trust.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'workbench.enableExperiments': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  // Without this, the browser window autosaves, and the edits of one test reach the next.
  'files.autoSave': 'off',
  'workbench.tips.enabled': false,
};

/**
 * Installs the server if it is missing (about 780 MB in a folder that git ignores). `ASDIC_VSCODE_SERVER` names a folder to use instead.
 * @throws if the platform is not Linux, or npm fails
 */
export async function installVscodeServer() {
  const isComplete =
    process.env.ASDIC_VSCODE_SERVER === undefined ? fs.existsSync(finished) : fs.existsSync(serverMain);
  if (isComplete) return;
  if (process.platform !== 'linux')
    throw new Error('The embedded VS Code server runs on Linux only: install VS Code, with `code` on the PATH.');
  console.log(`Installing a VS Code server into ${cacheFolder} (once, about 780 MB) ...`);
  fs.mkdirSync(cacheFolder, { recursive: true });
  const manifest = path.join(cacheFolder, 'package.json');
  if (!fs.existsSync(manifest)) fs.writeFileSync(manifest, '{ "private": true }\n');
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  // Skipping install scripts avoids compilation; only log files and a watchdog are lost.
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const steps = [
    { cwd: cacheFolder, args: [...install, `${nodePackage}@${nodeVersion}`] },
    { cwd: cacheFolder, args: [...install, `code-server@${codeServerVersion}`] },
    { cwd: vscode, args: [...install, '--omit=dev'] },
  ];
  for (const { cwd, args } of steps) {
    if ((await run('npm', args, { cwd, env, limit: installLimit })) !== 0)
      throw new Error(`npm ${args.join(' ')} failed in ${cwd}`);
  }
  fs.writeFileSync(finished, `code-server ${codeServerVersion}\n`);
}

/**
 * @typedef {object} VscodeServer
 * @property {string} authority host and port
 * @property {string} url for a browser, with the token if there is one
 * @property {Promise<number | null>} exited its exit code, once it has ended
 * @property {() => Promise<void>} close ends it, and removes its files
 */

/**
 * Starts a server with separate data on a free port of this machine.
 * @param {{ vsix?: string, data?: string, token?: string, settings?: object, machineSettings?: object, env?: Record<string, string>, verbose?: boolean }} [options]
 *   `data`: a folder for persistent settings and state; by default they are temporary;
 *   `machineSettings`: those that VS Code reads from the machine alone, not from the user;
 *   `vsix`: an extension to install first; `token`: required from a browser to connect; `env`: for the extension host
 * @returns {Promise<VscodeServer>}
 * @throws if it does not answer within a minute
 */
export async function startVscodeServer({
  vsix,
  data: kept,
  token,
  settings = {},
  machineSettings = {},
  env: extraEnv = {},
  verbose = false,
} = {}) {
  const data = kept ?? fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-vscode-'));
  const remove = () => {
    if (kept === undefined) fs.rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  for (const [scope, values] of Object.entries({ User: { ...quietSettings, ...settings }, Machine: machineSettings })) {
    const settingsFile = path.join(data, 'data', scope, 'settings.json');
    fs.mkdirSync(path.dirname(settingsFile), { recursive: true });
    if (!fs.existsSync(settingsFile)) fs.writeFileSync(settingsFile, JSON.stringify(values, null, 2));
  }

  // Its sockets, caches and temporary files belong to its data folder.
  const temporary = path.join(data, 'tmp');
  fs.mkdirSync(temporary, { recursive: true });
  const ownFolders = { XDG_RUNTIME_DIR: data, XDG_CACHE_HOME: data, TMPDIR: temporary };
  const env = { ...cleanEnvironment(), ...ownFolders, ...extraEnv };
  const common = [
    '--server-data-dir',
    data,
    '--extensions-dir',
    path.join(data, 'extensions'),
    '--accept-server-license-terms',
  ];
  try {
    if (vsix !== undefined)
      execFileSync(node, [serverMain, ...common, '--install-extension', path.resolve(vsix), '--force'], {
        env,
        stdio: 'pipe',
        timeout: startTimeout,
      });
  } catch (error) {
    remove();
    throw error;
  }
  const port = await findFreePort();
  // In a file that only its owner may read: command lines are public.
  const tokenFile = path.join(data, 'token');
  if (token !== undefined) fs.writeFileSync(tokenFile, token, { mode: 0o600 });
  const access = token === undefined ? ['--without-connection-token'] : ['--connection-token-file', tokenFile];
  const quiet = ['--telemetry-level', 'off', '--disable-workspace-trust', '--disable-experiments'];
  const server = spawn(
    node,
    [serverMain, ...common, '--host', '127.0.0.1', '--port', String(port), ...access, ...quiet],
    {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a separate process group, so that extension host and language server end with it
    },
  );
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (/** @type {Buffer} */ chunk) => {
      log = (log + chunk.toString()).slice(-20_000);
      if (verbose) process.stderr.write(chunk);
    });
  }
  let hasExited = false;
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) => {
    server.once('exit', resolve).once('error', (error) => {
      log += String(error);
      resolve(null);
    });
  });
  void exited.then(() => (hasExited = true));
  // It would outlive a process that ends without closing it.
  const abandon = () => {
    signalGroup(server, 'SIGKILL');
    remove();
  };
  process.once('exit', abandon);
  const close = async () => {
    if (!hasExited) signalGroup(server, 'SIGTERM');
    await Promise.race([exited, sleep(3000, undefined, { ref: false })]);
    process.off('exit', abandon);
    abandon();
  };
  const authority = `127.0.0.1:${port}`;
  for (const deadline = Date.now() + startTimeout; !(await isAnswering(port)); await sleep(50)) {
    if (!hasExited && Date.now() < deadline) continue;
    await close();
    throw new Error(`The VS Code server did not come up:\n${log}`);
  }
  const query = token === undefined ? '' : `?tkn=${token}`;
  return { authority, url: `http://${authority}/${query}`, exited, close };
}

/** Variables set by a surrounding VS Code or by npm would mislead the server. */
function cleanEnvironment() {
  const misleading = (/** @type {string} */ name) =>
    /^(VSCODE_|npm_)/.test(name) || name === 'PORT' || name === 'NODE_OPTIONS';
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !misleading(name)));
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function isAnswering(port) {
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: '/version' }, (response) => {
      response.resume();
      resolve(true);
    });
    request.once('error', () => resolve(false));
  });
}
