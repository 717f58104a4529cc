// Opens a copy of the samples with the extension: in the desktop VS Code if `code` is on the PATH, else (Linux) in a separate VS Code
// server, whose address is printed last. Your changes stay until you remove out/start. Needs only Node and npm.
//   npm start [-- [--open] [--verbose] [FOLDER]]
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './support/install.mjs';
import { findProgram, projectRoot, run, runScript } from './support/project.mjs';
import { installVscodeServer, startVscodeServer } from './support/vscode-server.mjs';

const {
  values: { open = false, verbose = false },
  positionals,
} = parseArgs({ options: { open: { type: 'boolean' }, verbose: { type: 'boolean' } }, allowPositionals: true });

/** The copy of the samples and the settings of the served VS Code are kept here between runs; git ignores it. */
const keptFolder = path.join(projectRoot, 'out/start');
/** Opened at the start: a scenario with a combat. */
const first = 'aare/wolfpack.scenario.yaml';

const folder = positionals[0] === undefined ? copySamples() : path.resolve(positionals[0]);
const file = path.join(folder, first);
const openedFile = fs.existsSync(file) ? file : undefined;

console.log(
  `Opens ${path.relative(process.cwd(), folder) || folder} with Asdic in VS Code: a minute or so, longer the first time.`,
);
await installPackages();
const code = findProgram('code');
process.exitCode = code === undefined ? await serve() : await openDesktop(code);

/** Copies the samples, so that tracked files are never edited. Changes in an existing copy are kept. */
function copySamples() {
  const copy = path.join(keptFolder, 'samples');
  fs.cpSync(path.join(projectRoot, 'samples'), copy, { recursive: true, force: false });
  const settings = path.join(copy, '.vscode/settings.json');
  if (!fs.existsSync(settings)) {
    fs.mkdirSync(path.dirname(settings), { recursive: true });
    // The mistakes in these samples are deliberate: only open files report them.
    const exclude = ['**/node_modules/**', '**/.*/**', 'broken/**'];
    fs.writeFileSync(settings, `${JSON.stringify({ 'asdic.workspace.exclude': exclude }, null, 2)}\n`);
  }
  return copy;
}

/**
 * The output of programs is shown with `--verbose`, and when they fail.
 * @returns {{ options: import('./support/project.mjs').RunOptions, text: () => string }}
 */
function createQuietOptions() {
  let text = '';
  const options = verbose ? {} : { output: (/** @type {Buffer} */ chunk) => void (text += chunk.toString()) };
  return { options, text: () => text };
}

/**
 * Says what is done, and how long it took.
 * @template Result
 * @param {string} title @param {() => Promise<Result>} work @returns {Promise<Result>}
 */
async function step(title, work) {
  const began = performance.now();
  process.stdout.write(`${title} ... `);
  const result = await work();
  console.log(`${Math.round((performance.now() - began) / 1000)} s`);
  return result;
}

/** @param {string} program the command of VS Code @returns {Promise<number>} exit code */
async function openDesktop(program) {
  const { options, text } = createQuietOptions();
  const built = await step('Building the extension', () => runScript('esbuild.mjs', [], options));
  if (built !== 0) {
    console.error(text());
    return built;
  }
  const files = openedFile === undefined ? [] : ['--goto', openedFile];
  return run(program, ['--new-window', `--extensionDevelopmentPath=${projectRoot}`, folder, ...files]);
}

/** Serves VS Code until it is interrupted. @returns {Promise<number>} exit code */
async function serve() {
  await installVscodeServer();
  const vsix = path.join(projectRoot, 'out/asdic.vsix');
  const { packageExtension } = await import('./package.mjs'); // after the packages are there
  await step('Building and packaging the extension', () => packageExtension(vsix, { verbose }));
  const token = randomBytes(16).toString('hex');
  const server = await step('Starting VS Code with it', () =>
    startVscodeServer({ vsix, token, data: path.join(keptFolder, 'vscode'), verbose }),
  );
  const address = createAddress(server);
  if (open) openInBrowser(address);
  console.log(`VS Code with Asdic and a copy of the samples runs until Ctrl-C. Open this address:\n\n${address}`);
  /** @type {Promise<'interrupted'>} */
  const interrupted = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve('interrupted'));
  });
  const end = await Promise.race([interrupted, server.exited]);
  await server.close();
  if (end === 'interrupted') return 0;
  console.error('The VS Code server has ended by itself.');
  return 1;
}

/** @param {import('./support/vscode-server.mjs').VscodeServer} server */
function createAddress({ url, authority }) {
  const address = new URL(url);
  address.searchParams.set('folder', folder);
  if (openedFile !== undefined)
    address.searchParams.set('payload', JSON.stringify([['openFile', `vscode-remote://${authority}${openedFile}`]]));
  return address.href;
}

/** If no program can open it, the address is printed for the user to open. @param {string} address */
function openInBrowser(address) {
  const program = ['xdg-open', 'open'].map(findProgram).find(Boolean);
  if (program === undefined) console.log('No program was found that opens a browser.');
  else void run(program, [address], { output: () => undefined }).catch(() => undefined);
}
