/** Opens the walkthrough once: beside the first scenario that is shown. */
import { commands, type Disposable, type Memento, type TextEditor, window, workspace } from 'vscode';
import { runOrShowFailure } from './failures';
import { languageId } from './options';

/** Remembers across windows that it was opened. */
const key = 'asdic.hasOpenedWalkthrough';

/** The setting of VS Code that lets extensions open their walkthroughs. */
const setting = 'workbench.welcomePage.walkthroughs.openOnInstall';

/** @param walkthrough its full id */
export function openWalkthroughOnce(memory: Memento, walkthrough: string): Disposable {
  async function open(editor: TextEditor | undefined): Promise<void> {
    if (editor?.document.languageId !== languageId || memory.get(key, false)) return;
    if (!workspace.getConfiguration().get(setting, true)) return;
    await memory.update(key, true);
    // Tabs of walkthroughs have no input. One that is open leads to scenarios.
    const isShown = window.tabGroups.all.some(({ tabs }) => tabs.some(({ input }) => input === undefined));
    if (!isShown) await commands.executeCommand('workbench.action.openWalkthrough', walkthrough, true);
  }

  void runOrShowFailure(() => open(window.activeTextEditor));
  return window.onDidChangeActiveTextEditor((editor) => void runOrShowFailure(() => open(editor)));
}
