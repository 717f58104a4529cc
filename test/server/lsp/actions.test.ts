import assert from 'node:assert/strict';
import type { CodeAction, CreateFile, TextDocumentEdit } from 'vscode-languageserver/node';
import { readActionData } from '../../../server/src/lsp/actions';
import { ableClient, positionAt, startClient } from './client';
import type { ClientOptions, TestClient } from './client';
import { biscay, bombardment, uri } from './scenario';

const getFirstNewText = ({ edits }: TextDocumentEdit): string => (edits[0] as { newText: string }).newText;

it('what an action of the server is about is known by its file, its number and its range', () => {
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
  const data = { uri, version: 1, index: 0, range };
  const read = (sent: unknown) => readActionData({ title: 'fix', data: sent as object });
  assert.equal(read(data), data);
  for (const other of [
    undefined,
    {},
    { index: 0 },
    { ...data, uri: 3 },
    { ...data, index: '0' },
    { ...data, range: undefined },
  ])
    assert.equal(read(other), undefined, JSON.stringify(other));
});

describe('code actions', () => {
  let client: TestClient;
  async function start(options: ClientOptions = {}, text = biscay): Promise<void> {
    client = await startClient(options);
    await client.open(uri, text);
  }
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const textDocument = { uri };
  const ask = <Result>(method: string, params: object): Promise<Result> =>
    client.connection.sendRequest(method, params);
  const listActions = (text: string, only?: string[]): Promise<CodeAction[]> => {
    const position = positionAt(client.text(uri), text, 1);
    return ask('textDocument/codeAction', {
      textDocument,
      range: { start: position, end: position },
      context: { diagnostics: [], only },
    });
  };

  const listCommands = async (text: string): Promise<readonly string[]> =>
    (await listActions(text)).flatMap(({ command }) => command?.command ?? []);

  it('offers fixes without their edits, and resolves the edit of a chosen one', async () => {
    await start({}, biscay.replace('weather: rain', 'wether: rain'));
    const [fix] = await listActions('wether', ['quickfix']);
    assert.equal(fix!.edit, undefined);
    assert.equal(fix!.isPreferred, true);
    const { edit } = await ask<CodeAction>('codeAction/resolve', fix!);
    const [change] = edit!.documentChanges as TextDocumentEdit[];
    assert.deepEqual(change!.textDocument, { uri, version: 1 });
    assert.equal(change!.edits.length, 1);
  });

  it('offers the actions of each kind that is asked for, and no others', async () => {
    await start({}, biscay.replace('weather: rain', 'wether: rain'));
    const kinds = (await listActions('wether', ['refactor', 'quickfix'])).map(({ kind }) => kind!);
    assert.ok(kinds.includes('quickfix'));
    assert.ok(
      kinds.every((kind) => kind === 'quickfix' || kind.startsWith('refactor')),
      kinds.join(),
    );
  });

  it('does not resolve a fix when the text has changed', async () => {
    await start({}, biscay.replace('weather: rain', 'wether: rain'));
    const [fix] = await listActions('wether', ['quickfix']);
    await client.change(uri, 'title:', '# a line more\ntitle:');
    assert.equal((await ask<CodeAction>('codeAction/resolve', fix!)).edit, undefined);
  });

  it('sends edits at once to a client that cannot resolve them', async () => {
    await start({ capabilities: {} }, biscay.replace('weather: rain', 'wether: rain'));
    const [fix] = await listActions('wether', ['quickfix']);
    assert.ok(fix!.edit!.changes![uri]);
  });

  it('fixes all problems of a file only on request', async () => {
    await start({}, biscay.replace('weather: rain', 'wether: rain'));
    assert.ok((await listActions('wether')).every(({ kind }) => !kind!.startsWith('source')));
    const [all, ...others] = await listActions('title', ['source.fixAll']);
    assert.equal(all!.kind, 'source.fixAll.asdic');
    assert.deepEqual(others, []);
  });

  it('offers the actions of the combat at the cursor', async () => {
    await start({ options: { clientCommands: true } });
    assert.deepEqual(await listCommands('flotilla-7'), [
      'asdic.resolve',
      'asdic.advise',
      'asdic.play',
      'asdic.stepThrough',
      'asdic.odds',
    ]);
    assert.deepEqual(
      [...new Set((await listActions('flotilla-7', ['asdic'])).map(({ kind }) => kind))],
      ['asdic.combat'],
    );
  });

  it('offers no advice for a combat without decisions', async () => {
    await start({ options: { clientCommands: true } }, bombardment);
    assert.deepEqual(await listCommands('cherbourg'), [
      'asdic.resolve',
      'asdic.play',
      'asdic.stepThrough',
      'asdic.odds',
    ]);
  });

  it('offers refactorings on request', async () => {
    await start();
    const [rewrite] = await listActions('flotilla-7', ['refactor']);
    assert.deepEqual([rewrite!.kind, rewrite!.title], ['refactor.rewrite', 'Write `flotilla-7` as lines']);
    const { edit } = await ask<CodeAction>('codeAction/resolve', rewrite!);
    assert.equal((edit!.documentChanges as TextDocumentEdit[])[0]!.edits.length, 1);
    assert.deepEqual(await listActions('flotilla-7', ['refactor.inline']), []);
  });

  describe('code actions that create a file', () => {
    const text = biscay.replace(
      'powers:',
      'tables:\n  sectionModifiers: { source: mine, modifiers: { rain: [0, 0, 0, 0, 0] } }\npowers:',
    );
    const folders = ['file:///work'];
    const scenario = 'file:///work/biscay.scenario.yaml';
    const creatingClient: ClientOptions['capabilities'] = {
      ...ableClient,
      workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create'] } },
    };
    const readFile = (uri: string) => Promise.resolve(uri.endsWith('/section-modifiers.yaml') ? 'taken' : undefined);
    const findMoveAction = async (capabilities: ClientOptions['capabilities']): Promise<CodeAction | undefined> => {
      client = await startClient({ capabilities, folders, runtime: { readFile } });
      await client.open(scenario, text);
      const position = positionAt(text, 'sectionModifiers', 1);
      const codeActions = await ask<CodeAction[]>('textDocument/codeAction', {
        textDocument: { uri: scenario },
        range: { start: position, end: position },
        context: { diagnostics: [], only: ['refactor.extract'] },
      });
      return codeActions[0];
    };

    it('creates a file that does not exist', async () => {
      const action = await findMoveAction(creatingClient);
      assert.equal(action!.title, 'Move `sectionModifiers` into a file of its own');
      const { edit } = await ask<CodeAction>('codeAction/resolve', action!);
      const [create, fill, name] = edit!.documentChanges as [CreateFile, TextDocumentEdit, TextDocumentEdit];
      assert.deepEqual(create, {
        kind: 'create',
        uri: 'file:///work/tables/section-modifiers-2.yaml',
        options: { overwrite: false, ignoreIfExists: false },
      });
      assert.equal(fill.textDocument.uri, create.uri);
      assert.match(getFirstNewText(fill), /^\{ source: mine/);
      assert.equal(getFirstNewText(name), ' tables/section-modifiers-2.yaml');
    });

    it('offers no action that creates a file when the client cannot create files', async () => {
      assert.equal(await findMoveAction(ableClient), undefined);
    });
  });
});
