/**
 * Keeps the diagnostics of a document whose tab is closed and reopened while VS Code keeps the document open. vscode-languageclient pulls once more
 * when a tab is closed, and forgets the document with the response, even if a tab shows it again by then: it would never pull again.
 */
import type { Middleware, VisibleDocuments } from 'vscode-languageclient';

/**
 * @param getVisibleDocuments documents that the client considers visible
 * @param refresh pulls the diagnostics of all of them
 */
export function createReopenedTabMiddleware(
  getVisibleDocuments: () => Pick<VisibleDocuments, 'isVisible'>,
  refresh: () => void,
): Pick<Middleware, 'provideDiagnostics'> {
  return {
    async provideDiagnostics(document, previousResultId, token, next) {
      const wasShown = getVisibleDocuments().isVisible(document);
      try {
        return await next(document, previousResultId, token);
      } finally {
        // After the client has forgotten it.
        if (!wasShown && getVisibleDocuments().isVisible(document)) setTimeout(refresh);
      }
    },
  };
}
