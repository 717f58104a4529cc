/** What the server keeps while it runs, and what follows when a document, a setting or a file of tables changes. */
import { CodeLensRefreshRequest, InlayHintRefreshRequest, SemanticTokensRefreshRequest } from 'vscode-languageserver';
import type { Connection, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { commandLink, loadedRulesets, pageLink, problems } from '../features';
import type { LoadedRulesets, RuleLink } from '../features';
import { calculatorStart } from './calculator';
import type { Client } from './capabilities';
import { combatsOf } from './combats';
import type { Combats } from './combats';
import { toDiagnostic } from './convert';
import { liveOdds } from './live-odds';
import type { LiveCalculation } from './live-odds';
import { pulledDiagnostics, pushedDiagnostics } from './diagnostics';
import type { PullDiagnostics } from './diagnostics';
import { documentsOf } from './documents';
import type { Documents } from './documents';
import { attempted } from './guard';
import type { LogError } from './guard';
import type { Runtime } from './runtime';
import { settingsOf } from './settings';
import type { Settings } from './settings';
import { sendInline, sendStatus } from './status';
import { tablesOf } from './tables';
import type { ReadFile } from './tables';

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
  readonly combats: Combats;
  readonly live: LiveCalculation;
  /** Undefined where diagnostics are pushed. */
  readonly pull: PullDiagnostics | undefined;
  /** A document was opened or changed. Changes that come at once are followed once. */
  changed(uri: string): void;
  saved(uri: string): void;
  closed(uri: string): void;
  settingsChanged(given: unknown): void;
  filesChanged(uris: readonly string[]): void;
  foldersChanged(uris: readonly string[]): void;
  dispose(): void;
}

export function sessionOf({ connection, client, open, runtime, readFile, log }: SessionParts): Session {
  const settings = settingsOf(connection, client.configuration);
  const tables = tablesOf(readFile, client.folders);
  const rulesets = loadedRulesets();
  const documents = documentsOf(open, rulesets, tables, { ruleLink: ruleLinkFor(client) });
  const calculator = calculatorStart(runtime, rulesets, log);
  const combats = combatsOf({ connection, client, documents, settings, calculator, changed: resultsChanged });
  const outdated = (): void => void attempted(log, 'Refreshing lenses', refreshLenses);
  const live = liveOdds({ settings, calculator, log, outdated });
  const pulled = client.pullsDiagnostics
    ? pulledDiagnostics(connection, validate, client.refreshesDiagnostics)
    : undefined;
  const diagnostics = pulled ?? pushedDiagnostics(connection, validate);
  const waiting = new Set<string>();

  async function validate(uri: string) {
    const { severity } = await settings.of(uri);
    const current = await documents.current(uri);
    if (!current) return undefined;
    const items = problems(current.analysis, severity).map((found) => toDiagnostic(current, found, client.rulePages));
    return { version: current.version, items };
  }

  async function follow(uri: string): Promise<void> {
    const before = runtime.now();
    await diagnostics.changed(uri);
    const followed = live.follows(uri) ? await documents.current(uri) : undefined;
    if (followed) live.changed(followed);
    if (!client.ours.notifications) return;
    const { severity } = await settings.of(uri);
    const current = await documents.current(uri);
    if (!current) return;
    const { length } = problems(current.analysis, severity);
    await sendStatus(connection, current, length, runtime.now() - before);
    await sendInline(connection, current, combats.memoryOf(uri));
  }

  function followAll(): void {
    documents.invalidate();
    const uris = documents.uris();
    void attempted(log, 'Refreshing', async () => {
      await diagnostics.allChanged(uris);
      await refreshLenses();
      await refreshMarks();
      await Promise.all(uris.map(follow));
    });
  }

  /** What stands in the text beside lenses and problems. */
  async function refreshMarks(): Promise<void> {
    if (client.refreshesSemanticTokens) await connection.sendRequest(SemanticTokensRefreshRequest.type);
    if (client.refreshesInlayHints) await connection.sendRequest(InlayHintRefreshRequest.type);
  }

  async function refreshLenses(): Promise<void> {
    if (client.refreshesLenses) await connection.sendRequest(CodeLensRefreshRequest.type);
  }

  /** A result has come: the lenses show it, and so does the line. */
  async function resultsChanged(uri: string): Promise<void> {
    outdated();
    const current = await documents.current(uri);
    if (current && client.ours.notifications) await sendInline(connection, current, combats.memoryOf(uri));
  }

  return {
    client,
    rulesets,
    documents,
    settings,
    combats,
    live,
    pull: pulled?.pull,
    changed(uri) {
      if (waiting.has(uri)) return;
      waiting.add(uri);
      runtime.soon(() => {
        waiting.delete(uri);
        void attempted(log, 'Following a change', () => follow(uri));
      });
    },
    saved: (uri) => live.saved(uri),
    closed(uri) {
      documents.forget(uri);
      settings.forget(uri);
      combats.forget(uri);
      live.forget(uri);
      void attempted(log, 'Closing a document', () => diagnostics.closed(uri));
    },
    settingsChanged(given) {
      settings.changed(given);
      live.settingsChanged();
      followAll();
    },
    filesChanged(uris) {
      if (tables.changed(uris)) followAll();
    },
    foldersChanged(uris) {
      tables.setFolders(uris);
      followAll();
    },
    dispose() {
      live.dispose();
      calculator.dispose();
    },
  };
}

/** Hovers in VS Code open links by command only; other clients get the page's address where they can open it. */
function ruleLinkFor({ ours, rulePages }: Client): RuleLink {
  if (ours.clientCommands) return commandLink;
  return rulePages ? pageLink : () => undefined;
}
