/** Handlers of what is asked of a document. */
import type { CancellationToken, ResponseError } from 'vscode-languageserver';
import type { Current, Documents } from './documents';
import { guarded } from './guard';
import type { LogError } from './guard';

/**
 * A handler of what is asked of the current version of a document. One that is not open has an empty answer.
 * @param name what was asked, for the log and for the user: it begins a sentence
 */
export type About = <Params extends { readonly textDocument: { readonly uri: string } }, Result>(
  name: string,
  empty: Result,
  answer: (current: Current, params: Params) => Result | Promise<Result>,
) => (params: Params, token?: CancellationToken) => Promise<Result | ResponseError<never>>;

export function aboutDocuments(documents: Pick<Documents, 'current'>, log: LogError): About {
  return (name, empty, answer) =>
    guarded(log, name, async (params) => {
      const current = await documents.current(params.textDocument.uri);
      return current ? answer(current, params) : empty;
    });
}
