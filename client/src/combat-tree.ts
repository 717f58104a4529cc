/** The *Combats* view: all combats of the folder and of open scenarios, each with its forecast. The server lists and calculates them. */
import {
  Disposable,
  EventEmitter,
  l10n,
  Range,
  ThemeColor,
  ThemeIcon,
  TreeItem,
  TreeItemCollapsibleState,
  Uri,
  window,
  workspace,
} from 'vscode';
import { type BaseLanguageClient, State } from 'vscode-languageclient';
import {
  type CombatArguments,
  type FileCombats,
  type Forecast,
  type ListedCombat,
  type ListedScenario,
  serverCommands,
} from '../../server/src/protocol';
import { runOrShowFailure } from './failures';
import { languageId } from './options';
import { runOnServer } from './responses';

/** Milliseconds without a change before a file is listed again. */
const typingPause = 500;

/** A folder with at most this many files with combats is shown unfolded. Forecasts are calculated for unfolded files only. */
const maxUnfolded = 8;

/** What is known of a file. */
interface FileState {
  readonly uri: Uri;
  readonly listed: FileCombats;
  /** The last ones stay while new ones are calculated. */
  readonly forecasts: ReadonlyMap<string, Forecast>;
  /** Whether the forecasts belong to the listed combats, or are on their way. */
  hasRequested: boolean;
}

/** A row. Commands take it as their argument. */
type Row = CombatArguments & {
  readonly kind: 'file' | 'scenario' | 'combat';
  readonly scenario?: ListedScenario;
  readonly combat?: ListedCombat;
};

export function createCombatTree(client: BaseLanguageClient): Disposable {
  /** Fires for the whole tree: VS Code recognizes rows by their ids, so they stay unfolded and selected. */
  const changes = new EventEmitter<void>();
  const files = new Map<string, FileState>();
  const fileRows = new Map<string, Row>();
  const pendingUris = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoaded = false;

  const listCombats = (argument: { readonly uri?: string }): Promise<readonly FileCombats[]> =>
    runOnServer(client, serverCommands.combats, argument);

  function store(listed: FileCombats): void {
    const { uri } = listed;
    const previous = files.get(uri);
    if (listed.scenarios.length === 0) {
      fileRows.delete(uri);
      files.delete(uri);
      return;
    }
    const forecasts = previous?.forecasts ?? new Map<string, Forecast>();
    files.set(uri, { uri: Uri.parse(uri), listed, forecasts, hasRequested: false });
    const [scenario, other] = listed.scenarios;
    // The combats of a single scenario are shown below its file.
    fileRows.set(uri, { kind: 'file', uri, ...(!other && { document: scenario!.document, scenario }) });
  }

  async function loadAll(): Promise<void> {
    const fileList = await listCombats({});
    const uris = new Set(fileList.map(({ uri }) => uri));
    for (const uri of [...files.keys()]) if (!uris.has(uri)) store({ uri, scenarios: [] });
    fileList.forEach(store);
    isLoaded = true;
  }

  async function refresh(): Promise<void> {
    const uris = [...pendingUris];
    pendingUris.clear();
    if (!client.isRunning() || !isLoaded) return;
    if (!view.visible) {
      // Everything is listed again when the view is shown.
      isLoaded = false;
      return;
    }
    for (const uri of uris) {
      const [fileCombats] = await listCombats({ uri });
      if (fileCombats) store(fileCombats);
    }
    changes.fire();
  }

  function refreshSoon(...uris: readonly Uri[]): void {
    for (const uri of uris) pendingUris.add(uri.toString());
    clearTimeout(timer);
    timer = setTimeout(() => void refresh().then(undefined, () => undefined), typingPause);
  }

  /** Lists everything again, at once if the view is shown. */
  function reload(): void {
    isLoaded = false;
    if (view.visible) changes.fire();
  }

  /** Requests the forecasts of a file whose rows are shown. */
  async function requestForecasts(state: FileState): Promise<void> {
    if (state.hasRequested) return;
    state.hasRequested = true;
    const uri = state.uri.toString();
    const forecasts = await runOnServer<readonly Forecast[]>(client, serverCommands.forecasts, { uri });
    if (files.get(uri) !== state) return;
    const byName = new Map(forecasts.map((forecast) => [toCombatKey(forecast), forecast]));
    files.set(uri, { ...state, forecasts: byName });
    changes.fire();
  }

  const view = window.createTreeView<Row>('asdic.combats', {
    showCollapseAll: true,
    treeDataProvider: {
      onDidChangeTreeData: changes.event,
      async getChildren(row) {
        if (!row) {
          if (!isLoaded) await runOrShowFailure(loadAll);
          const getName = ({ uri }: Row): string => workspace.asRelativePath(Uri.parse(uri));
          return [...fileRows.values()].sort((a, b) => getName(a).localeCompare(getName(b)));
        }
        const state = files.get(row.uri);
        if (!state) return [];
        const { uri, scenario } = row;
        if (!scenario)
          return state.listed.scenarios.map((listedScenario) => ({
            kind: 'scenario',
            uri,
            document: listedScenario.document,
            scenario: listedScenario,
          }));
        void requestForecasts(state).then(undefined, () => undefined);
        return scenario.combats.map((combat) => ({
          kind: 'combat',
          uri,
          document: combat.document,
          id: combat.id,
          combat,
        }));
      },
      getTreeItem(row) {
        const state = files.get(row.uri);
        if (row.combat) return createCombatItem(row.uri, row.combat, state?.forecasts.get(toCombatKey(row.combat)));
        const isUnfolded = row.kind === 'scenario' || files.size <= maxUnfolded;
        return createGroupItem(row, isUnfolded);
      },
    },
  });

  const watcher = workspace.createFileSystemWatcher('**/*.{yaml,yml}');
  const onFile = (uri: Uri): void => (isScenarioFile(uri) ? refreshSoon(uri) : refreshSoon(...listUris()));
  const listUris = (): readonly Uri[] => [...files.values()].map(({ uri }) => uri);
  return Disposable.from(
    changes,
    view,
    watcher,
    watcher.onDidCreate(onFile),
    watcher.onDidChange(onFile),
    watcher.onDidDelete((uri) => {
      if (!isScenarioFile(uri)) return onFile(uri);
      // The server may still have its text, as VS Code keeps documents for a while after their editors are closed.
      pendingUris.delete(uri.toString());
      store({ uri: uri.toString(), scenarios: [] });
      changes.fire();
    }),
    workspace.onDidOpenTextDocument(({ languageId: language, uri }) => {
      if (language === languageId && !files.has(uri.toString())) refreshSoon(uri);
    }),
    workspace.onDidCloseTextDocument(({ languageId: language, uri }) => {
      if (language === languageId) refreshSoon(uri);
    }),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (document.languageId === languageId && contentChanges.length > 0) refreshSoon(document.uri);
    }),
    workspace.onDidChangeWorkspaceFolders(reload),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('asdic')) reload();
    }),
    client.onDidChangeState(({ newState }) => {
      if (newState === State.Running) reload();
    }),
    view.onDidChangeVisibility(({ visible }) => {
      if (visible && !isLoaded) changes.fire();
    }),
    { dispose: () => clearTimeout(timer) },
  );
}

