/**
 * Problems of a document whose tab is closed and opened again, while VS Code keeps the document itself open. vscode-languageclient asks for them
 * once more when a tab is closed, and forgets the document with the answer, even if a tab shows it again by then: nothing that is written
 * there would be looked at any more.
 */
import type { Middleware, VisibleDocuments } from 'vscode-languageclient';

/**
 * @param shown the documents that the client takes to be visible
 * @param refresh asks for the problems of all of them
 */
export function askedForAgain(
  shown: () => Pick<VisibleDocuments, 'isVisible'>,
  refresh: () => void,
): Pick<Middleware, 'provideDiagnostics'> {
  return {
    async provideDiagnostics(document, previousResultId, token, next) {
      const wasShown = shown().isVisible(document);
      try {
        return await next(document, previousResultId, token);
      } finally {
        // Once it has been forgotten.
        if (!wasShown && shown().isVisible(document)) setTimeout(refresh);
      }
    },
  };
}
