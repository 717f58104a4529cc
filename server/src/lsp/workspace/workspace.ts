/**
 * The scenarios of the workspace that are not open: their problems, what they name, and the tables that they and the open ones name.
 * Invariant: nothing of a file is kept but what is shown of it. A file that is open belongs to `Documents`.
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
  /** Told once when a folder has more files than are checked. */
  readonly tooMany: (checked: number) => void;
  /** The problems of files that are not open have changed; for clients that do not ask. */
  readonly changed: (reports: readonly FileReport[]) => void;
}

export interface Workspace {
  /** Begins with all files of the folders, or begins anew. */
  begin(folders: readonly string[]): Promise<void>;
  /** Files have changed on disk. */
  filesChanged(uris: readonly string[]): void;
  /** An open scenario was analysed: what it says of its tables counts. */
  analysed(current: Read, severity: SeverityByCode): Promise<void>;
  /** A document is not open any more. */
  closed(uri: string): void;
  /** A configuration was opened or edited, or closed: its problems are told while it is open, whether a scenario is under it or not. */
  configEdited(uri: string, text: string | undefined): void;
  /** Tables have changed: whatever names one is checked anew. */
  tablesChanged(uris: readonly string[]): void;
  /** Every file that some scenario names as a table. */
  namedTables(): ReadonlySet<string>;
  /** A scenario that names a file as a table, an open one if there is one. */
  namerOf(table: string): string | undefined;
  /** The problems of a file that is not open. */
  diagnostics(uri: string): Promise<FileReport | undefined>;
  /** Answers when something is other than the client knows; until then it waits. @param stream sends parts of the answer ahead */
  pull(
    params: WorkspaceDiagnosticParams,
    token: CancellationToken,
    stream: ((part: WorkspaceDiagnosticReport) => void) | undefined,
  ): Promise<WorkspaceDiagnosticReport>;
  symbols(query: string): Promise<SymbolInformation[]>;
  /** Files of the folder that may hold a table, as a scenario would write their paths. */
  tableFiles(scenario: string): Promise<readonly string[]>;
  /** The scenario files of the folders, without those that are left out. */
  scenarioFiles(): Promise<readonly string[]>;
  dispose(): void;
}

/** What is known of a file that is not open. */
interface Known {
  readonly tables: ReadonlySet<string>;
  readonly symbols: readonly SymbolInformation[];
}

const maxSymbols = 1_000;

/** Files of tables that are offered. */
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

  /** What is expected of odds is told once they are calculated; other files do not wait for it. */
  async function checkOdds(read: Read, severity: SeverityByCode): Promise<void> {
    const { uri } = read;
    const before = files.get(uri);
    // It may be opened, changed or taken away meanwhile.
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
    // What it said of tables that it names no more is taken back; its own problems stay.
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
      // A file that was not there when the folder was listed is not checked where open files alone are.
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
      // A scenario that another names is no table.
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
