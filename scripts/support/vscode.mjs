// Selects the VS Code that the suite runs in, and its prerequisites.
import { findBrowser, installBrowser } from './browser.mjs';
import { installVscodeServer } from './vscode-server.mjs';

/** `ASDIC_VSCODE=desktop|server` chooses; otherwise the server on Linux, the desktop elsewhere. @returns {'desktop' | 'server'} */
export function vscodeHost() {
  const chosen = process.env.ASDIC_VSCODE ?? (process.platform === 'linux' ? 'server' : 'desktop');
  if (chosen !== 'desktop' && chosen !== 'server')
    throw new Error(`ASDIC_VSCODE is ${chosen}; it may be desktop or server.`);
  return chosen;
}

/**
 * Prepares the suite: a browser first, which shows the window of a served VS Code, then the server. A desktop VS Code is downloaded by the
 * test harness.
 * @throws if a prerequisite is missing and cannot be installed: the message says what to do
 */
export async function prepareVscode() {
  if (vscodeHost() === 'desktop') return;
  if (findBrowser() === undefined) await installBrowser();
  await installVscodeServer();
}
