/**
 * Closed scenarios of the workspace: their diagnostics, symbols and tables, and the tables of open ones. Invariant: only what is shown of
 * a file is kept. Open files belong to `Documents`.
 */
import * as lsp from 'vscode-languageserver';
import type { Config, SeverityByCode } from '../../features';
import { listNamedSymbols } from '../../features/analysis/named-symbols';
import { checkConfig, checkTables, type CheckedTable } from '../../features/diagnostics/table-files';
import { diagnose } from '../../features/diagnostics/diagnostics';
import type { WorkspaceSettings } from '../../protocol';
import type { Client } from '../capabilities';
import { createPageLink, toDiagnostic } from '../convert';
import type { Documents, AnalysedText } from '../documents';
import type { ExpectedOddsCalculation } from '../expected-odds';
import { runGuarded, type LogError } from '../guard';
import { createPositions } from '../positions';
import { isScenarioName } from '../scenario-name';
import type { Settings } from '../settings';
import type { ReadFile, Tables } from '../tables';
import { toSymbolInformation } from '../outline';
import { type ListFiles, createFileQueue, matchesQuery, getRelativePath } from './files';
import { createReports, type FileReport } from './reports';

export interface WorkspaceParts {
  readonly client: Client;
  readonly documents: Documents;
  readonly tables: Tables;
  readonly settings: Settings;
  readonly readFile: ReadFile;
  readonly listFiles: ListFiles;
  readonly setImmediate: (callback: () => void) => void;
  readonly log: LogError;
  readonly odds: Pick<ExpectedOddsCalculation, 'isMissing' | 'calculateMissingOfClosedFile'>;
  /** Called once if a folder has more files than are checked. */
  readonly onTooManyFiles: (checked: number) => void;
  /** The diagnostics of closed files have changed; for push clients. */
  readonly changed: (reports: readonly FileReport[]) => void;
}

export type Workspace = ReturnType<typeof createWorkspace>;

/** State of a closed file. */
interface ClosedFile {
  readonly tables: ReadonlySet<string>;
  readonly symbols: readonly lsp.SymbolInformation[];
}

const maxSymbols = 1_000;

/** Maximum number of table files offered. */
const maxTableFiles = 200;

