// Which VS Code the suite runs in, and what has to be there for it.
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
 * Sees to it that the suite can run: a browser first, which shows the window of a served VS Code, then the server.
 * A desktop VS Code is fetched by the harness itself.
 * @throws when something is missing and cannot be had: the message says what to do
 */
export async function prepareVscode() {
  if (vscodeHost() === 'desktop') return;
  if (findBrowser() === undefined) await installBrowser();
  await installVscodeServer();
}
