/**
 * The rows of "What is supported" in docs/editors.md: each is a test that drives the server as an editor would that knows nothing of Asdic.
 * A row names the methods of the protocol that its test has to use.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import type {
  ApplyWorkspaceEditParams,
  ClientCapabilities,
  CodeAction,
  ConfigurationParams,
  Diagnostic,
  MessageActionItem,
  Range,
  RegistrationParams,
  ShowDocumentParams,
  ShowMessageParams,
  ShowMessageRequestParams,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import { createNodeRuntime } from '../../../../server/src/lsp/runtime.node';
import { positionAt } from '../client';
import type { ClientOptions } from '../client';
import { biscay, uri } from '../scenario';
import { folder, createWorkspaceOnDisk } from '../workspace-on-disk';

/** The headings below "What is supported", each with a test file. */
export const sections = ['Problems', 'Writing', 'Names', 'Reading', 'Combats', 'Sessions'] as const;

type Section = (typeof sections)[number];

interface Row {
  readonly title: string;
  readonly methods: readonly string[];
}

/** The text below "What is supported". */
function readSupported(): string {
  const [, after] = fs.readFileSync('docs/editors.md', 'utf8').split('\n## What is supported\n');
  return after!.split('\n## ')[0]!;
}

export function listSections(): readonly string[] {
  return [...readSupported().matchAll(/^### (.*)$/gm)].map(([, heading]) => heading!);
}

export function readRows(section: Section): readonly Row[] {
  const part = readSupported().split(`\n### ${section}\n`)[1]!.split('\n### ')[0]!;
  return [...part.matchAll(/^\| (?!the server )(.+?) \| (.*) \|$/gm)].map(([, title, methods]) => ({
    title: title!.replaceAll('`', ''),
    methods: [...methods!.matchAll(/`([^`]+)`/g)].map(([, method]) => method!),
  }));
}

/** What the protocol has for editors, as far as a server may look for it. */
export const anyEditor: ClientCapabilities = {
  general: { positionEncodings: ['utf-16'] },
  textDocument: {
    codeAction: {
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor', 'source'] } },
    },
    codeLens: {},
    colorProvider: {},
    completion: {
      dynamicRegistration: true,
      completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] },
    },
    definition: { dynamicRegistration: true },
    diagnostic: {},
    documentHighlight: {},
    documentLink: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    foldingRange: {},
    formatting: {},
    hover: { dynamicRegistration: true, contentFormat: ['markdown', 'plaintext'] },
    inlayHint: {},
    linkedEditingRange: {},
    onTypeFormatting: {},
    publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1, 2] } },
    rangeFormatting: {},
    references: { dynamicRegistration: true },
    rename: { prepareSupport: true },
    selectionRange: {},
    semanticTokens: {
      requests: { full: { delta: true }, range: true },
      tokenTypes: [],
      tokenModifiers: [],
      formats: ['relative'],
    },
    signatureHelp: { signatureInformation: { parameterInformation: { labelOffsetSupport: true } } },
    synchronization: { dynamicRegistration: true },
  },
  window: { showDocument: { support: true }, workDoneProgress: true },
  workspace: {
    applyEdit: true,
    configuration: true,
    diagnostics: { refreshSupport: true },
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    fileOperations: { willRename: true },
    workspaceEdit: { documentChanges: true, resourceOperations: ['create'] },
    workspaceFolders: true,
  },
};

/** What the server has asked the editor for. */
interface ServerMessages {
  readonly registered: string[];
  readonly messages: string[];
  readonly questions: string[][];
  readonly documents: string[];
  readonly edits: WorkspaceEdit[];
  refreshes: number;
}

export type Editor = ReturnType<typeof createEditor>;

/** @param declare declares the rows of a section; `row` begins a test by the title that it has in the documents */
export function describeRows(
  section: Section,
  declare: (editor: Editor, row: (title: string, run: () => Promise<void>) => void) => void,
): void {
  const rows = readRows(section);
  const titles: string[] = [];
  describe(`${section} of editors that know nothing of Asdic`, () => {
    const editor = createEditor();
    declare(editor, (title, run) => {
      titles.push(title);
      it(title, async () => {
        await run();
        const methods = rows.find((row) => row.title === title)?.methods ?? [];
        assert.deepEqual(
          methods.filter((method) => !editor.hasUsed(method)),
          [],
          'methods that the row names and the test has not used',
        );
      });
    });
  });

  it(`the documents have a row for each test of ${section}`, () => {
    assert.deepEqual(
      rows.map(({ title }) => title),
      titles,
    );
  });
}

/** An editor with an open scenario in a folder, and what it does for the server. */
function createEditor() {
  const workspace = createWorkspaceOnDisk();
  const { createTemporaryFiles } = createNodeRuntime('.');
  const serverMessages: ServerMessages = {
    registered: [],
    messages: [],
    questions: [],
    documents: [],
    edits: [],
    refreshes: 0,
  };
  const usedMethods: ReadonlySet<string>[] = [];
  let settings: object = {};
  beforeEach(() => {
    for (const list of [
      serverMessages.registered,
      serverMessages.messages,
      serverMessages.questions,
      serverMessages.documents,
      serverMessages.edits,
      usedMethods,
    ])
      list.splice(0);
    serverMessages.refreshes = 0;
    settings = {};
    workspace.disk.clear();
  });

  const prepare: ClientOptions['prepare'] = (connection) => {
    connection.onRequest('client/registerCapability', ({ registrations }: RegistrationParams) => {
      serverMessages.registered.push(...registrations.map(({ method }) => method));
    });
    connection.onRequest('client/unregisterCapability', () => undefined);
    connection.onRequest('window/workDoneProgress/create', () => undefined);
    connection.onRequest('workspace/configuration', ({ items }: ConfigurationParams) => items.map(() => settings));
    connection.onRequest('workspace/diagnostic/refresh', () => void serverMessages.refreshes++);
    connection.onRequest('workspace/applyEdit', ({ edit }: ApplyWorkspaceEditParams) => {
      serverMessages.edits.push(edit);
      return { applied: true };
    });
    connection.onRequest('window/showDocument', ({ uri: address }: ShowDocumentParams) => {
      serverMessages.documents.push(address);
      return { success: true };
    });
    connection.onRequest(
      'window/showMessageRequest',
      ({ actions = [] }: ShowMessageRequestParams): MessageActionItem | null => {
        serverMessages.questions.push(actions.map(({ title }) => title));
        return actions[0] ?? null;
      },
    );
    connection.onNotification('window/showMessage', ({ message }: ShowMessageParams) => {
      serverMessages.messages.push(message);
    });
  };

  const textDocument = { uri };
  const ask = <Result>(method: string, params: object = {}): Promise<Result> => workspace.ask(method, params);
  const read = (): string => workspace.client.text(uri);
  const select = (text: string): Range => ({
    start: positionAt(read(), text),
    end: positionAt(read(), text, text.length),
  });
  const findActionsIn = (range: Range, ...only: string[]): Promise<CodeAction[]> =>
    ask('textDocument/codeAction', { textDocument, range, context: { diagnostics: [], only } });
  return {
    serverMessages,
    textDocument,
    ask,
    read,
    select,
    get client() {
      return workspace.client;
    },
    get disk() {
      return workspace.disk;
    },
    /** Changes a file on disk. */
    write: workspace.writeFile,
    /** What the editor answers when it is asked for settings. */
    set settings(value: object) {
      settings = value;
    },
    async start(text = biscay, options: ClientOptions = {}): Promise<void> {
      await workspace.start({
        capabilities: anyEditor,
        ...options,
        runtime: { createTemporaryFiles, ...options.runtime },
        prepare(connection) {
          prepare(connection);
          options.prepare?.(connection);
        },
      });
      usedMethods.push(workspace.client.methods);
      await workspace.client.open(uri, text);
    },
    /** Whether a message of this method went between the editor and the server since the test began. */
    hasUsed: (method: string): boolean => usedMethods.some((methods) => methods.has(method)),
    positionIn: (text: string, inside = 1) => ({ textDocument, position: positionAt(read(), text, inside) }),
    getWholeRange: (): Range => ({ start: { line: 0, character: 0 }, end: positionAt(read(), read().length) }),
    findActions: (text: string, ...only: string[]): Promise<CodeAction[]> => findActionsIn(select(text), ...only),
    findActionsIn,
    resolveEdit: async (action: CodeAction | undefined): Promise<string> => {
      assert.ok(action);
      const { edit } = await ask<CodeAction>('codeAction/resolve', action);
      return printEdit(edit);
    },
    listProblems: async (): Promise<readonly Diagnostic[]> =>
      (await ask<{ items: Diagnostic[] }>('textDocument/diagnostic', { textDocument })).items,
    run: <Result>(command: string, argument: object = {}): Promise<Result> =>
      ask('workspace/executeCommand', { command, arguments: [{ uri, ...argument }] }),
  };
}

export function printEdit(edit: WorkspaceEdit | undefined): string {
  return JSON.stringify(edit?.documentChanges ?? edit?.changes ?? null);
}

export const scenarioFile = (name: string): string => `${folder}/${name}.scenario.yaml`;
