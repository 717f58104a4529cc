/** Setup shared by both entry points: client, commands, inline results, report, status. Returns before the server is running. */
import { window, l10n } from 'vscode';
import type { ExtensionContext } from 'vscode';
import { DocumentDiagnosticRequest } from 'vscode-languageclient';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';
import { inlineNotification, listFilesRequest, readFileRequest, statusNotification } from '../../server/src/protocol';
import type { InlineParams, ListFilesParams, ReadFileParams, StatusParams } from '../../server/src/protocol';
import { registerCommands } from './commands';
import type { Runtime } from './diagnostics';
import { listening } from './errors';
import type { AsdicApi } from './errors';
import { listScenarioFiles, readWorkspaceFile } from './files';
import { stepsToldAnew } from './first-steps';
import { ghostText } from './ghost';
import { inlineResults } from './inline';
import { lensRow } from './lens-row';
import { serverLife } from './life';
import { clientOptions } from './options';
import { plainYaml } from './plain-yaml';
import { rulePagesBeside } from './rules';
import { session } from './session';
import { askedForAgain } from './shown-again';
import { statusItem } from './status';
import { testExplorer } from './tests';

/** Differences between the hosts of the extension. */
export interface Host {
  readonly makeClient: (options: LanguageClientOptions) => BaseLanguageClient;
  readonly runtime: Runtime;
  /** Address of the worker's bundle, for a server that cannot find it itself. */
  readonly worker?: string;
}

let running: BaseLanguageClient | undefined;

export function start(context: ExtensionContext, { makeClient, runtime, worker }: Host): AsdicApi {
  const said = { error: [] as string[], warn: [] as string[] };
  const logged: AsdicApi = { errors: () => said.error, warnings: () => said.warn };
  const channel = window.createOutputChannel('Asdic', { log: true });
  const listened = listening(channel, (level, message) => said[level].push(message));
  const status = statusItem();
  const life = serverLife(channel, (why) => status.failed(l10n.t('Asdic has stopped'), why));
  const row = lensRow();
  const middleware = {
    ...row.middleware,
    ...askedForAgain(
      () => client.visibleDocuments,
      () => client.getFeature(DocumentDiagnosticRequest.method).refresh(),
    ),
  };
  const client = makeClient(clientOptions(listened, life.errorHandler, middleware, worker));
  running = client;

  const inline = inlineResults();
  const combats = session(context.extensionUri, client, (report) => row.beside(client, report));
  context.subscriptions.push(
    channel,
    status,
    life,
    ghostText(),
    stepsToldAnew(),
    rulePagesBeside(),
    inline,
    combats,
    testExplorer(client),
    plainYaml(context.workspaceState, client),
    ...registerCommands({
      extension: context.extension,
      runtime,
      client,
      channel,
      combats,
      status,
      inline,
      life,
      logged,
    }),
    client.onNotification(statusNotification, (params: StatusParams) => status.set(params)),
    client.onNotification(inlineNotification, (params: InlineParams) => {
      inline.set(params);
      combats.refresh(params);
    }),
    client.onRequest(readFileRequest, (params: ReadFileParams) => readWorkspaceFile(params)),
    client.onRequest(listFilesRequest, (params: ListFilesParams) => listScenarioFiles(params)),
  );
  void client.start().then(
    () => status.started(),
    (error: unknown) => {
      said.error.push(String(error));
      life.dead(error instanceof Error ? error.message : String(error));
    },
  );
  return logged;
}

export function stop(): Promise<void> | undefined {
  return running?.needsStop() ? running.stop() : undefined;
}
