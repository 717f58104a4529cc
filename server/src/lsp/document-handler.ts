/** Request handlers that work on a document. */
import type { CancellationToken, ResponseError } from 'vscode-languageserver';
import type { DocumentSnapshot, Documents } from './documents';
import { type LogError, guardHandler } from './guard';

/**
 * Creates a handler for the current version of a document. If the document is not open, the handler returns the empty result.
 * @param name name of the request for log and error messages; starts a sentence
 */
export type DocumentHandlerFactory = <Params extends { readonly textDocument: { readonly uri: string } }, Result>(
  name: string,
  empty: Result,
  answer: (current: DocumentSnapshot, params: Params) => Result | Promise<Result>,
) => (params: Params, token?: CancellationToken) => Promise<Result | ResponseError<never>>;

export function createDocumentHandlerFactory(
  documents: Pick<Documents, 'current'>,
  log: LogError,
): DocumentHandlerFactory {
  return (name, empty, answer) =>
    guardHandler(log, name, async (params) => {
      const current = await documents.current(params.textDocument.uri);
      return current ? answer(current, params) : empty;
    });
}
