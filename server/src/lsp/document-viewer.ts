/** Reports and rule pages as Markdown documents that the client opens, for clients without a view of their own. */
import { type Connection, ShowDocumentRequest } from 'vscode-languageserver';
import { reportScheme } from '../protocol';
import { createBoundedCache } from './bounded-cache';
import type { Client } from './capabilities';
import type { Runtime, TemporaryFiles } from './runtime';

/** Maximum number of virtual documents whose text is kept. */
const maxDocuments = 50;

export type DocumentViewer = ReturnType<typeof createDocumentViewer>;

export function createDocumentViewer(
  connection: Connection,
  { showsDocuments, opensRulePages, asdicOptions }: Pick<Client, 'showsDocuments' | 'opensRulePages' | 'asdicOptions'>,
  { createTemporaryFiles }: Pick<Runtime, 'createTemporaryFiles'>,
) {
  const texts = createBoundedCache<string>(maxDocuments);
  const isNeeded = showsDocuments && !asdicOptions.clientCommands;
  let files: TemporaryFiles | undefined;
  let count = 0;

  /** Every document has a new address: editors do not read an open file again. */
  async function publish(name: string, text: string): Promise<string | undefined> {
    const fileName = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}-${++count}.md`;
    if (opensRulePages) {
      const uri = `${reportScheme}:/${encodeURIComponent(fileName)}`;
      texts.set(uri, text);
      return uri;
    }
    files ??= createTemporaryFiles?.();
    return files?.write(fileName, text);
  }

  return {
    /** Whether documents can be shown. */
    canShow: isNeeded && (opensRulePages || createTemporaryFiles !== undefined),
    /** Opens a document, without taking the focus from the scenario. */
    async show(name: string, text: string): Promise<void> {
      const uri = isNeeded ? await publish(name, text) : undefined;
      if (uri !== undefined) await connection.sendRequest(ShowDocumentRequest.type, { uri, takeFocus: false });
    },
    /** The text of a virtual document. */
    read: (uri: string): string | undefined => texts.get(uri),
    dispose: (): void => files?.dispose(),
  };
}
