/** Quick picks and rename boxes, which VS Code may close when the window is busy: then they are opened once more. */
import { commands } from 'vscode';
import { eventually, succeeds } from './eventually';
import { click, fill, press, screenshot, waitForMatch } from './ui';

/** Chooses the item that contains a title from the menu that a command opens. @param picture name of a screenshot of the menu */
export async function chooseFrom(command: string, title: string, picture: string): Promise<void> {
  const item = { selector: `.action-widget .monaco-list-row >> text=${title}`, timeout: 2000 };
  await eventually(async () => {
    await commands.executeCommand(command);
    return succeeds(
      waitForMatch(item)
        .then(() => screenshot(picture))
        .then(() => click(item)),
    );
  });
}

/** Renames the symbol at the cursor in the rename box of VS Code. @param picture name of a screenshot of the box */
export async function renameTo(name: string, picture: string): Promise<void> {
  const box = { selector: '.rename-box input:focus', timeout: 2000 };
  await eventually(() => {
    // The command ends when the box is closed.
    void commands.executeCommand('editor.action.rename');
    return succeeds(
      fill(name, box)
        .then(() => screenshot(picture))
        .then(() => press('Enter', box)),
    );
  });
}
