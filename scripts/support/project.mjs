import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the project: everything else is named relative to it. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** What is fetched once and kept: a VS Code server and, where there is none, a browser. Several clones may share one. */
export const cacheFolder = path.resolve(process.env.ASDIC_VSCODE_SERVER ?? path.join(projectRoot, '.vscode-server'));

/** The file that holds the title of the unit test that is running. */
export const runningTest = path.join(projectRoot, 'out/running-test.txt');

/** Whether the module with this `import.meta.url` is the script that Node was started with. @param {string} moduleUrl */
export function isMain(moduleUrl) {
  const script = process.argv[1];
  return script !== undefined && fs.existsSync(script) && moduleUrl === pathToFileURL(fs.realpathSync(script)).href;
}

/** @returns {{ version: string, name: string, description: string, repository: { url: string }, scripts?: Record<string, string> }} package.json, with the parts that scripts need */
export function readManifest() {
  return JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
}

/** The first of the files that exists. @param {(string | undefined)[]} files */
export function firstExisting(...files) {
  return files.find((file) => file !== undefined && fs.existsSync(file));
}

/** The program's path, as a shell would find it on the PATH. @param {string} program @returns {string | undefined} */
export function findProgram(program) {
  const extensions = process.platform === 'win32' ? ['.cmd', '.exe', '.bat'] : [''];
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return firstExisting(
    ...folders.flatMap((folder) => extensions.map((extension) => path.join(folder, program + extension))),
  );
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [limit] in milliseconds: what runs longer is ended, with all that it has started
 * @property {(chunk: Buffer) => void} [output] gets what it prints on both streams, instead of the terminal
 */

/**
 * Runs a program, with the terminal's input and output unless `output` is given. With a limit, what it leaves running ends with it.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when a signal ended it, or the limit
 */
export function run(command, args, { cwd = projectRoot, env, limit, output } = {}) {
  return new Promise((resolve, reject) => {
    // Windows runs npm and its like through a command file, which only a shell can start.
    const shell = process.platform === 'win32' && !command.endsWith('.exe');
    // A process group of its own, so that it can be ended as a whole. Windows has none.
    const detached = limit !== undefined && process.platform !== 'win32';
    const stream = output === undefined ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd, env, shell, detached, stdio: ['inherit', stream, stream] });
    if (output !== undefined) for (const each of [child.stdout, child.stderr]) each?.on('data', output);
    const end = (/** @type {NodeJS.Signals} */ signal) => (detached ? signalGroup(child, signal) : child.kill(signal));
    let isInterrupted = false;
    const interrupted = () => {
      isInterrupted = true;
      end('SIGTERM');
      setTimeout(() => {
        end('SIGKILL');
        process.exit(1);
      }, grace);
    };
    for (const signal of interrupts) process.on(signal, interrupted);
    const timer =
      limit === undefined
        ? undefined
        : setTimeout(() => {
            console.error(
              `${path.basename(command)} ${args.join(' ')} did not end within ${limit / 1000} s and was ended.`,
            );
            end('SIGTERM');
            setTimeout(() => end('SIGKILL'), grace).unref();
          }, limit);
    child.once('error', reject).once('exit', () => {
      clearTimeout(timer);
      for (const signal of interrupts) process.off(signal, interrupted);
      if (detached) end('SIGKILL');
      if (isInterrupted) process.exit(1); // or what comes next would begin
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** @type {NodeJS.Signals[]} */
const interrupts = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** How long what was asked to end may take, in milliseconds. */
const grace = 5000;

/** @param {import('node:child_process').ChildProcess} leader of a process group, where there are such @param {NodeJS.Signals} signal */
export function signalGroup(leader, signal) {
  if (leader.pid === undefined) return;
  try {
    if (process.platform === 'win32') leader.kill(signal);
    else process.kill(-leader.pid, signal);
  } catch {
    // The group has ended already.
  }
}

/** Runs a script of this project in a Node of its own. @param {string} script @param {string[]} [args] @param {RunOptions} [options] */
export function runScript(script, args = [], options = {}) {
  return run(process.execPath, [path.join(projectRoot, script), ...args], options);
}

/** Files below a folder of the project whose name ends so, relative to the project, in order. @param {string} folder @param {string} ending */
export function sourceFiles(folder, ending) {
  const start = path.join(projectRoot, folder);
  if (!fs.existsSync(start)) return [];
  const entries = fs.readdirSync(start, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
