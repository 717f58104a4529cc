/** State of the running server, and its reactions to changed documents, settings and files. */
import * as lsp from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { diagnose } from '../features/diagnostics/diagnostics';
import { listBlockedCombats } from '../features/combat/displayed-combats';
import { hasSameRecord } from '../features/analysis/followed';
import { createRulesetLoader } from '../features/analysis/rulesets';
import { createCalculatorStarter } from './calculator';
import type { Client } from './capabilities';
import { createPageLink, createRuleLink, toDiagnostic } from './convert';
import { createLiveOdds } from './live-odds';
import { createPullDiagnostics, createPushDiagnostics } from './diagnostics';
import { createDocumentViewer } from './document-viewer';
import { type DocumentSnapshot, createDocuments } from './documents';
import { createDeferredExpectations, createExpectedOdds, maxImmediateCombats } from './expected-odds';
import { type LogError, runGuarded } from './guard';
import { type Runtime, yieldToEventLoop } from './runtime';
import { createSettings } from './settings';
import { isScenarioName } from './scenario-name';
import { sendInline, sendStatus, showTooManyFiles } from './status';
import { type ReadFile, createTables } from './tables';
import { createConfigDocuments, createTableDocuments, isConfig } from './workspace/table-documents';
import { createFileLister } from './workspace/files';
import type { FileReport } from './workspace/reports';
import { createTableRegistration } from './workspace/registration';
import { createWorkspace } from './workspace/workspace';
import { type Memory, emptyMemory } from '../features/combat/memory';

export interface SessionDependencies {
  readonly connection: lsp.Connection;
  readonly client: Client;
  readonly openDocuments: lsp.TextDocuments<TextDocument>;
  readonly runtime: Runtime;
  readonly readFile: ReadFile;
  readonly log: LogError;
}

export type Session = ReturnType<typeof createSession>;

