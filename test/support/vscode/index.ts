/**
 * A stand-in for the module `vscode`, which exists only inside VS Code. The build of the unit tests puts it in place of that module; it
 * has what the client uses, and `desk` holds its state.
 */
import { desk, type Dialog, type Item } from './desk';
import { DiagnosticCollection, Document, Editor, WebviewPanel } from './documents';
import { createTestController } from './test-controller';
import { type EventEmitter, Uri, type WorkspaceEdit } from './values';

export * from './values';

type Choice = string | { readonly title: string };

/** @returns what the user chooses; undefined if the user closes the dialog */
function ask<Value>(
  dialog: Omit<Dialog, 'labels' | 'picked' | 'items'>,
  choices: ReadonlyMap<string, Value>,
  items: readonly (Item & { picked?: boolean })[] = [],
) {
  const picked = items.filter((item) => item.picked === true).map(({ label }) => label);
  desk.dialogs.push({ ...dialog, labels: [...choices.keys()], picked, items });
  const answer = desk.answers.shift();
  const choose = (label: unknown): Value => {
    if (!choices.has(label as string)) throw new Error(`"${dialog.text}" offers no "${String(label)}".`);
    return choices.get(label as string)!;
  };
  return Promise.resolve(
    answer === undefined ? undefined : Array.isArray(answer) ? answer.map(choose) : choose(answer),
  );
}

/** @returns what the user types or names */
function askFreely(kind: Dialog['kind'], text: string) {
  desk.dialogs.push({ kind, text, labels: [], picked: [], items: [] });
  return Promise.resolve(desk.answers.shift());
}

function showMessage(kind: Dialog['kind'], text: string, choices: readonly Choice[]) {
  const byTitle = choices.map((choice) => [typeof choice === 'string' ? choice : choice.title, choice] as const);
  return ask({ kind, text }, new Map(byTitle));
}

export const window = {
  get activeTextEditor() {
    return desk.activeEditor;
  },
  get visibleTextEditors() {
    return desk.visibleEditors;
  },
  get activeColorTheme() {
    return { kind: desk.colorTheme };
  },
  tabGroups: {
    get activeTabGroup() {
      return desk.group;
    },
    get all() {
      return [desk.group, ...desk.otherGroups];
    },
    onDidChangeTabs: listenTo('tabs'),
    close(tabs: readonly object[]) {
      desk.group.tabs = desk.group.tabs.filter((tab) => !tabs.includes(tab));
      return Promise.resolve(true);
    },
  },
  onDidChangeActiveTextEditor: listenTo('activeEditor'),
  onDidChangeVisibleTextEditors: listenTo('visibleEditors'),
  showInformationMessage: (text: string, ...choices: readonly Choice[]) => showMessage('information', text, choices),
  showErrorMessage: (text: string, ...choices: readonly Choice[]) => showMessage('error', text, choices),
  showQuickPick(
    items: readonly (Item & { readonly kind?: number })[],
    { title, placeHolder }: { readonly title?: string; readonly placeHolder?: string } = {},
  ) {
    const choices = items.filter(({ kind }) => kind !== -1).map((item) => [item.label, item] as const);
    return ask({ kind: 'pick', text: title ?? placeHolder ?? '' }, new Map(choices), items);
  },
  showInputBox: ({ title }: { readonly title: string }) => askFreely('input', title),
  showSaveDialog: ({ defaultUri }: { readonly defaultUri?: Uri }) => askFreely('save', defaultUri?.toString() ?? ''),
  setStatusBarMessage: (text: string) => void desk.statusMessages.push(text),
  showTextDocument(shown: Document | Uri, options?: number | { readonly viewColumn?: number }) {
    const viewColumn = typeof options === 'object' ? options.viewColumn : options;
    desk.shownColumns.push(viewColumn);
    const document = shown instanceof Document ? shown : openDocument(shown);
    const editor = new Editor(document, viewColumn);
    desk.activeEditor = editor;
    desk.visibleEditors = [...desk.visibleEditors, editor];
    return Promise.resolve(editor);
  },
  createOutputChannel: () => ({ error: () => undefined, warn: () => undefined, ...nothingToDispose }),
  createTextEditorDecorationType: (options: object) => ({ ...options, dispose: () => undefined }),
  createWebviewPanel(viewType: string, title: string, column: WebviewPanel['column']) {
    const panel = new WebviewPanel(viewType, title, column);
    desk.panels.push(panel);
    return panel;
  },
  registerWebviewPanelSerializer(_viewType: string, serializer: NonNullable<typeof desk.panelSerializer>) {
    desk.panelSerializer = serializer;
    return nothingToDispose;
  },
  createTreeView(
    _id: string,
    { treeDataProvider }: { readonly treeDataProvider: NonNullable<typeof desk.treeProvider> },
  ) {
    desk.treeProvider = treeDataProvider;
    return Object.assign(desk.treeView, { ...nothingToDispose, onDidChangeVisibility: listenTo('treeVisibility') });
  },
};

const nothingToDispose = { dispose: () => undefined };

function openDocument(uri: Uri): Document {
  const open = desk.documents.find((document) => document.uri.toString() === uri.toString());
  if (open) return open;
  const text = desk.files.get(uri.toString());
  if (text === undefined && uri.scheme !== 'untitled') throw new Error(`There is no ${uri.toString()}.`);
  const document = new Document(uri.toString(), text, uri.path.endsWith('.scenario.yaml') ? undefined : 'yaml');
  desk.documents.push(document);
  return document;
}

/** A function that subscribes to an event of the current desk, and stays the same when the desk is reset. */
function listenTo<Name extends keyof typeof desk.events>(name: Name) {
  return (listener: (value: never) => unknown) => (desk.events[name] as EventEmitter<unknown>).event(listener as never);
}

