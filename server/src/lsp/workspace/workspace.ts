/**
 * Closed scenarios of the workspace: their diagnostics, symbols and tables, and the tables of open ones. Invariant: only what is shown of
 * a file is kept. Open files belong to `Documents`.
 */
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type {
  CancellationToken,
  Diagnostic,
  SymbolInformation,
  WorkspaceDiagnosticParams,
  WorkspaceDiagnosticReport,
} from 'vscode-languageserver';
import type { Config, SeverityByCode } from '../../features';
import { namedThings } from '../../features/named-things';
import { checkedConfig, checkedTables, type CheckedTable } from '../../features/problems/in-tables';
import { problems } from '../../features/problems/problems';
import type { WorkspaceSettings } from '../../protocol';
import type { Client } from '../capabilities';
import { toDiagnostic } from '../convert';
import type { Documents, Read } from '../documents';
import type { ExpectedOddsCalculation } from '../expected-odds';
import { attempted, type LogError } from '../guard';
import { positionsIn } from '../positions';
import { isScenarioName } from '../scenario-name';
import type { Settings } from '../settings';
import type { ReadFile, Tables } from '../tables';
import { toSymbolInformation } from '../outline';
import type { ListFiles } from './files';
import { fileQueue } from './queue';
import { reportsOf, type FileReport } from './reports';
import { pathBetween } from './paths';
import { fitsQuery } from './query';

export interface WorkspaceParts {
  readonly client: Client;
  readonly documents: Documents;
  readonly tables: Tables;
  readonly settings: Settings;
  readonly readFile: ReadFile;
  readonly listFiles: ListFiles;
  readonly soon: (callback: () => void) => void;
  readonly log: LogError;
  readonly odds: Pick<ExpectedOddsCalculation, 'isMissing' | 'settleClosed'>;
  /** Called once if a folder has more files than are checked. */
  readonly tooMany: (checked: number) => void;
  /** The diagnostics of closed files have changed; for push clients. */
  readonly changed: (reports: readonly FileReport[]) => void;
}

export interface Workspace {
  /** Starts or restarts with all files of the folders. */
  begin(folders: readonly string[]): Promise<void>;
  /** Files have changed on disk. */
  filesChanged(uris: readonly string[]): void;
  /** An open scenario was analysed; updates the diagnostics of its tables. */
  analysed(current: Read, severity: SeverityByCode): Promise<void>;
  /** A document was closed. */
  closed(uri: string): void;
  /** A configuration was opened, edited or closed. While open, its diagnostics are shown even if no scenario uses it. */
  configEdited(uri: string, text: string | undefined): void;
  /** Rechecks scenarios that reference changed tables. */
  tablesChanged(uris: readonly string[]): void;
  /** All files that scenarios reference as tables. */
  namedTables(): ReadonlySet<string>;
  /** A scenario that references a table, preferably an open one. */
  namerOf(table: string): string | undefined;
  /** The diagnostics of a closed file. */
  diagnostics(uri: string): Promise<FileReport | undefined>;
  /** Responds when there are changes, and waits until then. @param stream sends partial results */
  pull(
    params: WorkspaceDiagnosticParams,
    token: CancellationToken,
    stream: ((part: WorkspaceDiagnosticReport) => void) | undefined,
  ): Promise<WorkspaceDiagnosticReport>;
  symbols(query: string): Promise<SymbolInformation[]>;
  /** Files of the folder that may hold tables, as paths relative to a scenario. */
  tableFiles(scenario: string): Promise<readonly string[]>;
  /** Scenario files of the folders, without excluded ones. */
  scenarioFiles(): Promise<readonly string[]>;
  dispose(): void;
}

/** State of a closed file. */
interface Known {
  readonly tables: ReadonlySet<string>;
  readonly symbols: readonly SymbolInformation[];
}

const maxSymbols = 1_000;

/** Maximum number of table files offered. */
const maxTableFiles = 200;