export function createWorkspace(parts: WorkspaceParts) {
  const { client, documents, tables, settings, readFile, log, odds } = parts;
  const reports = createReports();
  const files = new Map<string, ClosedFile>();
  const sentResultIds = new Map<string, string>();
  let stopped = false;
  let isTooManyShown = false;
  let generation = 0;
  let roots: readonly string[] = client.folders;
  const isOpen = (uri: string): boolean => documents.uris().includes(uri);

  const queue = createFileQueue(
    (uri) => runGuarded(log, `Checking ${uri}`, () => check(uri)),
    publishChanges,
    parts.setImmediate,
  );

  function publishChanges(): void {
    const news = reports.since(sentResultIds).filter(({ uri }) => !isOpen(uri));
    for (const { uri, resultId } of news) sentResultIds.set(uri, resultId);
    if (news.length > 0) parts.changed(news);
    reports.notify();
  }

  async function check(uri: string): Promise<void> {
    const folder = tables.findFolder(uri);
    if (isOpen(uri)) return;
    const folderSettings = await settings.get(folder ?? uri);
    const text = folder === undefined ? undefined : await readFile(uri, folder).catch(() => undefined);
    if (text === undefined) return forget(uri);
    const read = await documents.analyse(uri, text);
    if (isOpen(uri)) return;
    const { config } = read.analysis.environment;
    if (config && (await isExcluded(config, uri))) return forget(uri);
    const { severity } = folderSettings;
    files.set(uri, {
      tables: read.tables,
      symbols: listNamedSymbols(read.analysis).map((symbol) => toSymbolInformation(read, symbol)),
    });
    reports.set(uri, uri, createDiagnostics(read, severity));
    await reportTables(read, severity);
    if (odds.isMissing(read.analysis))
      void runGuarded(log, `Calculating odds of ${uri}`, () => checkOdds(read, severity));
  }

  /** Reports expected odds when they are calculated, without delaying other files. */
  async function checkOdds(read: AnalysedText, severity: SeverityByCode): Promise<void> {
    const { uri } = read;
    const before = files.get(uri);
    // It may be opened, changed or deleted in the meantime.
    const isWanted = () => !stopped && !isOpen(uri) && files.get(uri) === before;
    if (!(await odds.calculateMissingOfClosedFile(uri, read.analysis, isWanted))) return;
    reports.set(uri, uri, createDiagnostics(read, severity));
    publishChanges();
  }

  function createDiagnostics(read: AnalysedText, severity: SeverityByCode): lsp.Diagnostic[] {
    return diagnose(read.analysis, severity).map((diagnostic) =>
      toDiagnostic(read, diagnostic, createPageLink(client)),
    );
  }

  async function reportTables({ uri, analysis }: AnalysedText, severity: SeverityByCode): Promise<void> {
    const located = await Promise.all(
      checkTables(analysis, severity).map(async (table) => ({ table, at: await tables.find(uri, table.path) })),
    );
    const ownReport = reports.get(uri);
    const before = ownReport ? [...ownReport.items] : undefined;
    // Remove diagnostics of tables that it no longer references; keep its own.
    reports.withdraw(uri);
    if (before && !isOpen(uri)) reports.set(uri, uri, before);
    for (const { table, at } of located) {
      if (!at) continue;
      reports.set(at.uri, uri, createTableDiagnostics(at.uri, table));
    }
  }

  function createTableDiagnostics(uri: string, table: CheckedTable): lsp.Diagnostic[] {
    const tableDocument = { uri, positions: createPositions(table, client.encoding) };
    return table.diagnostics.map((problem) => toDiagnostic(tableDocument, problem, createPageLink(client)));
  }

  function forget(uri: string): void {
    files.delete(uri);
    queue.remove(uri);
    reports.withdraw(uri);
  }

  async function list(folder: string, { exclude, maxFiles }: WorkspaceSettings): Promise<readonly string[]> {
    const { uris, more } = await parts.listFiles(folder, exclude, maxFiles);
    if (more && !isTooManyShown) {
      isTooManyShown = true;
      parts.onTooManyFiles(uris.length);
    }
    return uris;
  }

  return {
    /** Starts or restarts with all files of the folders. */
    async begin(folders: readonly string[]): Promise<void> {
      const startedGeneration = ++generation;
      roots = folders;
      const listed = new Set<string>();
      for (const folder of folders) {
        const { workspace } = await settings.get(folder);
        if (workspace.diagnostics === 'openFiles') continue;
        for (const uri of await list(folder, workspace)) listed.add(uri);
      }
      if (startedGeneration !== generation || stopped) return;
      for (const uri of files.keys()) if (!listed.has(uri)) forget(uri);
      queue.add(listed);
      reports.notify();
    },
    /** Files have changed on disk. */
    filesChanged(uris: readonly string[]): void {
      // New files are checked only if workspace diagnostics are enabled.
      const closedScenarios = uris.filter((uri) => isScenarioName(uri) && !isOpen(uri));
      void runGuarded(log, 'Changed files', async () => {
        const toCheck: string[] = [];
        for (const uri of closedScenarios) {
          const folder = tables.findFolder(uri);
          const workspaceSettings = folder === undefined ? undefined : (await settings.get(folder)).workspace;
          if (files.has(uri) || workspaceSettings?.diagnostics === 'workspace') toCheck.push(uri);
        }
        queue.add(toCheck);
      });
    },
    /** An open scenario was analysed; updates the diagnostics of its tables. */
    async analysed(current: AnalysedText, severity: SeverityByCode): Promise<void> {
      files.delete(current.uri);
      await reportTables(current, severity);
      reports.notify();
    },
    /** A document was closed. */
    closed(uri: string): void {
      if (isScenarioName(uri)) queue.add([uri]);
      reports.withdraw(uri);
    },
    /** A configuration was opened, edited or closed. While open, its diagnostics are shown even if no scenario uses it. */
    configEdited(uri: string, text: string | undefined): void {
      if (text === undefined) reports.withdraw(uri);
      else reports.set(uri, uri, createTableDiagnostics(uri, checkConfig(text)));
      publishChanges();
    },
    /** Rechecks scenarios that reference changed tables. */
    tablesChanged(uris: readonly string[]): void {
      queue.add(
        [...files].filter(([, { tables: referenced }]) => uris.some((uri) => referenced.has(uri))).map(([uri]) => uri),
      );
    },
    /** All files that scenarios reference as tables. */
    namedTables(): ReadonlySet<string> {
      const open = documents.uris().flatMap((uri) => [...documents.referencedTables(uri)]);
      const all = [...open, ...[...files.values()].flatMap(({ tables: referenced }) => [...referenced])];
      // A referenced scenario is no table.
      return new Set(all.filter((uri) => !isScenarioName(uri)));
    },
    /** A scenario that references a table, preferably an open one. */
    findReferrer(table: string): string | undefined {
      const open = documents.uris().find((uri) => documents.referencedTables(uri).has(table));
      return open ?? [...files].find(([, { tables: referenced }]) => referenced.has(table))?.[0];
    },
    /** The diagnostics of a closed file. */
    async diagnostics(uri: string): Promise<FileReport | undefined> {
      if (!isScenarioName(uri) || isOpen(uri)) return undefined;
      await check(uri);
      return reports.get(uri);
    },
    /** Responds when there are changes, and waits until then. @param stream sends partial results */
    async pull(
      { previousResultIds }: lsp.WorkspaceDiagnosticParams,
      token: lsp.CancellationToken,
      stream: ((part: lsp.WorkspaceDiagnosticReport) => void) | undefined,
    ): Promise<lsp.WorkspaceDiagnosticReport> {
      const clientResultIds = new Map(previousResultIds.map(({ uri, value }) => [uri, value]));
      token.onCancellationRequested(() => reports.notify());
      for (;;) {
        if (token.isCancellationRequested)
          throw new lsp.ResponseError(lsp.LSPErrorCodes.RequestCancelled, 'Cancelled.');
        const news = reports.since(clientResultIds).filter(({ uri }) => !isOpen(uri));
        const items = news.map(({ uri, resultId, items: reported }) => ({
          kind: 'full' as const,
          uri,
          version: null,
          resultId,
          items: [...reported],
        }));
        if (stopped || (items.length > 0 && !stream && queue.idle)) return { items };
        if (items.length > 0 && stream) {
          stream({ items });
          for (const { uri, resultId } of news) clientResultIds.set(uri, resultId);
        }
        await reports.waitForChange();
      }
    },
    async symbols(query: string): Promise<lsp.SymbolInformation[]> {
      const open = await Promise.all(
        documents.uris().map(async (uri) => {
          const current = await documents.current(uri);
          return current
            ? listNamedSymbols(current.analysis).map((symbol) => toSymbolInformation(current, symbol))
            : [];
        }),
      );
      const closed = [...files.values()].flatMap(({ symbols }) => symbols);
      return [...open.flat(), ...closed].filter(({ name }) => matchesQuery(query, name)).slice(0, maxSymbols);
    },
    /** Files of the folder that may hold tables, as paths relative to a scenario. */
    async tableFiles(scenario: string): Promise<readonly string[]> {
      const folder = tables.findFolder(scenario);
      if (folder === undefined) return [];
      const { exclude } = (await settings.get(folder)).workspace;
      const { uris } = await parts.listFiles(folder, exclude, maxTableFiles, 'tables');
      return uris.map((uri) => getRelativePath(scenario, uri)).sort();
    },
    /** Scenario files of the folders, without excluded ones. */
    async scenarioFiles(): Promise<readonly string[]> {
      const uris: string[] = [];
      for (const folder of roots) uris.push(...(await list(folder, (await settings.get(folder)).workspace)));
      return uris;
    },
    dispose(): void {
      stopped = true;
      queue.stop();
      reports.notify();
    },
  };
}

async function isExcluded(config: Config, uri: string): Promise<boolean> {
  if (config.exclude.length === 0) return false;
  const { isExcludedByConfig } = await import('../../features/scenario/glob');
  return isExcludedByConfig(config, decodeURIComponent(uri));
}
