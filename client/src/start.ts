/** Setup shared by both entry points: client, commands, inline results, report, status. Returns before the server is running. */
import { type ExtensionContext, l10n, window } from 'vscode';
import { type BaseLanguageClient, DocumentDiagnosticRequest, type LanguageClientOptions } from 'vscode-languageclient';
import {
  inlineNotification,
  type InlineParams,
  type ListFilesParams,
  listFilesRequest,
  type ReadFileParams,
  readFileRequest,
  statusNotification,
  type StatusParams,
} from '../../server/src/protocol';
import { createCombatTree } from './combat-tree';
import { registerDebugger } from './debugging';
import { registerCommands } from './commands';
import type { Runtime } from './copy-diagnostic-report';
import { type AsdicApi, interceptLog } from './log';
import { listScenarioFiles, readWorkspaceFile } from './files';
import { republishSteps } from './first-steps';
import { createGhostText } from './ghost-text';
import { createBoardHover } from './board-hover';
import { createInlineResults } from './inline-results';
import { createLensRow, requestLensesWithoutFocus } from './lens-row';
import { createServerLifecycle } from './server-lifecycle';
import { createClientOptions } from './options';
import { createPlainYamlPrompt } from './plain-yaml';
import { moveRulePagesBeside } from './rules';
import { createCombats } from './combats';
import { createReopenedTabMiddleware } from './reopened-tabs';
import { createStatusItem } from './status';
import { createTestExplorer } from './test-explorer';
import { openWalkthroughOnce } from './walkthrough';

/** Differences between the hosts of the extension. */
export interface Host {
  readonly makeClient: (options: LanguageClientOptions) => BaseLanguageClient;
  readonly runtime: Runtime;
  /** Address of the worker's bundle, for a server that cannot find it itself. */
  readonly worker?: string;
}

let runningClient: BaseLanguageClient | undefined;

export function start(context: ExtensionContext, { makeClient, runtime, worker }: Host): AsdicApi {
  const loggedMessages = { error: [] as string[], warn: [] as string[] };
  const log: AsdicApi = { errors: () => loggedMessages.error, warnings: () => loggedMessages.warn };
  const channel = window.createOutputChannel('Asdic', { log: true });
  const interceptedChannel = interceptLog(channel, (level, message) => loggedMessages[level].push(message));
  const status = createStatusItem();
  const lifecycle = createServerLifecycle(channel, (why) => status.showFailed(l10n.t('Asdic has stopped'), why));
  const lensRow = createLensRow();
  const middleware = {
    ...lensRow.middleware,
    ...createBoardHover(() => client),
    ...createReopenedTabMiddleware(
      () => client.visibleDocuments,
      () => client.getFeature(DocumentDiagnosticRequest.method).refresh(),
    ),
  };
  const client = makeClient(createClientOptions(interceptedChannel, lifecycle.errorHandler, middleware, worker));
  runningClient = client;

  const inline = createInlineResults();
  const combats = createCombats(context, client, (report) => lensRow.setVisibleReport(client, report));
  context.subscriptions.push(
    channel,
    status,
    lifecycle,
    createGhostText(),
    requestLensesWithoutFocus(client),
    republishSteps(),
    moveRulePagesBeside(),
    openWalkthroughOnce(context.globalState, `${context.extension.id}#start`),
    inline,
    combats,
    createTestExplorer(client),
    createCombatTree(client),
    registerDebugger(client),
    createPlainYamlPrompt(context.workspaceState, client),
    ...registerCommands({
      extension: context.extension,
      runtime,
      client,
      channel,
      combats,
      status,
      inline,
      lifecycle,
      log,
    }),
    client.onNotification(statusNotification, (params: StatusParams) => status.set(params)),
    client.onNotification(inlineNotification, (params: InlineParams) => {
      inline.set(params);
      combats.applyResults(params);
    }),
    client.onRequest(readFileRequest, (params: ReadFileParams) => readWorkspaceFile(params)),
    client.onRequest(listFilesRequest, (params: ListFilesParams) => listScenarioFiles(params)),
  );
  void client.start().then(
    () => status.showStarted(),
    (error: unknown) => {
      loggedMessages.error.push(String(error));
      lifecycle.markStopped(error instanceof Error ? error.message : String(error));
    },
  );
  return log;
}

export function stop(): Promise<void> | undefined {
  return runningClient?.needsStop() ? runningClient.stop() : undefined;
}
