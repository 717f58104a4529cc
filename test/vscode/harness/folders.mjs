import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../../scripts/support/project.mjs';

export const screenshotFolder = path.join(projectRoot, 'out/screenshots');
/** The frames of the clip in README. */
export const clipFolder = path.join(projectRoot, 'out/clip');
export const logFolder = path.join(projectRoot, 'out/logs');
export const suiteEntry = path.join(projectRoot, 'out/vscode/index.cjs');
export const reloadedEntry = path.join(projectRoot, 'out/vscode/reloaded.cjs');
export const webSuite = path.join(projectRoot, 'out/vscode/web.js');
/** The extension in the pseudo language. */
export const pseudoExtension = path.join(projectRoot, 'out/pseudo');
export const emptyExtension = path.join(projectRoot, 'test/vscode/empty-extension');

/** Settings of all windows. Suites that open the walkthrough at the first scenario set it themselves. */
export const suiteSettings = { 'workbench.welcomePage.walkthroughs.openOnInstall': false };

/**
 * A copy of the samples, the tutorials and the suite's fixtures, so that a test may write into them.
 * @returns {{ folder: string, remove: () => void }}
 */
export function makeWorkspace() {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-workspace-')));
  for (const [from, to] of [
    ['samples', 'samples'],
    ['test/vscode/fixtures', 'fixtures'],
    ['docs/tutorials', 'tutorials'],
  ]) {
    const source = path.join(projectRoot, from ?? '');
    if (fs.existsSync(source)) fs.cpSync(source, path.join(folder, to ?? ''), { recursive: true });
  }
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}