export function workspaceOf(parts: WorkspaceParts): Workspace {
  const { client, documents, tables, settings, readFile, log, odds } = parts;
  const reports = reportsOf();
  const files = new Map<string, Known>();
  const told = new Map<string, string>();
  let stopped = false;
  let toldTooMany = false;
  let generation = 0;
  let roots: readonly string[] = [];
  const isOpen = (uri: string): boolean => documents.uris().includes(uri);

  const queue = fileQueue((uri) => attempted(log, `Checking ${uri}`, () => check(uri)), tellNews, parts.soon);

  function tellNews(): void {
    const news = reports.since(told).filter(({ uri }) => !isOpen(uri));
    for (const { uri, resultId } of news) told.set(uri, resultId);
    if (news.length > 0) parts.changed(news);
    reports.tell();
  }

  async function check(uri: string): Promise<void> {
    const folder = tables.folderOf(uri);
    if (isOpen(uri)) return;
    const settingsHere = await settings.of(folder ?? uri);
    const text = folder === undefined ? undefined : await readFile(uri, folder).catch(() => undefined);
    if (text === undefined) return forget(uri);
    const read = await documents.read(uri, text);
    if (isOpen(uri)) return;
    const { config } = read.analysis.environment;
    if (config && (await isLeftOut(config, uri))) return forget(uri);
    const { severity } = settingsHere;
    files.set(uri, {
      tables: read.tables,
      symbols: namedThings(read.analysis).map((thing) => toSymbolInformation(read, thing)),
    });
    reports.set(uri, uri, itemsOf(read, severity));
    await checkTables(read, severity);
    if (odds.isMissing(read.analysis))
      void attempted(log, `Calculating odds of ${uri}`, () => checkOdds(read, severity));
  }

  /** Reports expected odds when they are calculated, without delaying other files. */
  async function checkOdds(read: Read, severity: SeverityByCode): Promise<void> {
    const { uri } = read;
    const before = files.get(uri);
    // It may be opened, changed or deleted in the meantime.
    const isWanted = () => !stopped && !isOpen(uri) && files.get(uri) === before;
    if (!(await odds.settleClosed(uri, read.analysis, isWanted))) return;
    reports.set(uri, uri, itemsOf(read, severity));
    tellNews();
  }

  function itemsOf(read: Read, severity: SeverityByCode): Diagnostic[] {
    return problems(read.analysis, severity).map((found) => toDiagnostic(read, found, client.rulePages));
  }

  async function checkTables({ uri, analysis }: Read, severity: SeverityByCode): Promise<void> {
    const found = await Promise.all(
      checkedTables(analysis, severity).map(async (table) => ({ table, at: await tables.find(uri, table.path) })),
    );
    const own = reports.of(uri);
    const before = own ? [...own.items] : undefined;
    // Remove diagnostics of tables that it no longer references; keep its own.
    reports.withdraw(uri);
    if (before && !isOpen(uri)) reports.set(uri, uri, before);
    for (const { table, at } of found) {
      if (!at) continue;
      reports.set(at.uri, uri, tableItems(at.uri, table));
    }
  }

  function tableItems(uri: string, table: CheckedTable): Diagnostic[] {
    const shown = { uri, positions: positionsIn(table, client.encoding) };
    return table.problems.map((problem) => toDiagnostic(shown, problem, client.rulePages));
  }

  function forget(uri: string): void {
    files.delete(uri);
    queue.remove(uri);
    reports.withdraw(uri);
  }

  async function list(folder: string, { exclude, maxFiles }: WorkspaceSettings): Promise<readonly string[]> {
    const { uris, more } = await parts.listFiles(folder, exclude, maxFiles);
    if (more && !toldTooMany) {
      toldTooMany = true;
      parts.tooMany(uris.length);
    }
    return uris;
  }

  return {
    async begin(folders) {
      const own = ++generation;
      roots = folders;
      const found = new Set<string>();
      for (const folder of folders) {
        const { workspace } = await settings.of(folder);
        if (workspace.diagnostics === 'openFiles') continue;
        for (const uri of await list(folder, workspace)) found.add(uri);
      }
      if (own !== generation || stopped) return;
      for (const uri of files.keys()) if (!found.has(uri)) forget(uri);
      queue.add(found);
      reports.tell();
    },
    filesChanged(uris) {
      // New files are checked only if workspace diagnostics are enabled.
      const known = uris.filter((uri) => isScenarioName(uri) && !isOpen(uri));
      void attempted(log, 'Changed files', async () => {
        const wanted: string[] = [];
        for (const uri of known) {
          const folder = tables.folderOf(uri);
          const here = folder === undefined ? undefined : (await settings.of(folder)).workspace;
          if (files.has(uri) || here?.diagnostics === 'workspace') wanted.push(uri);
        }
        queue.add(wanted);
      });
    },
    async analysed(current, severity) {
      files.delete(current.uri);
      await checkTables(current, severity);
      reports.tell();
    },
    closed(uri) {
      if (isScenarioName(uri)) queue.add([uri]);
      reports.withdraw(uri);
    },
    configEdited(uri, text) {
      if (text === undefined) reports.withdraw(uri);
      else reports.set(uri, uri, tableItems(uri, checkedConfig(text)));
      tellNews();
    },
    tablesChanged(uris) {
      queue.add([...files].filter(([, { tables: named }]) => uris.some((uri) => named.has(uri))).map(([uri]) => uri));
    },
    namedTables() {
      const open = documents.uris().flatMap((uri) => [...documents.tablesOf(uri)]);
      const all = [...open, ...[...files.values()].flatMap(({ tables: named }) => [...named])];
      // A referenced scenario is no table.
      return new Set(all.filter((uri) => !isScenarioName(uri)));
    },
    namerOf(table) {
      const open = documents.uris().find((uri) => documents.tablesOf(uri).has(table));
      return open ?? [...files].find(([, { tables: named }]) => named.has(table))?.[0];
    },
    async diagnostics(uri) {
      if (!isScenarioName(uri) || isOpen(uri)) return undefined;
      await check(uri);
      return reports.of(uri);
    },
    async pull({ previousResultIds }, token, stream) {
      const known = new Map(previousResultIds.map(({ uri, value }) => [uri, value]));
      token.onCancellationRequested(() => reports.tell());
      for (;;) {
        if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled.');
        const news = reports.since(known).filter(({ uri }) => !isOpen(uri));
        const items = news.map(({ uri, resultId, items: found }) => ({
          kind: 'full' as const,
          uri,
          version: null,
          resultId,
          items: [...found],
        }));
        if (stopped || (items.length > 0 && !stream && queue.idle)) return { items };
        if (items.length > 0 && stream) {
          stream({ items });
          for (const { uri, resultId } of news) known.set(uri, resultId);
        }
        await reports.told();
      }
    },
    async symbols(query) {
      const open = await Promise.all(
        documents.uris().map(async (uri) => {
          const current = await documents.current(uri);
          return current ? namedThings(current.analysis).map((thing) => toSymbolInformation(current, thing)) : [];
        }),
      );
      const closed = [...files.values()].flatMap(({ symbols }) => symbols);
      return [...open.flat(), ...closed].filter(({ name }) => fitsQuery(query, name)).slice(0, maxSymbols);
    },
    async tableFiles(scenario) {
      const folder = tables.folderOf(scenario);
      if (folder === undefined) return [];
      const { exclude } = (await settings.of(folder)).workspace;
      const { uris } = await parts.listFiles(folder, exclude, maxTableFiles, 'tables');
      return uris.map((uri) => pathBetween(scenario, uri)).sort();
    },
    async scenarioFiles() {
      const found: string[] = [];
      for (const folder of roots) found.push(...(await list(folder, (await settings.of(folder)).workspace)));
      return found;
    },
    dispose() {
      stopped = true;
      queue.stop();
      reports.tell();
    },
  };
}

async function isLeftOut(config: Config, uri: string): Promise<boolean> {
  if (config.exclude.length === 0) return false;
  const { leavesOut } = await import('../../features/exclude');
  return leavesOut(config, decodeURIComponent(uri));
}
