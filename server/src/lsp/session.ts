/** State of the running server, and its reactions to changed documents, settings and files. */
import { CodeLensRefreshRequest, InlayHintRefreshRequest, SemanticTokensRefreshRequest } from 'vscode-languageserver';
import type { Connection, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { problems } from '../features/problems/problems';
import { loadedRulesets, type LoadedRulesets } from '../features/rulesets';
import { calculatorStart } from './calculator';
import type { CalculatorStart } from './calculator';
import type { Client } from './capabilities';
import { ruleLinkFor, toDiagnostic } from './convert';
import { liveOdds } from './live-odds';
import type { LiveCalculation } from './live-odds';
import { pulledDiagnostics, pushedDiagnostics } from './diagnostics';
import type { PullDiagnostics } from './diagnostics';
import { documentsOf } from './documents';
import { expectedOdds } from './expected-odds';
import type { ExpectedOddsCalculation } from './expected-odds';
import type { Current, Documents } from './documents';
import { memoriesOf } from './memories';
import type { Memories } from './memories';
import { attempted } from './guard';
import type { LogError } from './guard';
import { twoTurns } from './runtime';
import type { Runtime } from './runtime';
import { settingsOf } from './settings';
import type { Settings } from './settings';
import { isScenarioName } from './scenario-name';
import { sendInline, sendStatus } from './status';
import { tablesOf } from './tables';
import type { ReadFile, Tables } from './tables';
import { configDocumentsOf, isConfig } from './workspace/config-documents';
import { tellTooMany } from './tell';
import { laterPlays, playsAtOnce } from './later-plays';
import { filesThrough } from './workspace/files';
import type { FileReport } from './workspace/reports';
import { tableDocumentsOf } from './workspace/table-documents';
import { tableRegistration } from './workspace/registration';
import { workspaceOf } from './workspace/workspace';
import type { Workspace } from './workspace/workspace';

export interface SessionParts {
  readonly connection: Connection;
  readonly client: Client;
  readonly open: TextDocuments<TextDocument>;
  readonly runtime: Runtime;
  readonly readFile: ReadFile;
  readonly log: LogError;
}

export interface Session {
  readonly client: Client;
  readonly rulesets: LoadedRulesets;
  readonly documents: Documents;
  readonly settings: Settings;
  readonly calculator: CalculatorStart;
  readonly memories: Memories;
  readonly live: LiveCalculation;
  readonly odds: ExpectedOddsCalculation;
  /** Undefined if diagnostics are pushed. */
  readonly pull: PullDiagnostics | undefined;
  /** Closed scenarios. */
  readonly workspace: Workspace;
  /** An open scenario, table file or configuration. */
  readonly anyDocument: Documents['current'];
  readonly tables: Tables;
  /** Starts scanning the workspace after initialization. */
  begin(): void;
  /** A document was opened or changed. Simultaneous changes are handled once. */
  changed(uri: string): void;
  saved(uri: string): void;
  closed(uri: string): void;
  settingsChanged(given: unknown): void;
  filesChanged(uris: readonly string[]): void;
  foldersChanged(uris: readonly string[]): void;
  /** A combat has a new result: refreshes lenses and inline results. */
  resultsChanged(uri: string): Promise<void>;
  dispose(): void;
}

/** @param onDiagnosticsSent called after the diagnostics of a document have been written */
export function sessionOf(parts: SessionParts, told: () => void): Session {
  const { connection, client, open, runtime, readFile, log } = parts;
  const settings = settingsOf(connection, client.configuration);
  const tables = tablesOf(readFile, client.folders, (uri) => open.get(uri)?.getText());
  const rulesets = loadedRulesets();
  const calculator = calculatorStart(runtime, rulesets, connection, client.ours.worker);
  const odds = expectedOdds({ settings, calculator, log, found: oddsFound });
  const documents = documentsOf({
    open,
    rulesets,
    tables,
    encoding: client.encoding,
    runtime,
    known: { ruleLink: ruleLinkFor(client) },
    linksLines: client.ours.clientCommands,
    likelihoods: odds.known,
    // Pull clients without refresh support get complete results.
    ...((!client.pullsDiagnostics || client.refreshesDiagnostics) && { playsAtOnce }),
  });
  const configDocuments = configDocumentsOf(open, rulesets, ruleLinkFor(client), client.encoding);
  const plays = laterPlays(runtime, log, playsFound);
  const memories = memoriesOf();
  const outdated = (): void => void attempted(log, 'Refreshing lenses', refreshLenses);
  const live = liveOdds({ settings, calculator, log, outdated });
  const pulled = client.pullsDiagnostics
    ? pulledDiagnostics(connection, validate, client.refreshesDiagnostics, (uri) => workspace.diagnostics(uri))
    : undefined;
  const diagnostics = pulled ?? pushedDiagnostics(connection, validate);
  const waiting = new Set<string>();
  let [folders, lastTook] = [client.folders, 0];
  const workspace = workspaceOf({
    client,
    documents,
    tables,
    settings,
    readFile,
    listFiles: filesThrough(connection, client, runtime),
    soon: (callback) => runtime.soon(callback),
    log,
    tooMany: (checked) => void attempted(log, 'Telling of too many files', () => tellTooMany(connection, checked)),
    odds,
    changed: (reports) => void attempted(log, 'Telling problems', () => workspaceChanged(reports)),
  });
  const tableDocuments = tableDocumentsOf({
    open,
    documents,
    tables,
    readFile,
    namerOf: (table) => workspace.namerOf(table),
  });
  const registration = tableRegistration(connection, client);

  async function workspaceChanged(reports: readonly FileReport[]): Promise<void> {
    await registration.register(workspace.namedTables());
    // Pull clients are answered through `Reports`.
    if (pulled) return;
    for (const { uri, items } of reports) await connection.sendDiagnostics({ uri, diagnostics: [...items] });
  }

  /** Requests that follow an edit immediately, such as completion, are answered before diagnostics; both share the analysis. */
  async function validate(uri: string) {
    const { severity } = await settings.of(uri);
    if (!(await documents.current(uri))) return undefined;
    await twoTurns(runtime);
    const current = await documents.current(uri);
    if (!current) return undefined;
    const items = problems(current.analysis, severity).map((found) => toDiagnostic(current, found, client.rulePages));
    void twoTurns(runtime).then(told);
    return { version: current.version, items };
  }

  async function follow(uri: string): Promise<void> {
    const before = runtime.now();
    await diagnostics.changed(uri);
    const followed = live.follows(uri) ? await documents.current(uri) : undefined;
    if (followed) live.changed(followed);
    const { severity } = await settings.of(uri);
    const current = await documents.current(uri);
    if (!current) return;
    odds.follow(uri, current.analysis);
    plays.follow(uri, current.analysis);
    await workspace.analysed({ ...current, tables: documents.tablesOf(uri) }, severity);
    await registration.register(workspace.namedTables());
    if (!client.ours.notifications) return;
    await tellStatus(current, runtime.now() - before);
    await sendInline(connection, current, memories.of(uri));
  }

  async function tellStatus(current: Current, took: number): Promise<void> {
    lastTook = took;
    const { severity } = await settings.of(current.uri);
    await sendStatus(connection, current, problems(current.analysis, severity).length, took);
  }

  /** Deferred expectations were evaluated and have changed the diagnostics. */
  async function playsFound(uri: string): Promise<void> {
    await diagnostics.allChanged([uri]);
    const current = await documents.current(uri);
    if (current && client.ours.notifications) await tellStatus(current, lastTook);
  }

  function followAll(): void {
    documents.invalidate();
    follows(documents.uris());
    begin();
  }

  /** Table files have changed. A configuration may affect the tables of any scenario. */
  function tablesChanged(uris: readonly string[]): void {
    if (!tables.changed(uris)) return;
    if (uris.some(isConfig)) return followAll();
    const affected = documents.uris().filter((uri) => uris.some((table) => documents.tablesOf(uri).has(table)));
    documents.invalidate(new Set(uris));
    if (affected.length > 0) follows(affected);
    workspace.tablesChanged(uris);
  }

  /** Open tables and configurations count with their edited text; of a scenario, other files depend only on its existence. */
  function edited(uri: string): void {
    if (!isScenarioName(uri)) tablesChanged([uri]);
    const check = async () => workspace.configEdited(uri, await configDocuments.text(uri));
    if (isConfig(uri)) void attempted(log, 'Checking the configuration', check);
  }

  function begin(): void {
    void attempted(log, 'Looking for scenarios', () => workspace.begin(folders));
    void attempted(log, 'Registering', () => registration.register(workspace.namedTables()));
  }

  function follows(uris: readonly string[]): void {
    void attempted(log, 'Refreshing', async () => {
      await diagnostics.allChanged(uris);
      await refreshLenses();
      await refreshMarks();
      await Promise.all(uris.map(follow));
    });
  }

  /** Refreshes semantic tokens and inlay hints. */
  async function refreshMarks(): Promise<void> {
    if (client.refreshesSemanticTokens) await connection.sendRequest(SemanticTokensRefreshRequest.type);
    if (client.refreshesInlayHints) await connection.sendRequest(InlayHintRefreshRequest.type);
  }

  /** Expected odds have become available. */
  function oddsFound(uri: string): void {
    void attempted(log, 'Telling of odds', () => diagnostics.allChanged([uri]));
  }

  async function refreshLenses(): Promise<void> {
    if (client.refreshesLenses) await connection.sendRequest(CodeLensRefreshRequest.type);
  }

  async function resultsChanged(uri: string): Promise<void> {
    outdated();
    const current = await documents.current(uri);
    if (current && client.ours.notifications) await sendInline(connection, current, memories.of(uri));
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
    pull: pulled?.pull,
    workspace,
    anyDocument: async (uri) =>
      (await documents.current(uri)) ?? (await configDocuments.current(uri)) ?? tableDocuments.current(uri),
    tables,
    begin,
    changed(uri) {
      plays.stop(uri);
      if (waiting.has(uri)) return;
      waiting.add(uri);
      runtime.soon(() => {
        waiting.delete(uri);
        edited(uri);
        void attempted(log, 'Following a change', () => follow(uri));
      });
    },
    saved: (uri) => live.saved(uri),
    closed(uri) {
      for (const known of [documents, settings, memories, live, odds]) known.forget(uri);
      plays.stop(uri);
      void attempted(log, 'Closing a document', async () => {
        await diagnostics.closed(uri);
        workspace.closed(uri);
        edited(uri);
      });
    },
    settingsChanged(given) {
      settings.changed(given);
      live.settingsChanged();
      odds.settingsChanged();
      followAll();
    },
    filesChanged(uris) {
      tablesChanged(uris);
      workspace.filesChanged(uris);
    },
    foldersChanged(uris) {
      folders = uris;
      tables.setFolders(uris);
      followAll();
    },
    resultsChanged,
    dispose() {
      live.dispose();
      odds.dispose();
      plays.dispose();
      workspace.dispose();
      calculator.dispose();
    },
  };
}
