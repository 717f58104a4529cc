import assert from 'node:assert/strict';
import type { CodeAction, TextDocumentEdit } from 'vscode-languageserver/node';
import { positionAt, startClient } from './client';
import type { ClientOptions, TestClient } from './client';
import { biscay, uri } from './scenario';

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
  const actions = (text: string, only?: string[]): Promise<CodeAction[]> => {
    const position = positionAt(client.text(uri), text, 1);
    return ask('textDocument/codeAction', {
      textDocument,
      range: { start: position, end: position },
      context: { diagnostics: [], only },
    });
  };

  it('offers fixes without their edits, and resolves these when one is chosen', async () => {
    await start({}, biscay.replace('weather: rain', 'wether: rain'));
    const [fix] = await actions('wether', ['quickfix']);
    assert.equal(fix!.edit, undefined);
    assert.equal(fix!.isPreferred, true);
    const { edit } = await ask<CodeAction>('codeAction/resolve', fix!);
    const [change] = edit!.documentChanges as TextDocumentEdit[];
    assert.deepEqual(change!.textDocument, { uri, version: 1 });
    assert.equal(change!.edits.length, 1);
  });

  it('resolves no fix of a text that has changed since', async () => {
    await start({}, biscay.replace('weather: rain', 'wether: rain'));
    const [fix] = await actions('wether', ['quickfix']);
    await client.change(uri, 'title:', '# a line more\ntitle:');
    assert.equal((await ask<CodeAction>('codeAction/resolve', fix!)).edit, undefined);
  });

  it('gives the edits at once to a client that cannot resolve them', async () => {
    await start({ capabilities: {} }, biscay.replace('weather: rain', 'wether: rain'));
    const [fix] = await actions('wether', ['quickfix']);
    assert.ok(fix!.edit!.changes![uri]);
  });

  it('fixes all problems of a file only when that is asked for', async () => {
    await start({}, biscay.replace('weather: rain', 'wether: rain'));
    assert.ok((await actions('wether')).every(({ kind }) => !kind!.startsWith('source')));
    const [all, ...others] = await actions('title', ['source.fixAll']);
    assert.equal(all!.kind, 'source.fixAll.asdic');
    assert.deepEqual(others, []);
  });

  it('offers the actions of the combat at the cursor', async () => {
    await start({ options: { clientCommands: true } });
    const found = (await actions('flotilla-7')).map(({ command }) => command?.command);
    assert.deepEqual(found, ['asdic.resolve', 'asdic.odds']);
  });
});
