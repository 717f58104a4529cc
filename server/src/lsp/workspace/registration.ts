/**
 * Asks the client to hand over the files of tables, and the configuration, too. Which they are is known only once a scenario names them: no language and no name
 * tells a table from any other YAML file.
 */
import {
  CompletionRequest,
  DefinitionRequest,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  HoverRequest,
  ReferencesRequest,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import type { Connection, Disposable } from 'vscode-languageserver';
import { BulkRegistration } from 'vscode-languageserver';
import { URI } from 'vscode-uri';
import { configFile } from '../../features/config';
import { completionTriggers } from '../capabilities';
import type { Client } from '../capabilities';

export interface TableRegistration {
  /** Registers for these files and no others. Does nothing where the client cannot, or where they are registered already. */
  register(tables: ReadonlySet<string>): Promise<void>;
}

export function tableRegistration(connection: Connection, client: Client): TableRegistration {
  let registered: string | undefined;
  let last: Promise<Disposable | undefined> = Promise.resolve(undefined);

  return {
    async register(tables) {
      if (!client.registersDocuments) return;
      const uris = [...tables].sort();
      const key = uris.join('\n');
      if (key === registered) return;
      registered = key;
      const before = last;
      last = (async () => {
        (await before)?.dispose();
        return connection.client.register(bulk(uris));
      })();
      await last;
    },
  };
}

function bulk(uris: readonly string[]): BulkRegistration {
  const tables = uris.map((uri) => {
    const { scheme, fsPath, path } = URI.parse(uri);
    // What has a meaning in a pattern stands for any one character.
    return { scheme, pattern: (scheme === 'file' ? fsPath : path).replaceAll(/[*?{}[\],!]/g, '?') };
  });
  const documentSelector = [...tables, { pattern: `**/${configFile}` }];
  const registration = BulkRegistration.create();
  registration.add(DidOpenTextDocumentNotification.type, { documentSelector });
  registration.add(DidChangeTextDocumentNotification.type, {
    documentSelector,
    syncKind: TextDocumentSyncKind.Incremental,
  });
  registration.add(DidCloseTextDocumentNotification.type, { documentSelector });
  registration.add(HoverRequest.type, { documentSelector });
  registration.add(CompletionRequest.type, { documentSelector, triggerCharacters: completionTriggers });
  registration.add(DefinitionRequest.type, { documentSelector });
  registration.add(ReferencesRequest.type, { documentSelector });
  return registration;
}
