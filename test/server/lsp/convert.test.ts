import assert from 'node:assert/strict';
import type * as lsp from 'vscode-languageserver';
import type { OffsetDiagnostic } from '../../../server/src/features/scenario/offset-diagnostic';
import type { Lens, LensAction, TurnAction } from '../../../server/src/features/editor/lenses';
import { readClient, type Client } from '../../../server/src/lsp/capabilities';
import {
  addFileCreation,
  createPageLink,
  createRuleLink,
  findCommand,
  toDiagnostic,
  toInlineResult,
  toLens,
  toLocation,
  toWorkspaceEdit,
  toWorkspaceEdits,
} from '../../../server/src/lsp/convert';
import type { DocumentSnapshot } from '../../../server/src/lsp/documents';
import { chooseEncoding, createPositions, type Positions } from '../../../server/src/lsp/positions';
import { createLineIndex } from '../../../server/src/text';

const text = 'first\nsecond\n';
const positions: Positions = createPositions({ text, lines: () => createLineIndex(text) }, chooseEncoding());
const snapshot = { uri: 'file:///a.yaml', version: 7, positions } as DocumentSnapshot;
const second = { from: 6, to: 12 };
const range = { start: { line: 1, character: 0 }, end: { line: 1, character: 6 } };

const createClient = (initializationOptions: object = {}, workspace: lsp.WorkspaceClientCapabilities = {}): Client =>
  readClient({ processId: null, rootUri: null, capabilities: { workspace }, initializationOptions });

describe('edits for a client', () => {
  const versioned = createClient({}, { workspaceEdit: { documentChanges: true } });
  const edits = [{ ...second, insert: 'third' }];
  const textEdits = [{ range, newText: 'third' }];

  it('carry the version of the document if the client checks it', () => {
    assert.deepEqual(toWorkspaceEdit(snapshot, edits, createClient()), { changes: { 'file:///a.yaml': textEdits } });
    assert.deepEqual(toWorkspaceEdit(snapshot, edits, versioned), {
      documentChanges: [{ textDocument: { uri: 'file:///a.yaml', version: 7 }, edits: textEdits }],
    });
    const changes = [
      ['file:///a.yaml', textEdits],
      ['file:///closed.yaml', []],
    ] as const;
    const getVersion = (uri: string) => (uri === 'file:///a.yaml' ? 0 : undefined);
    assert.deepEqual(toWorkspaceEdits(changes, createClient(), getVersion), {
      changes: { 'file:///a.yaml': textEdits, 'file:///closed.yaml': [] },
    });
    assert.deepEqual(toWorkspaceEdits(changes, versioned, getVersion), {
      documentChanges: [
        { textDocument: { uri: 'file:///a.yaml', version: 0 }, edits: textEdits },
        { textDocument: { uri: 'file:///closed.yaml', version: null }, edits: [] },
      ],
    });
  });

  it('create a file before its text and other edits, and never replace one', () => {
    const start = { line: 0, character: 0 };
    const creation = [
      { kind: 'create', uri: 'file:///t.yaml', options: { overwrite: false, ignoreIfExists: false } },
      {
        textDocument: { uri: 'file:///t.yaml', version: null },
        edits: [{ range: { start, end: start }, newText: 'source: x\n' }],
      },
    ];
    assert.deepEqual(addFileCreation({}, 'file:///t.yaml', 'source: x\n'), { documentChanges: creation });
    const edit = toWorkspaceEdit(snapshot, edits, versioned);
    assert.deepEqual(addFileCreation(edit, 'file:///t.yaml', 'source: x\n').documentChanges, [
      ...creation,
      ...edit.documentChanges!,
    ]);
  });
});

describe('a location for a client', () => {
  it('is in the document, or where that says it lies outside', () => {
    assert.deepEqual(toLocation(snapshot, second), { uri: 'file:///a.yaml', range });
    const outside = { uri: 'file:///other.yaml', range };
    const inTable = { ...snapshot, positions: { ...positions, locateOutside: () => outside } };
    assert.equal(toLocation(inTable, second), outside);
    const inside = { ...snapshot, positions: { ...positions, locateOutside: () => undefined } };
    assert.deepEqual(toLocation(inside, second), { uri: 'file:///a.yaml', range });
  });
});

