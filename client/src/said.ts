/** Editor messages. Icon and link syntax from scenario names is neutralized. */
import { window } from 'vscode';
import { plainLabel } from '../../server/src/model/wording';

/** Maximum length of a message in characters. */
const longest = 1000;

export function inform(message: string): void {
  void window.showInformationMessage(plainLabel(message, longest));
}

/** Shows an error. @returns the chosen button */
export async function warn(message: string, ...buttons: readonly string[]): Promise<string | undefined> {
  return window.showErrorMessage(plainLabel(message, longest), ...buttons);
}
