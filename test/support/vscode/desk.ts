/** The state of the stand-in for VS Code: what is open, what the user answers, and what the extension has asked for and done. */
import type { Document, Editor, WebviewPanel } from './documents';
import { type CancellationTokenSource, EventEmitter, type Range, type Uri } from './values';

/** A message, a list to choose from, or a field. */
export interface Dialog {
  readonly kind: 'information' | 'error' | 'pick' | 'input' | 'save';
  /** The message, or the title or placeholder. */
  readonly text: string;
  /** Labels of buttons or items. */
  readonly labels: readonly string[];
  /** Labels of items that are chosen at the start. */
  readonly picked: readonly string[];
  readonly items: readonly Item[];
}

export interface Item {
  readonly label: string;
  readonly description?: string;
  readonly detail?: string;
}

/** Label of a button or an item, several of them, a text, or a file. */
type Answer = string | readonly string[] | Uri;

export interface Tab {
  readonly input: unknown;
  readonly isActive: boolean;
  readonly group: TabGroup;
}

export interface TabGroup {
  readonly isActive: boolean;
  readonly viewColumn: number;
  tabs: Tab[];
  activeTab: Tab | undefined;
}

function createDesk() {
  const group: TabGroup = { isActive: true, viewColumn: 1, tabs: [], activeTab: undefined };
  return {
    /** What the user will answer to the next dialogs; others are closed. */
    answers: [] as Answer[],
    dialogs: [] as Dialog[],
    /** Commands of VS Code that were run, with their arguments. */
    executed: [] as (readonly [string, ...unknown[]])[],
    /** Commands that the extension has registered. */
    registered: new Map<string, (...args: never[]) => unknown>(),
    /** Commands of other extensions. */
    otherCommands: ['markdown.showPreview'],
    clipboard: '',
    statusMessages: [] as string[],

    documents: [] as Document[],
    activeEditor: undefined as Editor | undefined,
    visibleEditors: [] as Editor[],
    /** Columns in which documents were shown. */
    shownColumns: [] as (number | undefined)[],
    group,
    /** Columns beside that of the group. */
    otherGroups: [] as TabGroup[],
    panels: [] as WebviewPanel[],
    panelSerializer: undefined as { deserializeWebviewPanel(panel: WebviewPanel, state: unknown): unknown } | undefined,
    treeProvider: undefined as TreeProvider | undefined,
    treeView: { visible: true },
    codeLensProvider: undefined as
      { provideCodeLenses(): readonly unknown[]; onDidChangeCodeLenses?(listener: () => void): unknown } | undefined,
    contentProvider: undefined as ContentProvider | undefined,
    taskProvider: undefined as TaskProvider | undefined,
    testController: undefined as TestController | undefined,
    debugger: {
      adapters: undefined as DebugAdapters | undefined,
      configurations: undefined as DebugConfigurations | undefined,
      /** Folders and configurations of what was started. */
      started: [] as (readonly [folder: unknown, configuration: object])[],
    },
    statusItem: { name: '', text: '', detail: undefined as string | undefined, severity: 0, busy: false, command: {} },
    colorTheme: 2,

    folders: [] as { readonly uri: Uri; readonly name: string }[],
    /** Texts of files by URI. */
    files: new Map<string, string>(),
    /** Schemes of read-only file systems. */
    readOnlySchemes: ['git'],
    settings: {} as Record<string, unknown>,
    /** Values of settings that are not set. */
    defaultSettings: {} as Record<string, unknown>,
    diagnostics: [] as { range: Range; code?: unknown; source?: string; severity?: number }[],
    /** Patterns that files were searched by. */
    searches: [] as (readonly [include: string, exclude: string | undefined, limit: number])[],

    events: {
      activeEditor: new EventEmitter<Editor | undefined>(),
      visibleEditors: new EventEmitter<void>(),
      tabs: new EventEmitter<{ opened: readonly Tab[]; changed: readonly Tab[] }>(),
      opened: new EventEmitter<Document>(),
      closed: new EventEmitter<Document>(),
      saved: new EventEmitter<Document>(),
      changed: new EventEmitter<{ document: Document; contentChanges: readonly unknown[] }>(),
      folders: new EventEmitter<void>(),
      settings: new EventEmitter<{ affectsConfiguration(section: string): boolean }>(),
      fileCreated: new EventEmitter<unknown>(),
      fileChanged: new EventEmitter<unknown>(),
      fileDeleted: new EventEmitter<unknown>(),
      treeVisibility: new EventEmitter<{ visible: boolean }>(),
      taskEnded: new EventEmitter<void>(),
    },
  };
}

export interface TreeProvider {
  readonly onDidChangeTreeData: (listener: () => void) => unknown;
  getChildren(row?: object): Promise<readonly object[]>;
  getTreeItem(row: object): Record<string, unknown>;
}

export interface ContentProvider {
  readonly onDidChange: (listener: (uri: Uri) => void) => unknown;
  provideTextDocumentContent(uri: Uri): unknown;
}

export interface TaskProvider {
  provideTasks(): readonly object[];
  resolveTask(task: object): object | undefined;
}

export interface DebugAdapters {
  createDebugAdapterDescriptor(session: { readonly id: string }): { readonly implementation: DebugAdapter };
}

export interface DebugAdapter {
  readonly onDidSendMessage: (listener: (message: object) => void) => unknown;
  handleMessage(message: object): void;
}

export interface DebugConfigurations {
  resolveDebugConfiguration(folder: unknown, configuration: object): unknown;
  resolveDebugConfigurationWithSubstitutedVariables(folder: unknown, configuration: object): Promise<unknown>;
}

export interface TestController {
  readonly items: Iterable<readonly [string, TestItem]> & {
    get(id: string): TestItem | undefined;
    readonly size: number;
  };
  /** What runs reported: `passed north`. */
  readonly reports: string[];
  readonly messages: { readonly message: string; expectedOutput?: string; actualOutput?: string; location?: unknown }[];
  readonly invalidated: string[];
  resolveHandler?: (item?: object) => Promise<unknown>;
  refreshHandler?: () => Promise<unknown>;
  run?: (request: object, token: CancellationTokenSource['token']) => Promise<void>;
}

export interface TestItem {
  readonly id: string;
  readonly label: string;
  readonly uri: unknown;
  parent?: TestItem;
  readonly children: TestController['items'];
  description?: string;
  range?: Range;
}

export const desk = createDesk();

/** Closes everything, and forgets what happened. */
export function resetDesk(): void {
  Object.assign(desk, createDesk());
}