describe('a problem for a client', () => {
  const problem: OffsetDiagnostic = {
    ...second,
    code: 'schema/value',
    severity: 'error',
    message: 'No.',
    related: [],
    unnecessary: false,
    hasPreferredFix: false,
    listFixes: () => [],
  };
  const convert = (more: Partial<OffsetDiagnostic>, link?: string) =>
    toDiagnostic(snapshot, { ...problem, ...more }, () => link);
  const bare = { source: 'asdic', range, severity: 1, code: 'schema/value', message: 'No.' };

  it('has its severity, and nothing that it does not need', () => {
    assert.deepEqual(convert({}), bare);
    assert.deepEqual(
      (['error', 'warning', 'information', 'hint'] as const).map((severity) => convert({ severity }).severity),
      [1, 2, 3, 4],
    );
  });

  it('has its page, the places that it is about, and is faded if the text has no effect', () => {
    assert.deepEqual(convert({}, 'page:'), { ...bare, codeDescription: { href: 'page:' } });
    assert.deepEqual(convert({ unnecessary: true }), { ...bare, tags: [1] });
    assert.deepEqual(convert({ related: [{ ...second, message: 'here' }] }), {
      ...bare,
      relatedInformation: [{ message: 'here', location: { uri: 'file:///a.yaml', range } }],
    });
    const linked: unknown[] = [];
    const rule = { ruleset: 'aare', rule: 'dive' };
    toDiagnostic(snapshot, { ...problem, rule }, (page) => void linked.push(page));
    toDiagnostic(snapshot, problem, (page) => void linked.push(page));
    assert.deepEqual(
      linked.map((page) => (page as typeof rule).ruleset),
      ['aare', 'codes'],
    );
  });
});

describe('a lens for a client', () => {
  const lens: Lens<LensAction | TurnAction> = {
    ...{ key: 'k', action: 'resolve', title: 'Resolve', tooltip: 'Rolls', range: second, document: 1, id: 'biscay' },
  };
  const convert = (action: LensAction | TurnAction | undefined, clientCommands: boolean) =>
    toLens(snapshot, { ...lens, action }, createClient({ clientCommands }));
  const argument = { uri: 'file:///a.yaml', document: 1, id: 'biscay' };

  it('runs the command of the client if it has one, else that of the server, with the combat', () => {
    const command = { title: 'Resolve', tooltip: 'Rolls', arguments: [argument] };
    assert.deepEqual(convert('resolve', true), [{ range, command: { ...command, command: 'asdic.resolve' } }]);
    assert.deepEqual(convert('resolve', false), [{ range, command: { ...command, command: 'asdic.server.resolve' } }]);
    assert.deepEqual(convert('showProblem', true)[0]!.command?.command, 'asdic.server.showProblem');
  });

  it('is left out where only a client could run it, and is plain text without an action', () => {
    for (const action of ['play', 'playTurn', 'reroll', 'history', 'stepThrough'] as const) {
      assert.deepEqual(convert(action, false), []);
      assert.equal(findCommand(action, createClient({ clientCommands: true })), `asdic.${action}`);
    }
    assert.deepEqual(convert(undefined, false), [
      { range, command: { title: 'Resolve', tooltip: 'Rolls', command: '' } },
    ]);
  });
});

describe('a result in a line for a client', () => {
  it('has the number of its line', () => {
    const outcome = { document: 0, id: 'biscay', range: second, text: 'short', whole: 'long', stale: true };
    assert.deepEqual(toInlineResult(snapshot, outcome as never), {
      ...{ document: 0, id: 'biscay', line: 1, text: 'short', whole: 'long', stale: true },
    });
  });
});

describe('a link to a page of the rules', () => {
  const page = { ruleset: 'aare', rule: 'dive', check: 'x', title: 'Dive' };

  it('is a command where hovers run commands, else a document, else a page of the site, else none', () => {
    const withDocuments = { textDocumentContent: {} };
    const site = 'https://example.org/asdic';
    assert.match(
      createRuleLink(createClient({ clientCommands: true }, withDocuments))(page)!,
      /^command:asdic\.showRule\?/,
    );
    const document = 'asdic-rule:/asdic-rules/aare/dive.x/Dive';
    assert.equal(createRuleLink(createClient({ site }, withDocuments))(page), document);
    assert.equal(createPageLink(createClient({ clientCommands: true, site }, withDocuments))(page), document);
    assert.equal(createPageLink(createClient({ site }))(page), 'https://example.org/asdic/rules/aare/dive.html');
    assert.equal(
      createPageLink(createClient({ site }))({ ruleset: 'aare' }),
      'https://example.org/asdic/rules/aare/index.html',
    );
    assert.equal(createPageLink(createClient())(page), undefined);
  });
});
