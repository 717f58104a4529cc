/**
 * Problems of a document whose tab is closed and opened again. vscode-languageclient asks for them once more when a tab is closed, and forgets the
 * document with the answer, even if a tab shows it again by then: nothing that is written there would be looked at any more.
 */
import { TabInputText, TabInputTextDiff, Uri, window } from 'vscode';
import type { Middleware } from 'vscode-languageclient';

/** @param refresh asks for the problems of all documents that are shown */
export function askedForAgain(refresh: () => void): Pick<Middleware, 'provideDiagnostics'> {
  return {
    async provideDiagnostics(document, previousResultId, token, next) {
      const uri = document instanceof Uri ? document : document.uri;
      const wasShown = isShown(uri);
      try {
        return await next(document, previousResultId, token);
      } finally {
        // Once it has been forgotten.
        if (!wasShown && isShown(uri)) setTimeout(refresh);
      }
    },
  };
}

function isShown(uri: Uri): boolean {
  const key = uri.toString();
  return window.tabGroups.all.some(({ tabs }) =>
    tabs.some(
      ({ input }) =>
        (input instanceof TabInputText && input.uri.toString() === key) ||
        (input instanceof TabInputTextDiff && input.modified.toString() === key),
    ),
  );
}
