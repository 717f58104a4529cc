/**
 * Registers table files and configurations with the client. Tables are known only once a scenario references them, as no language or file name
 * distinguishes them from other YAML files.
 */
import * as lsp from 'vscode-languageserver';
import { URI } from 'vscode-uri';
import { configFile } from '../../features/scenario/config';
import { type Client, completionTriggers } from '../capabilities';

export type TableRegistration = ReturnType<typeof createTableRegistration>;

export function createTableRegistration(connection: lsp.Connection, client: Client) {
  let registeredKey: string | undefined;
  let lastRegistration: Promise<lsp.Disposable | undefined> = Promise.resolve(undefined);

  return {
    /** Registers exactly these files. Does nothing if the client does not support it or they are already registered. */
    async register(tableUris: ReadonlySet<string>): Promise<void> {
      if (!client.registersDocuments) return;
      const uris = [...tableUris].sort();
      const key = uris.join('\n');
      if (key === registeredKey) return;
      registeredKey = key;
      const previousRegistration = lastRegistration;
      lastRegistration = (async () => {
        (await previousRegistration)?.dispose();
        return connection.client.register(createBulkRegistration(uris));
      })();
      await lastRegistration;
    },
  };
}

function createBulkRegistration(uris: readonly string[]): lsp.BulkRegistration {
  const tableFilters = uris.map((uri) => {
    const { scheme, fsPath, path } = URI.parse(uri);
    // Replace characters with a special meaning in globs.
    return { scheme, pattern: (scheme === 'file' ? fsPath : path).replaceAll(/[*?{}[\],!]/g, '?') };
  });
  const documentSelector = [...tableFilters, { pattern: `**/${configFile}` }];
  const registration = lsp.BulkRegistration.create();
  registration.add(lsp.DidOpenTextDocumentNotification.type, { documentSelector });
  registration.add(lsp.DidChangeTextDocumentNotification.type, {
    documentSelector,
    syncKind: lsp.TextDocumentSyncKind.Incremental,
  });
  registration.add(lsp.DidCloseTextDocumentNotification.type, { documentSelector });
  registration.add(lsp.HoverRequest.type, { documentSelector });
  registration.add(lsp.CompletionRequest.type, { documentSelector, triggerCharacters: completionTriggers });
  registration.add(lsp.DefinitionRequest.type, { documentSelector });
  registration.add(lsp.ReferencesRequest.type, { documentSelector });
  return registration;
}
