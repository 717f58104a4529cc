/** Editor messages. Icon and link syntax from scenario names is neutralized. */
import { window } from 'vscode';
import { toPlainLabel } from '../../server/src/model/wording';

/** Maximum length of a message in characters. */
const maxLength = 1000;

export function showInformation(message: string): void {
  void window.showInformationMessage(toPlainLabel(message, maxLength));
}

/** Shows an error. @returns the chosen button */
export async function showError(message: string, ...buttons: readonly string[]): Promise<string | undefined> {
  return window.showErrorMessage(toPlainLabel(message, maxLength), ...buttons);
}
