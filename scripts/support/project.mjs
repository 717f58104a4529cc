import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The project folder: all other paths are relative to it. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Downloads are kept here: a VS Code server and, if none is installed, a browser. Several clones may share it. */
export const cacheFolder = path.resolve(process.env.ASDIC_VSCODE_SERVER ?? path.join(projectRoot, '.vscode-server'));

/** The file with the title of the running unit test, for the stage that may end it. */
export const runningTest = path.resolve(
  process.env.ASDIC_RUNNING_TEST ?? path.join(projectRoot, 'out/running-test.txt'),
);

/** Whether the module with this `import.meta.url` is the script that Node was started with. @param {string} moduleUrl */
export function isMain(moduleUrl) {
  const script = process.argv[1];
  return script !== undefined && fs.existsSync(script) && moduleUrl === pathToFileURL(fs.realpathSync(script)).href;
}

/**
 * @typedef {{ version: string, name: string, description: string, engines: Record<string, string>, repository?: { type: string, url: string }, scripts?: Record<string, string> }} Manifest
 */

/** Members of package.json that scripts need, with the repository of a release. @returns {Manifest} */
export function readManifest() {
  const manifest = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  return withRepository(manifest, process.env.ASDIC_REPOSITORY);
}

/**
 * Adds the repository to package.json. Only a release names it, by the variable `ASDIC_REPOSITORY`: no file of the project does.
 * @template {object} T
 * @param {T} manifest
 * @param {string} [repository] owner and name
 * @returns {T & { repository?: { type: string, url: string } }}
 * @throws if it is neither empty nor an owner and a name
 */
export function withRepository(manifest, repository = '') {
  if (repository === '') return manifest;
  if (!/^[\w-]+\/[\w.-]+$/.test(repository))
    throw new Error(`ASDIC_REPOSITORY is ${repository}; it must be an owner and a name, such as somebody/asdic.`);
  return { ...manifest, repository: { type: 'git', url: `git+https://github.com/${repository}.git` } };
}

/** The first of the files that exists. @param {(string | undefined)[]} files */
export function firstExisting(...files) {
  return files.find((file) => file !== undefined && fs.existsSync(file));
}

/** The program's path, resolved on the PATH as in a shell. @param {string} program @returns {string | undefined} */
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
 * @property {number} [limit] in milliseconds: then the program and its children are ended
 * @property {(chunk: Buffer) => void} [output] receives the output of both streams, instead of the terminal
 */

/**
 * Runs a program, with the terminal's input and output unless `output` is given. With a limit, remaining child processes end with it.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 1 if a signal or the limit ended it
 */
export function run(command, args, { cwd = projectRoot, env, limit, output } = {}) {
  return new Promise((resolve, reject) => {
    // Windows runs npm and similar programs through a command file, which only a shell can start.
    const shell = process.platform === 'win32' && !command.endsWith('.exe');
    // A separate process group can be ended as a whole. Windows has none.
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
      if (isInterrupted) process.exit(1); // otherwise the next program would start
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** @type {NodeJS.Signals[]} */
const interrupts = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Grace period of a process that was asked to end, in milliseconds. */
const grace = 5000;

/** @param {import('node:child_process').ChildProcess} leader of a process group, if the platform has them @param {NodeJS.Signals} signal */
export function signalGroup(leader, signal) {
  if (leader.pid === undefined) return;
  try {
    if (process.platform === 'win32') leader.kill(signal);
    else process.kill(-leader.pid, signal);
  } catch {
    // The group has ended already.
  }
}

/** Runs a script of this project in a separate Node process. @param {string} script @param {string[]} [args] @param {RunOptions} [options] */
export function runScript(script, args = [], options = {}) {
  return run(process.execPath, [path.join(projectRoot, script), ...args], options);
}

/** Files below a folder of the project with this ending, relative to the project, sorted. @param {string} folder @param {string} ending */
export function sourceFiles(folder, ending) {
  const start = path.join(projectRoot, folder);
  if (!fs.existsSync(start)) return [];
  const entries = fs.readdirSync(start, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
