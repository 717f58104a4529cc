import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the project: everything else is named relative to it. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Whether the module with this `import.meta.url` is the script that Node was started with. @param {string} moduleUrl */
export function isMain(moduleUrl) {
  const script = process.argv[1];
  return script !== undefined && fs.existsSync(script) && moduleUrl === pathToFileURL(fs.realpathSync(script)).href;
}

/** @returns {{ version: string, name: string }} the parts of package.json that scripts need */
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
 * Runs a program with the terminal's input and output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    // Windows runs npm and its like through a command file, which only a shell can start.
    const shell = process.platform === 'win32' && !command.endsWith('.exe');
    const child = spawn(command, args, { cwd: projectRoot, stdio: 'inherit', shell, ...options });
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a script of this project in a Node of its own. @param {string} script @param {string[]} [args] */
export function runScript(script, args = []) {
  return run(process.execPath, [path.join(projectRoot, script), ...args], { shell: false });
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
