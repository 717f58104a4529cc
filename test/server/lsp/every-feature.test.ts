/** What editors expect of a language server, feature by feature, each driven over the protocol to an answer that says something. */
import assert from 'node:assert/strict';
import type {
  CodeAction,
  CodeLens,
  Color,
  CompletionItem,
  Diagnostic,
  DocumentSymbol,
  Hover,
  InlayHint,
  SemanticTokens,
  SemanticTokensDelta,
  SignatureHelp,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import { ableClient, eventually, positionAt, startClient } from './client';
import type { ClientOptions, TestClient } from './client';
import { biscay, bombardment, uri } from './scenario';

const faulty = biscay.replace('weather: rain', 'wether: rain');
const textDocument = { uri };
const formatting = { tabSize: 2, insertSpaces: true };

describe('every feature of a language server', () => {
  let client: TestClient;
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });

  async function start(text = biscay, options: ClientOptions = {}): Promise<void> {
    client = await startClient(options);
    await client.open(uri, text);
  }
  const ask = <Result>(method: string, params: object = {}): Promise<Result> =>
    client.connection.sendRequest(method, params);
  const at = (text: string, inside = 1) => ({ textDocument, position: positionAt(client.text(uri), text, inside) });
  const select = (text: string) => ({
    start: positionAt(client.text(uri), text),
    end: positionAt(client.text(uri), text, text.length),
  });
  const whole = () => ({
    start: { line: 0, character: 0 },
    end: positionAt(client.text(uri), client.text(uri).length),
  });
  const findActions = (text: string, only: string): Promise<CodeAction[]> =>
    ask('textDocument/codeAction', { textDocument, range: select(text), context: { diagnostics: [], only: [only] } });
  const listProblems = async (): Promise<readonly Diagnostic[]> =>
    (await ask<{ items: Diagnostic[] }>('textDocument/diagnostic', { textDocument })).items;
  const printEdits = ({ changes, documentChanges = [] }: WorkspaceEdit): string =>
    JSON.stringify(changes ?? documentChanges);

  it('pushes diagnostics with the version of the text to clients that do not pull', async () => {
    await start(faulty, { capabilities: {} });
    const published = await eventually(() => client.published.find(({ diagnostics }) => diagnostics.length > 0));
    assert.equal(published?.version, 1);
  });

  it('answers pulled diagnostics, with a code, the page of the rule and a link', async () => {
    await start(biscay.replace('section: 3', 'section: 9'), {
      options: { site: 'https://example.org/asdic' },
      capabilities: { textDocument: { diagnostic: {} } },
    });
    const [problem] = await listProblems();
    assert.ok(problem);
    assert.match(String(problem.code), /^[\w-]+\/[\w-]+$/);
    assert.match(problem.codeDescription?.href ?? '', /^https:\/\/example\.org\/asdic\//);
  });

  it('says of pulled diagnostics that have not changed that they have not', async () => {
    await start(faulty);
    const { resultId } = await ask<{ resultId: string }>('textDocument/diagnostic', { textDocument });
    const again = { textDocument, previousResultId: resultId };
    assert.equal((await ask<{ kind: string }>('textDocument/diagnostic', again)).kind, 'unchanged');
  });

  it('relates a second id to the first', async () => {
    await start(biscay.replace('id: flotilla-1,', 'id: flotilla-7,'), {
      capabilities: { textDocument: { diagnostic: {}, publishDiagnostics: { relatedInformation: true } } },
    });
    const related = (await listProblems()).flatMap(({ relatedInformation = [] }) => relatedInformation);
    assert.ok(related.some(({ location }) => location.uri === uri));
  });

  it('takes the severity of a code from the settings', async () => {
    await start(faulty, {
      options: { severity: { 'schema/unknown-key': 'hint' } } as ClientOptions['options'] & object,
      capabilities: { textDocument: { diagnostic: {} }, workspace: { configuration: true } },
      prepare: (connection) =>
        connection.onRequest('workspace/configuration', ({ items }: { items: readonly unknown[] }) =>
          items.map(() => ({ severity: { 'schema/unknown-key': 'hint' } })),
        ),
    });
    const problems = await eventually(listProblems, (list) => list.some(({ severity }) => severity === 4));
    assert.ok(problems.every(({ severity }) => severity === 4));
  });

  it('suppresses a problem by a comment, which a quick fix writes', async () => {
    await start(biscay.replace('action: naval', 'action: pass'));
    const [problem] = await listProblems();
    const actions = await ask<CodeAction[]>('textDocument/codeAction', {
      textDocument,
      range: problem!.range,
      context: { diagnostics: [problem], only: ['quickfix'] },
    });
    const suppressing = actions.find(({ title }) => title.startsWith('Ignore'));
    assert.ok(suppressing, actions.map(({ title }) => title).join());
    const { edit } = await ask<CodeAction>('codeAction/resolve', suppressing);
    assert.match(printEdits(edit!), /asdic-ignore/);
  });

  it('mends a misspelt key, and all problems of a file at once', async () => {
    await start(faulty);
    const preferred = (await findActions('wether', 'quickfix')).find(({ isPreferred }) => isPreferred);
    assert.match(printEdits((await ask<CodeAction>('codeAction/resolve', preferred)).edit!), /weather/);
    const [all] = await findActions('wether', 'source.fixAll');
    assert.match(printEdits((await ask<CodeAction>('codeAction/resolve', all)).edit!), /weather/);
  });

  it('offers refactorings', async () => {
    await start();
    assert.ok((await findActions('condor', 'refactor')).length > 0);
  });

  it('completes words, with what they mean', async () => {
    await start(biscay.replace('weather: rain', 'weather: '));
    const listed = await ask<{ items: CompletionItem[] } | CompletionItem[]>(
      'textDocument/completion',
      at('weather: ', 9),
    );
    const items = Array.isArray(listed) ? listed : listed.items;
    const rain = items.find(({ label }) => label === 'rain');
    assert.ok(rain, items.map(({ label }) => label).join());
    assert.ok(rain.documentation ?? rain.detail, JSON.stringify(rain));
  });

  it('lists the keys of a mapping as a signature', async () => {
    await start();
    const help = await ask<SignatureHelp>('textDocument/signatureHelp', at('{ id: flotilla-7', 2));
    assert.match(help.signatures[0]!.label, /id/);
  });

  it('explains a value in a hover', async () => {
    await start();
    const { contents } = await ask<Hover>('textDocument/hover', at('weather: rain', 10));
    assert.match(JSON.stringify(contents), /1\.2\.3/);
  });

  it('has lenses above a combat, with commands that the server carries out', async () => {
    await start();
    const lenses = await ask<CodeLens[]>('textDocument/codeLens', { textDocument });
    const commands = lenses.flatMap(({ command }) => command ?? []);
    const resolving = commands.find(({ title }) => title.startsWith('Resolve'));
    assert.ok(resolving, commands.map(({ title }) => title).join());
    const report = await ask<{ trace?: unknown }>('workspace/executeCommand', {
      command: 'asdic.server.resolve',
      arguments: [{ uri, id: 'biscay' }],
    });
    assert.ok(report.trace);
  });

  it('hints at what a value means', async () => {
    await start(bombardment);
    const hints = await ask<InlayHint[]>('textDocument/inlayHint', { textDocument, range: whole() });
    assert.ok(hints.length > 0);
  });

  it('outlines a scenario, nested, and finds its ids in the workspace', async () => {
    await start();
    const [root] = await ask<DocumentSymbol[]>('textDocument/documentSymbol', { textDocument });
    assert.ok(root?.children && root.children.length > 0);
    const symbols = await ask<{ name: string }[]>('workspace/symbol', { query: 'flotilla' });
    assert.deepEqual(symbols.map(({ name }) => name).sort(), ['flotilla-1', 'flotilla-7']);
  });

  it('folds, and selects more and more', async () => {
    await start();
    assert.ok((await ask<unknown[]>('textDocument/foldingRange', { textDocument })).length > 1);
    const { position } = at('flotilla-7');
    const [selection] = await ask<{ parent?: object }[]>('textDocument/selectionRange', {
      textDocument,
      positions: [position],
    });
    assert.ok(selection?.parent);
  });

  it('colours names by tokens: of the whole, of what has changed, of a range', async () => {
    const tokens = {
      requests: { full: { delta: true }, range: true },
      tokenTypes: [],
      tokenModifiers: [],
      formats: [],
    };
    await start(biscay, { capabilities: { textDocument: { ...ableClient.textDocument, semanticTokens: tokens } } });
    const { data, resultId } = await ask<SemanticTokens>('textDocument/semanticTokens/full', { textDocument });
    assert.ok(data.length > 0);
    await client.change(uri, 'id: condor', 'id: kondor');
    const delta = await ask<SemanticTokensDelta>('textDocument/semanticTokens/full/delta', {
      textDocument,
      previousResultId: resultId,
    });
    assert.ok('edits' in delta);
    const range = select('{ id: flotilla-7');
    const some = await ask<SemanticTokens>('textDocument/semanticTokens/range', { textDocument, range });
    assert.ok(some.data.length > 0 && some.data.length < data.length);
  });

  it('finds the definition and all uses of a power, highlights and edits them together, and renames it', async () => {
    await start(biscay, { capabilities: { textDocument: { ...ableClient.textDocument, linkedEditingRange: {} } } });
    const [definition] = [await ask<object | object[]>('textDocument/definition', at('power: germany', 8))].flat();
    assert.ok(definition);
    const references = await ask<unknown[]>('textDocument/references', {
      ...at('power: germany', 8),
      context: { includeDeclaration: true },
    });
    assert.equal(references.length, 3);
    assert.equal((await ask<unknown[]>('textDocument/documentHighlight', at('power: germany', 8))).length, 3);
    assert.ok(await ask('textDocument/prepareRename', at('id: condor', 5)));
    const edit = await ask<WorkspaceEdit>('textDocument/rename', { ...at('id: condor', 5), newName: 'focke-wulf' });
    assert.match(printEdits(edit), /focke-wulf/);
    assert.ok(await ask('textDocument/linkedEditingRange', at('germany: { side', 2)));
  });

  it('formats a text, a range, and a new line', async () => {
    await start(biscay.replace('title: Condors', 'title:     Condors'), {
      capabilities: { textDocument: { formatting: {}, rangeFormatting: {}, onTypeFormatting: {} } },
    });
    const edits = await ask<TextEdit[]>('textDocument/formatting', { textDocument, options: formatting });
    assert.ok(edits.length > 0);
    const range = select('title:     Condors over Biscay');
    assert.ok(
      (await ask<TextEdit[]>('textDocument/rangeFormatting', { textDocument, range, options: formatting })).length > 0,
    );
    await client.change(uri, 'engagements:\n', 'engagements:\n\n');
    const { position } = at('engagements:\n', 'engagements:\n'.length);
    const typed = { textDocument, position, ch: '\n', options: formatting };
    assert.ok(Array.isArray(await ask('textDocument/onTypeFormatting', typed)));
  });

  it('shows the colour of a power, and writes another', async () => {
    await start(biscay.replace('germany: { side: axis', 'germany: { side: axis, color: "#336699"'));
    const [shown] = await ask<{ color: Color; range: object }[]>('textDocument/documentColor', { textDocument });
    assert.ok(Math.abs(shown!.color.blue - 0.6) < 0.01);
    const color = { red: 1, green: 0, blue: 0, alpha: 1 };
    const [written] = await ask<{ label: string }[]>('textDocument/colorPresentation', {
      textDocument,
      range: shown!.range,
      color,
    });
    assert.match(written!.label, /#ff0000/i);
  });

  it('announces that it checks the whole workspace, and follows settings and files that change', async () => {
    await start(faulty);
    const provider = client.answer.capabilities.diagnosticProvider;
    assert.equal((provider as { workspaceDiagnostics?: boolean }).workspaceDiagnostics, true);
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri, type: 2 }] });
    await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: {} });
    assert.ok((await listProblems()).length > 0);
  });

  it('offers the pages of rules as documents', async () => {
    await start();
    const page = await ask<string>('workspace/executeCommand', {
      command: 'asdic.server.rulePage',
      arguments: [{ ruleset: 'wif-ssw', rule: 'highest-section' }],
    });
    assert.match(page, /^# /);
  });

  it('counts positions as the client prefers', async () => {
    await start(biscay, { capabilities: { ...ableClient, general: { positionEncodings: ['utf-8'] } } });
    assert.equal(client.answer.capabilities.positionEncoding, 'utf-8');
  });

  it('ends a calculation that is cancelled', async () => {
    await start();
    const cancelled = client.connection.sendRequest(
      'workspace/executeCommand',
      { command: 'asdic.server.odds', arguments: [{ uri, id: 'biscay' }] },
      {
        isCancellationRequested: true,
        onCancellationRequested: (listener: () => void) => {
          listener();
          return { dispose: () => undefined };
        },
      } as never,
    );
    await cancelled.catch(({ code }: { code: number }) => assert.equal(code, -32800));
    assert.deepEqual(await listProblems(), []);
  });
});
