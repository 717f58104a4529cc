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

export interface WorkspaceDependencies {
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
  readonly onReportsChange: (reports: readonly FileReport[]) => void;
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

export function createWorkspace(dependencies: WorkspaceDependencies) {
  const { client, documents, tables, settings, readFile, log, odds } = dependencies;
  const reports = createReports();
  const files = new Map<string, ClosedFile>();
  const sentResultIds = new Map<string, string>();
  let isStopped = false;
  let isTooManyShown = false;
  let generation = 0;
  let roots: readonly string[] = client.folders;
  const isOpen = (uri: string): boolean => documents.listUris().includes(uri);

  const queue = createFileQueue(
    (uri) => runGuarded(log, `Checking ${uri}`, () => check(uri)),
    publishChanges,
    dependencies.setImmediate,
  );

  function publishChanges(): void {
    const changedReports = reports.listChanged(sentResultIds).filter(({ uri }) => !isOpen(uri));
    for (const { uri, resultId } of changedReports) sentResultIds.set(uri, resultId);
    if (changedReports.length > 0) dependencies.onReportsChange(changedReports);
    reports.notify();
  }

  async function check(uri: string): Promise<void> {
    const folder = tables.findFolder(uri);
    if (isOpen(uri)) return;
    const folderSettings = await settings.get(folder ?? uri);
    const text = folder === undefined ? undefined : await readFile(uri, folder).catch(() => undefined);
    if (text === undefined) return forget(uri);
    const analysed = await documents.analyse(uri, text);
    if (isOpen(uri)) return;
    const { config } = analysed.analysis.environment;
    if (config && (await isExcluded(config, uri))) return forget(uri);
    const { severity } = folderSettings;
    files.set(uri, {
      tables: analysed.tables,
      symbols: listNamedSymbols(analysed.analysis).map((symbol) => toSymbolInformation(analysed, symbol)),
    });
    reports.set(uri, uri, createDiagnostics(analysed, severity));
    await reportTables(analysed, severity);
    if (odds.isMissing(analysed.analysis))
      void runGuarded(log, `Calculating odds of ${uri}`, () => checkOdds(analysed, severity));
  }

  /** Reports expected odds when they are calculated, without delaying other files. */
  async function checkOdds(analysed: AnalysedText, severity: SeverityByCode): Promise<void> {
    const { uri } = analysed;
    const checkedFile = files.get(uri);
    // It may be opened, changed or deleted in the meantime.
    const isWanted = () => !isStopped && !isOpen(uri) && files.get(uri) === checkedFile;
    if (!(await odds.calculateMissingOfClosedFile(uri, analysed.analysis, isWanted))) return;
    reports.set(uri, uri, createDiagnostics(analysed, severity));
    publishChanges();
  }

  function createDiagnostics(analysed: AnalysedText, severity: SeverityByCode): lsp.Diagnostic[] {
    return diagnose(analysed.analysis, severity).map((diagnostic) =>
      toDiagnostic(analysed, diagnostic, createPageLink(client)),
    );
  }

  async function reportTables({ uri, analysis }: AnalysedText, severity: SeverityByCode): Promise<void> {
    const locatedTables = await Promise.all(
      checkTables(analysis, severity).map(async (table) => ({ table, tableFile: await tables.find(uri, table.path) })),
    );
    const ownReport = reports.get(uri);
    const ownDiagnostics = ownReport ? [...ownReport.items] : undefined;
    // Remove diagnostics of tables that the scenario no longer references; keep its own.
    reports.withdraw(uri);
    if (ownDiagnostics && !isOpen(uri)) reports.set(uri, uri, ownDiagnostics);
    for (const { table, tableFile } of locatedTables) {
      if (!tableFile) continue;
      reports.set(tableFile.uri, uri, createTableDiagnostics(tableFile.uri, table));
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

  async function listScenarios(folder: string, { exclude, maxFiles }: WorkspaceSettings): Promise<readonly string[]> {
    const { uris, more } = await dependencies.listFiles(folder, exclude, maxFiles);
    if (more && !isTooManyShown) {
      isTooManyShown = true;
      dependencies.onTooManyFiles(uris.length);
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
        for (const uri of await listScenarios(folder, workspace)) listed.add(uri);
      }
      if (startedGeneration !== generation || isStopped) return;
      for (const uri of files.keys()) if (!listed.has(uri)) forget(uri);
      queue.add(listed);
      reports.notify();
    },
    /** Files have changed on disk. */
    onFilesChange(uris: readonly string[]): void {
      // New files are checked only if workspace diagnostics are enabled.
      const closedScenarios = uris.filter((uri) => isScenarioName(uri) && !isOpen(uri));
      void runGuarded(log, 'Checking changed files', async () => {
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
    async onAnalysed(current: AnalysedText, severity: SeverityByCode): Promise<void> {
      files.delete(current.uri);
      await reportTables(current, severity);
      reports.notify();
    },
    /** A document was closed. */
    onClose(uri: string): void {
      if (isScenarioName(uri)) queue.add([uri]);
      reports.withdraw(uri);
    },
    /** A configuration was opened, edited or closed. While open, its diagnostics are shown even if no scenario uses it. */
    onConfigEdit(uri: string, text: string | undefined): void {
      if (text === undefined) reports.withdraw(uri);
      else reports.set(uri, uri, createTableDiagnostics(uri, checkConfig(text)));
      publishChanges();
    },
    /** Rechecks scenarios that reference changed tables. */
    onTablesChange(uris: readonly string[]): void {
      queue.add(
        [...files].filter(([, { tables: referenced }]) => uris.some((uri) => referenced.has(uri))).map(([uri]) => uri),
      );
    },
    /** All files that scenarios reference as tables. */
    listReferencedTables(): ReadonlySet<string> {
      const openTables = documents.listUris().flatMap((uri) => [...documents.getReferencedTables(uri)]);
      const all = [...openTables, ...[...files.values()].flatMap(({ tables: referenced }) => [...referenced])];
      // A referenced scenario is no table.
      return new Set(all.filter((uri) => !isScenarioName(uri)));
    },
    /** A scenario that references a table, preferably an open one. */
    findReferrer(table: string): string | undefined {
      const openReferrer = documents.listUris().find((uri) => documents.getReferencedTables(uri).has(table));
      return openReferrer ?? [...files].find(([, { tables: referenced }]) => referenced.has(table))?.[0];
    },
    /** The diagnostics of a closed file. */
    async getDiagnostics(uri: string): Promise<FileReport | undefined> {
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
        const changedReports = reports.listChanged(clientResultIds).filter(({ uri }) => !isOpen(uri));
        const items = changedReports.map(({ uri, resultId, items: reported }) => ({
          kind: 'full' as const,
          uri,
          version: null,
          resultId,
          items: [...reported],
        }));
        if (isStopped || (items.length > 0 && !stream && queue.isIdle)) return { items };
        if (items.length > 0 && stream) {
          stream({ items });
          for (const { uri, resultId } of changedReports) clientResultIds.set(uri, resultId);
        }
        await reports.waitForChange();
      }
    },
    async findSymbols(query: string): Promise<lsp.SymbolInformation[]> {
      const openSymbols = await Promise.all(
        documents.listUris().map(async (uri) => {
          const current = await documents.getCurrent(uri);
          return current
            ? listNamedSymbols(current.analysis).map((symbol) => toSymbolInformation(current, symbol))
            : [];
        }),
      );
      const closed = [...files.values()].flatMap(({ symbols }) => symbols);
      return [...openSymbols.flat(), ...closed].filter(({ name }) => matchesQuery(query, name)).slice(0, maxSymbols);
    },
    /** Files of the folder that may hold tables, as paths relative to a scenario. */
    async listTableFiles(scenario: string): Promise<readonly string[]> {
      const folder = tables.findFolder(scenario);
      if (folder === undefined) return [];
      const { exclude } = (await settings.get(folder)).workspace;
      const { uris } = await dependencies.listFiles(folder, exclude, maxTableFiles, 'tables');
      return uris.map((uri) => getRelativePath(scenario, uri)).sort();
    },
    /** Scenario files of the folders, without excluded ones. */
    async listScenarioFiles(): Promise<readonly string[]> {
      const uris: string[] = [];
      for (const folder of roots) uris.push(...(await listScenarios(folder, (await settings.get(folder)).workspace)));
      return uris;
    },
    dispose(): void {
      isStopped = true;
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
