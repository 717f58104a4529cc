/** Messages of the editor, in which it draws icons and links: what names of a scenario hold of these loses its effect. */
import { window } from 'vscode';
import { plainLabel } from '../../server/src/model/wording';

/** Characters of a message: longer ones say nothing more to a reader. */
const longest = 1000;

export function inform(message: string): void {
  void window.showInformationMessage(plainLabel(message, longest));
}

/** An error with buttons; the one that is chosen. */
export async function warn(message: string, ...buttons: readonly string[]): Promise<string | undefined> {
  return window.showErrorMessage(plainLabel(message, longest), ...buttons);
}
