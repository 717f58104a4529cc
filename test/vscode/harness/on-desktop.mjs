// Runs the suite in a desktop VS Code, which @vscode/test-electron downloads once.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { downloadAndUnzipVSCode, resolveCliArgsFromVSCodeExecutablePath, runTests } from '@vscode/test-electron';
import { projectRoot } from '../../../scripts/support/project.mjs';
import { emptyExtension, suiteEntry, suiteSettings } from './folders.mjs';
import { collectResult, createSuiteEnvironment } from './result.mjs';

/**
 * `VSCODE_EXECUTABLE` names an installed VS Code to use; `VSCODE_VERSION` the version to download.
 * @param {import('./result.mjs').SuiteOptions} options
 * @returns {Promise<import('./result.mjs').SuiteResult[]>} one for each window
 */
export async function runOnDesktop(options) {
  const executable = process.env.VSCODE_EXECUTABLE ?? (await download());
  const data = path.join(os.tmpdir(), `asdic-desktop-${process.pid}`);
  const ownData = [`--user-data-dir=${path.join(data, 'user')}`, `--extensions-dir=${path.join(data, 'extensions')}`];
  const settings = path.join(data, 'user/User/settings.json');
  fs.mkdirSync(path.dirname(settings), { recursive: true });
  fs.writeFileSync(settings, JSON.stringify(suiteSettings));
  if (options.vsix !== undefined) installExtension(executable, options.vsix, ownData);
  const results = [];
  for (const folder of [options.workspace, undefined]) {
    const reason = await runTests({
      vscodeExecutablePath: executable,
      extensionDevelopmentPath: options.vsix === undefined ? projectRoot : emptyExtension,
      extensionTestsPath: suiteEntry,
      extensionTestsEnv: createSuiteEnvironment(options),
      launchArgs: [
        ...(folder === undefined ? [] : [folder]),
        ...ownData,
        '--skip-welcome',
        '--skip-release-notes',
        '--disable-workspace-trust',
      ],
    }).then(
      () => undefined,
      () => undefined, // a failed test is no reason of its own: the result file has it
    );
    results.push(collectResult(folder === undefined ? 'empty window' : 'folder', reason));
  }
  return results;
}

async function download() {
  try {
    return await downloadAndUnzipVSCode(process.env.VSCODE_VERSION ?? 'stable');
  } catch (error) {
    throw new Error(
      'VS Code could not be downloaded. Set VSCODE_EXECUTABLE to an installed one, or, on Linux, ASDIC_VSCODE=server.',
      {
        cause: error,
      },
    );
  }
}

/** @param {string} executable @param {string} vsix @param {string[]} ownData */
function installExtension(executable, vsix, ownData) {
  const [cli = executable, ...args] = resolveCliArgsFromVSCodeExecutablePath(executable, { reuseMachineInstall: true });
  const shell = process.platform === 'win32';
  const { status } = spawnSync(cli, [...args, ...ownData, '--install-extension', vsix], { stdio: 'inherit', shell });
  if (status !== 0) throw new Error(`VS Code could not install ${vsix}`);
}