function isScenarioFile({ path }: Uri): boolean {
  return /\.scenario\.ya?ml$/.test(path);
}

function toCombatKey({ document, id }: Pick<ListedCombat, 'document' | 'id'>): string {
  return `${document} ${id}`;
}

/** A file, or one of several scenarios in it. */
function createGroupItem({ kind, uri, document, scenario }: Row, isUnfolded: boolean): TreeItem {
  const file = Uri.parse(uri);
  const state = isUnfolded ? TreeItemCollapsibleState.Expanded : TreeItemCollapsibleState.Collapsed;
  const title = scenario?.title;
  const label = kind === 'file' ? getShortName(file) : (title ?? l10n.t('Scenario {0}', document! + 1));
  const item = new TreeItem(label, state);
  item.id = kind === 'file' ? uri : `${uri} ${document}`;
  if (kind === 'file') {
    // Its icon and its marks are those of the Explorer.
    item.resourceUri = file;
    item.iconPath = ThemeIcon.File;
    item.description = title ?? getFolderName(file);
  }
  item.tooltip = [workspace.asRelativePath(file), ...(title === undefined ? [] : [title])].join('\n');
  item.contextValue = scenario?.isTurn ? 'turn' : 'group';
  return item;
}

/** Without the extension that all of them share. */
function getShortName({ path }: Uri): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.scenario\.ya?ml$/, '');
}

function getFolderName(file: Uri): string | undefined {
  const path = workspace.asRelativePath(file);
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : undefined;
}

function createCombatItem(uri: string, combat: ListedCombat, forecast: Forecast | undefined): TreeItem {
  const { title, problem, range } = combat;
  const item = new TreeItem(title);
  const shownText = problem ?? forecast?.text;
  item.id = `${uri} ${toCombatKey(combat)}`;
  item.description = shownText ?? '';
  item.tooltip = [title, ...(shownText === undefined ? [] : [problem ?? forecast!.tooltip])].join('\n');
  item.accessibilityInformation = { label: shownText === undefined ? title : `${title}, ${shownText}` };
  item.iconPath =
    problem === undefined ? new ThemeIcon('target') : new ThemeIcon('error', new ThemeColor('errorForeground'));
  item.contextValue = problem === undefined ? 'combat' : 'unresolvable';
  const { line, character } = range.start;
  const selection = new Range(line, character, line, character);
  item.command = { command: 'vscode.open', title: l10n.t('Open'), arguments: [Uri.parse(uri), { selection }] };
  return item;
}
