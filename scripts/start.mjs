// Opens the samples with the extension: in the desktop VS Code when `code` is on the PATH, else (Linux) in a VS Code server of
// its own, whose address is printed. Needs nothing but Node and npm.
//   npm start [-- FOLDER]
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { installPackages } from './support/install.mjs';
import { findProgram, projectRoot, run, runScript } from './support/project.mjs';
import { installVscodeServer, startVscodeServer } from './support/vscode-server.mjs';

const folder = path.resolve(process.argv[2] ?? path.join(projectRoot, 'samples'));

await installPackages();
const code = findProgram('code');
process.exitCode = code === undefined ? await serve() : await openDesktop(code);

/** @param {string} code the command of VS Code @returns {Promise<number>} exit code */
async function openDesktop(code) {
  const built = await runScript('esbuild.mjs');
  return built === 0 ? run(code, ['--new-window', `--extensionDevelopmentPath=${projectRoot}`, folder]) : built;
}

/** Serves VS Code until it is interrupted. @returns {Promise<number>} exit code */
async function serve() {
  await installVscodeServer();
  const vsix = path.join(projectRoot, 'out/asdic.vsix');
  const { packageExtension } = await import('./package.mjs'); // after the packages are there
  await packageExtension(vsix);
  const token = randomBytes(16).toString('hex');
  const server = await startVscodeServer({ vsix, token });
  console.log(
    `\nVS Code with Asdic and the samples:\n\n  ${server.url}&folder=${encodeURIComponent(folder)}\n\nCtrl-C ends it.`,
  );
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