export const workspace = {
  get textDocuments() {
    return desk.documents;
  },
  get workspaceFolders() {
    return desk.folders.length === 0 ? undefined : desk.folders;
  },
  isTrusted: true,
  onDidOpenTextDocument: listenTo('opened'),
  onDidCloseTextDocument: listenTo('closed'),
  onDidSaveTextDocument: listenTo('saved'),
  onDidChangeTextDocument: listenTo('changed'),
  onDidChangeWorkspaceFolders: listenTo('folders'),
  onDidChangeConfiguration: listenTo('settings'),
  getWorkspaceFolder: ({ scheme, path }: Uri) =>
    desk.folders.find(({ uri }) => uri.scheme === scheme && path.startsWith(`${uri.path}/`)),
  asRelativePath(uri: Uri) {
    const folder = workspace.getWorkspaceFolder(uri);
    return folder ? uri.path.slice(folder.uri.path.length + 1) : uri.path;
  },
  getConfiguration: () => ({
    get: (name: string, fallback?: unknown) => desk.settings[name] ?? desk.defaultSettings[name] ?? fallback,
    inspect: (name: string) => ({ defaultValue: desk.defaultSettings[name] }),
  }),
  openTextDocument(opened: Uri | { readonly language: string; readonly content: string }) {
    if (opened instanceof Uri) return Promise.resolve(openDocument(opened));
    const document = new Document(`untitled:Untitled-${desk.documents.length + 1}`, opened.content, opened.language);
    desk.documents.push(document);
    return Promise.resolve(document);
  },
  applyEdit({ replacements }: WorkspaceEdit) {
    for (const [uri, range, text] of replacements) openDocument(uri).replace(range, text);
    return Promise.resolve(true);
  },
  findFiles(include: { readonly pattern: string }, exclude: { readonly pattern: string } | undefined, limit: number) {
    desk.searches.push([include.pattern, exclude?.pattern, limit]);
    return Promise.resolve([...desk.files.keys()].slice(0, limit).map((uri) => Uri.parse(uri)));
  },
  createFileSystemWatcher: () => ({
    ...nothingToDispose,
    onDidCreate: listenTo('fileCreated'),
    onDidChange: listenTo('fileChanged'),
    onDidDelete: listenTo('fileDeleted'),
  }),
  registerTextDocumentContentProvider(_scheme: string, provider: NonNullable<typeof desk.contentProvider>) {
    desk.contentProvider = provider;
    return nothingToDispose;
  },
  fs: {
    isWritableFileSystem: (scheme: string) => !desk.readOnlySchemes.includes(scheme),
    readFile: async (uri: Uri) => new TextEncoder().encode(await readStoredFile(uri)),
    stat: (uri: Uri) => readStoredFile(uri),
    writeFile: (uri: Uri, bytes: Uint8Array) =>
      Promise.resolve(void desk.files.set(uri.toString(), new TextDecoder().decode(bytes))),
    async rename(from: Uri, to: Uri) {
      desk.files.set(to.toString(), await readStoredFile(from));
      desk.files.delete(from.toString());
    },
  },
};

function readStoredFile(uri: Uri): Promise<string> {
  const text = desk.files.get(uri.toString());
  return text === undefined ? Promise.reject(new Error(`There is no ${uri.toString()}.`)) : Promise.resolve(text);
}

export const commands = {
  registerCommand(name: string, run: (...args: never[]) => unknown) {
    desk.registered.set(name, run);
    return nothingToDispose;
  },
  executeCommand(name: string, ...args: unknown[]) {
    desk.executed.push([name, ...args]);
    return Promise.resolve(desk.registered.get(name)?.(...(args as never[])));
  },
  getCommands: () => Promise.resolve([...desk.registered.keys(), ...desk.otherCommands]),
};

export const languages = {
  createLanguageStatusItem: () => Object.assign(desk.statusItem, nothingToDispose),
  registerCodeLensProvider(_selector: unknown, provider: NonNullable<typeof desk.codeLensProvider>) {
    desk.codeLensProvider = provider;
    return nothingToDispose;
  },
  setTextDocumentLanguage(document: Document, languageId: string) {
    document.languageId = languageId;
    return Promise.resolve(document);
  },
  getDiagnostics: () => desk.diagnostics,
  createDiagnosticCollection: (name: string) => new DiagnosticCollection(name),
};

export const tasks = {
  registerTaskProvider(_type: string, provider: NonNullable<typeof desk.taskProvider>) {
    desk.taskProvider = provider;
    return nothingToDispose;
  },
  onDidEndTask: listenTo('taskEnded'),
};

export const debug = {
  registerDebugAdapterDescriptorFactory(_type: string, factory: NonNullable<typeof desk.debugger.adapters>) {
    desk.debugger.adapters = factory;
    return nothingToDispose;
  },
  registerDebugConfigurationProvider(_type: string, provider: NonNullable<typeof desk.debugger.configurations>) {
    desk.debugger.configurations = provider;
    return nothingToDispose;
  },
  startDebugging(folder: unknown, configuration: object) {
    desk.debugger.started.push([folder, configuration]);
    return Promise.resolve(true);
  },
};

export const tests = {
  createTestController: () => (desk.testController = createTestController()),
};

export const env = {
  uiKind: 1,
  appHost: 'desktop',
  remoteName: undefined,
  clipboard: {
    writeText: (text: string) => Promise.resolve(void (desk.clipboard = text)),
  },
};

export const l10n = {
  t: (message: string, ...values: readonly unknown[]) =>
    message.replaceAll(/\{(\d+)\}/g, (_match, index: string) => String(values[Number(index)])),
};

export const version = '1.91.0';