/** @param onDiagnosticsSent called after the diagnostics of a document have been written */
export function createSession(dependencies: SessionDependencies, onDiagnosticsSent: () => void) {
  const { connection, client, openDocuments, runtime, readFile, log } = dependencies;
  const settings = createSettings(connection, client.answersConfiguration);
  const tables = createTables(readFile, client.folders, (uri) => openDocuments.get(uri)?.getText());
  const rulesets = createRulesetLoader();
  const calculator = createCalculatorStarter(runtime, rulesets, connection, client.asdicOptions.worker);
  const odds = createExpectedOdds({ settings, calculator, log, onCalculated: onExpectedOddsCalculated });
  const documents = createDocuments({
    openDocuments,
    rulesets,
    tables,
    encoding: client.encoding,
    runtime,
    environmentDefaults: { ruleLink: createRuleLink(client) },
    linksLines: client.asdicOptions.clientCommands,
    getOddsFigures: odds.lookUp,
    // Pull clients without refresh support get complete results.
    ...((!client.pullsDiagnostics || client.refreshesDiagnostics) && { maxImmediateCombats }),
  });
  const configDocuments = createConfigDocuments(openDocuments, rulesets, createRuleLink(client), client.encoding);
  const deferredExpectations = createDeferredExpectations(runtime, log, onExpectationsEvaluated);
  const memories = createMemories();
  const onLensesOutdated = (): void => void runGuarded(log, 'Refreshing lenses', refreshLenses);
  const live = createLiveOdds({ settings, calculator, log, onLensesOutdated });
  const pullDiagnostics = client.pullsDiagnostics
    ? createPullDiagnostics(connection, validate, client.refreshesDiagnostics, (uri) => workspace.getDiagnostics(uri))
    : undefined;
  const publisher = pullDiagnostics ?? createPushDiagnostics(connection, validate);
  const changedUris = new Set<string>();
  /** The combats with errors of each document, as text. */
  const blockedByUri = new Map<string, string>();
  let folders: readonly string[] = client.folders;
  let lastMilliseconds = 0;
  const workspace = createWorkspace({
    client,
    documents,
    tables,
    settings,
    readFile,
    listFiles: createFileLister(connection, client, runtime),
    setImmediate: (callback) => runtime.setImmediate(callback),
    log,
    onTooManyFiles: (checked) =>
      void runGuarded(log, 'Reporting too many files', () => showTooManyFiles(connection, checked)),
    odds,
    onReportsChange: (reports) => void runGuarded(log, 'Publishing diagnostics', () => handleChangedWorkspace(reports)),
  });
  const tableDocuments = createTableDocuments({
    openDocuments,
    documents,
    tables,
    readFile,
    findReferrer: (table) => workspace.findReferrer(table),
  });
  const registration = createTableRegistration(connection, client);
  const viewer = createDocumentViewer(connection, client, runtime);

  async function handleChangedWorkspace(reports: readonly FileReport[]): Promise<void> {
    await registration.register(workspace.listReferencedTables());
    // Pull clients are answered through `Reports`.
    if (pullDiagnostics) return;
    for (const { uri, items } of reports) await connection.sendDiagnostics({ uri, diagnostics: [...items] });
  }

  /** Requests that follow an edit immediately, such as completion, are answered before diagnostics; both share the analysis. */
  async function validate(uri: string) {
    const { severity } = await settings.get(uri);
    if (!(await documents.getCurrent(uri))) return undefined;
    await yieldToEventLoop(runtime);
    const current = await documents.getCurrent(uri);
    if (!current) return undefined;
    const items = diagnose(current.analysis, severity).map((diagnostic) =>
      toDiagnostic(current, diagnostic, createPageLink(client)),
    );
    void yieldToEventLoop(runtime).then(onDiagnosticsSent);
    return { version: current.version, items };
  }

  async function refresh(uri: string): Promise<void> {
    const began = runtime.now();
    await publisher.onChange(uri);
    const trackedSnapshot = live.isTracked(uri) ? await documents.getCurrent(uri) : undefined;
    if (trackedSnapshot) live.onChange(trackedSnapshot);
    const { severity } = await settings.get(uri);
    const current = await documents.getCurrent(uri);
    if (!current) return;
    updateFollowers(current);
    refreshBlockedLenses(current);
    odds.schedule(uri, current.analysis);
    deferredExpectations.schedule(uri, current.analysis);
    await workspace.onAnalysed({ ...current, tables: documents.getReferencedTables(uri) }, severity);
    await registration.register(workspace.listReferencedTables());
    if (!client.asdicOptions.notifications) return;
    await updateStatus(current, runtime.now() - began);
    await sendInline(connection, current, memories.get(uri));
  }

  /** Editors ask for lenses some time after an edit: until then odds would stand above a combat whose errors are shown already. */
  function refreshBlockedLenses({ uri, analysis }: DocumentSnapshot): void {
    const blocked = JSON.stringify(listBlockedCombats(analysis.displayedCombats()));
    if (blocked === (blockedByUri.get(uri) ?? '[]')) return;
    blockedByUri.set(uri, blocked);
    onLensesOutdated();
  }

  async function updateStatus(current: DocumentSnapshot, milliseconds: number): Promise<void> {
    lastMilliseconds = milliseconds;
    const { severity } = await settings.get(current.uri);
    await sendStatus(connection, current, diagnose(current.analysis, severity).length, milliseconds);
  }

  /** Deferred expectations were evaluated and have changed the diagnostics. */
  async function onExpectationsEvaluated(uri: string): Promise<void> {
    await publisher.refreshDocuments([uri]);
    const current = await documents.getCurrent(uri);
    if (current && client.asdicOptions.notifications) await updateStatus(current, lastMilliseconds);
  }

  function refreshAll(): void {
    documents.invalidate();
    refreshDocuments(documents.listUris());
    begin();
  }

  /** Table files have changed. A configuration may affect the tables of any scenario. */
  function handleChangedTables(uris: readonly string[]): void {
    if (!tables.invalidate(uris)) return;
    if (uris.some(isConfig)) return refreshAll();
    const affected = documents
      .listUris()
      .filter((uri) => uris.some((table) => documents.getReferencedTables(uri).has(table)));
    documents.invalidate(new Set(uris));
    if (affected.length > 0) refreshDocuments(affected);
    workspace.onTablesChange(uris);
  }

  /** Open tables and configurations count with their edited text; of a scenario, other files depend only on its existence. */
  function onEdit(uri: string): void {
    if (!isScenarioName(uri)) handleChangedTables([uri]);
    const check = async () => workspace.onConfigEdit(uri, await configDocuments.readText(uri));
    if (isConfig(uri)) void runGuarded(log, 'Checking the configuration', check);
  }

  /** Scenarios that follow an edited one are checked again if what they see of it has changed. */
  function updateFollowers({ uri, analysis }: DocumentSnapshot): void {
    const file = tables.peek(uri);
    if (file && 'text' in file && !hasSameRecord({ file, text: file.text }, analysis)) handleChangedTables([uri]);
  }

  function begin(): void {
    void runGuarded(log, 'Looking for scenarios', () => workspace.begin(folders));
    void runGuarded(log, 'Registering', () => registration.register(workspace.listReferencedTables()));
  }

  function refreshDocuments(uris: readonly string[]): void {
    void runGuarded(log, 'Refreshing', async () => {
      await publisher.refreshDocuments(uris);
      await refreshLenses();
      await refreshTokensAndHints();
      await Promise.all(uris.map(refresh));
    });
  }

  /** Refreshes semantic tokens and inlay hints. */
  async function refreshTokensAndHints(): Promise<void> {
    if (client.refreshesSemanticTokens) await connection.sendRequest(lsp.SemanticTokensRefreshRequest.type);
    if (client.refreshesInlayHints) await connection.sendRequest(lsp.InlayHintRefreshRequest.type);
  }

  /** Expected odds have become available. */
  function onExpectedOddsCalculated(uri: string): void {
    void runGuarded(log, 'Publishing diagnostics of odds', () => publisher.refreshDocuments([uri]));
  }

  async function refreshLenses(): Promise<void> {
    if (client.refreshesLenses) await connection.sendRequest(lsp.CodeLensRefreshRequest.type);
  }

  async function handleChangedResults(uri: string): Promise<void> {
    onLensesOutdated();
    const current = await documents.getCurrent(uri);
    if (current && client.asdicOptions.notifications) await sendInline(connection, current, memories.get(uri));
  }

  return {
    client,
    rulesets,
    documents,
    settings,
    calculator,
    memories,
    live,
    odds,
    /** Undefined if diagnostics are pushed. */
    pull: pullDiagnostics?.pull,
    /** Closed scenarios. */
    workspace,
    /** An open scenario, table file or configuration. */
    getAnyDocument: async (uri: string): Promise<DocumentSnapshot | undefined> =>
      (await documents.getCurrent(uri)) ?? (await configDocuments.getCurrent(uri)) ?? tableDocuments.getCurrent(uri),
    tables,
    viewer,
    /** Starts scanning the workspace after initialization. */
    begin,
    /** A document was opened or changed. Simultaneous changes are handled once. */
    onChange(uri: string): void {
      deferredExpectations.cancel(uri);
      if (changedUris.has(uri)) return;
      changedUris.add(uri);
      runtime.setImmediate(() => {
        changedUris.delete(uri);
        onEdit(uri);
        void runGuarded(log, 'Refreshing after a change', () => refresh(uri));
      });
    },
    onSave: (uri: string): void => live.onSave(uri),
    onClose(uri: string): void {
      blockedByUri.delete(uri);
      for (const store of [documents, settings, memories, live, odds]) store.forget(uri);
      deferredExpectations.cancel(uri);
      void runGuarded(log, 'Closing a document', async () => {
        await publisher.onClose(uri);
        workspace.onClose(uri);
        onEdit(uri);
        // Edits that were not saved no longer count.
        if (isScenarioName(uri)) handleChangedTables([uri]);
      });
    },
    onSettingsChange(value: unknown): void {
      settings.onChange(value);
      live.onSettingsChange();
      odds.clearCache();
      refreshAll();
    },
    onFilesChange(uris: readonly string[]): void {
      handleChangedTables(uris);
      workspace.onFilesChange(uris);
    },
    onFoldersChange(uris: readonly string[]): void {
      folders = uris;
      tables.setFolders(uris);
      refreshAll();
    },
    /** A combat has a new result: refreshes lenses and inline results. */
    onResultsChange: handleChangedResults,
    dispose(): void {
      live.dispose();
      odds.dispose();
      deferredExpectations.dispose();
      workspace.dispose();
      calculator.dispose();
      viewer.dispose();
    },
  };
}

export type Memories = ReturnType<typeof createMemories>;

export function createMemories() {
  const memoriesByUri = new Map<string, Memory>();
  return {
    get: (uri: string): Memory => memoriesByUri.get(uri) ?? emptyMemory,
    set: (uri: string, memory: Memory): void => void memoriesByUri.set(uri, memory),
    forget: (uri: string): void => void memoriesByUri.delete(uri),
  };
}
