/** What clients without our view see of reports and rule pages. */
import assert from 'node:assert/strict';
import type { Connection } from 'vscode-languageserver';
import { createDocumentViewer } from '../../../server/src/lsp/document-viewer';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type {
  ClientCapabilities,
  CodeAction,
  CodeLens,
  FullDocumentDiagnosticReport,
  MessageActionItem,
  ShowDocumentParams,
  ShowMessageParams,
  ShowMessageRequestParams,
} from 'vscode-languageserver/node';
import { createNodeRuntime } from '../../../server/src/lsp/runtime.node';
import { serverCommands } from '../../../server/src/protocol';
import type { AdviceChoices, CombatReport } from '../../../server/src/protocol';
import { positionAt, startClient } from './client';
import type { ClientOptions, TestClient } from './client';
import { biscay, uri } from './scenario';

const turn = fs.readFileSync('samples/wif-ssw/one-zone-after-another.scenario.yaml', 'utf8');
const dive = fs.readFileSync('samples/aa-depth/dive.scenario.yaml', 'utf8');

describe('reports and rule pages for clients without our view', () => {
  let client: TestClient;
  let documents: string[];
  let messages: string[];
  let questions: string[][];
  const { createTemporaryFiles } = createNodeRuntime('.');
  const pullingClient: ClientCapabilities = { textDocument: { diagnostic: {} } };
  const showingClient: ClientCapabilities = { ...pullingClient, window: { showDocument: { support: true } } };

  async function start(text: string, capabilities: ClientCapabilities, options: ClientOptions = {}): Promise<void> {
    [documents, messages, questions] = [[], [], []];
    client = await startClient({
      capabilities,
      runtime: { createTemporaryFiles },
      prepare(connection) {
        connection.onRequest('window/showDocument', ({ uri: address, takeFocus }: ShowDocumentParams) => {
          assert.equal(takeFocus, false);
          documents.push(address);
          return { success: true };
        });
        connection.onNotification(
          'window/showMessage',
          ({ message }: ShowMessageParams) => void messages.push(message),
        );
        connection.onRequest(
          'window/showMessageRequest',
          ({ actions = [] }: ShowMessageRequestParams): MessageActionItem | null => {
            questions.push(actions.map(({ title }) => title));
            return actions[0] ?? null;
          },
        );
      },
      ...options,
    });
    await client.open(uri, text);
  }
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const run = <Result>(command: string, argument: object = {}): Promise<Result> =>
    client.connection.sendRequest('workspace/executeCommand', { command, arguments: [{ uri, ...argument }] });
  const readShown = (): string => fs.readFileSync(fileURLToPath(documents.at(-1)!), 'utf8');
  const listPageActions = (text: string): Promise<CodeAction[]> => {
    const position = positionAt(client.text(uri), text, 1);
    const range = { start: position, end: position };
    return client.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range,
      context: { diagnostics: [], only: ['asdic.page'] },
    });
  };

  it('opens a resolved combat as a file, which is gone after the session', async () => {
    await start(biscay, showingClient);
    await run(serverCommands.resolve);
    const text = readShown();
    assert.match(text, /^# Bay of Biscay\n\n````text\nBay of Biscay {2}biscay\.scenario\.yaml:8\n/);
    assert.match(text, /dice: from the file/);
    assert.match(messages[0]!, /^Bay of Biscay: /);
    await run(serverCommands.resolve, { seed: 7 });
    assert.equal(new Set(documents).size, 2, 'an editor does not read an open file again');
    await client.stop();
    for (const address of documents) assert.ok(!fs.existsSync(fileURLToPath(address)), address);
    await start(biscay, showingClient);
  });

  it('opens a virtual document if the client knows virtual documents', async () => {
    await start(biscay, { ...showingClient, workspace: { textDocumentContent: {} } });
    const { textDocumentContent } = client.initializeResult.capabilities.workspace!;
    assert.deepEqual(textDocumentContent, { schemes: ['asdic-rule', 'asdic-report'] });
    await run(serverCommands.odds);
    assert.match(documents[0]!, /^asdic-report:\/Bay-of-Biscay-1\.md$/);
    const { text } = await client.connection.sendRequest<{ text: string }>('workspace/textDocumentContent', {
      uri: documents[0],
    });
    assert.match(text, /^# Bay of Biscay\n/);
  });

  it('shows nothing but a message to a client that opens no documents, or has our commands', async () => {
    await start(biscay, pullingClient);
    await run(serverCommands.odds);
    assert.deepEqual([documents, messages.length], [[], 1]);
    await client.stop();
    await start(biscay, showingClient, { options: { clientCommands: true } });
    await run(serverCommands.odds);
    assert.deepEqual(documents, []);
  });

  it('shows the result of every command on a combat', async () => {
    await start(dive, showingClient);
    const id = 'submerged';
    const { levers = [] } = await run<CombatReport>(serverCommands.levers, { id });
    const lever = levers.find(({ kind }) => kind === 'number')!;
    assert.ok(readShown().includes(lever.id));
    const change = { id: lever.id, value: Number(lever.value) + 1 };
    const resultByCommand: Readonly<Record<string, readonly [object, RegExp]>> = {
      [serverCommands.odds]: [{}, /%/],
      [serverCommands.advise]: [{ side: 'attacker' }, /with the current orders/],
      [serverCommands.matters]: [{}, / as written\n/],
      [serverCommands.compare]: [{ variants: [[change]] }, /\nB {2}/],
      [serverCommands.sweep]: [{ vary: [{ id: lever.id, values: [1, 2, 3] }] }, /\n1 +.*\n2 +.*\n3 +/],
    };
    for (const [command, [argument, expected]] of Object.entries(resultByCommand)) {
      const documentCount = documents.length;
      await run(command, { id, ...argument });
      assert.equal(documents.length, documentCount + 1, command);
      assert.match(readShown(), expected, command);
    }
  });

  it('shows a play with what it waits for', async () => {
    await start(dive, showingClient);
    const { play } = await run<CombatReport>(serverCommands.play, { id: 'submerged', moves: [] });
    const { next } = play!;
    assert.ok(next.kind === 'roll');
    assert.ok(readShown().includes(`Next, ${next.title}: roll ${next.rolls[0]!.label}: `), readShown());
  });

  it('shows the odds of a changed combat', async () => {
    await start(biscay, showingClient);
    const { setup } = await run<CombatReport>(serverCommands.combat);
    const { id, value } = setup!.forces[0]!.lines[0]!;
    await run(serverCommands.whatIf, { changes: [{ id, value: value + 1 }] });
    assert.match(readShown(), /^# Bay of Biscay, changed\n/);
  });

  it('shows the result, the odds and advice of a turn', async () => {
    await start(turn, showingClient);
    await run(serverCommands.resolveTurn);
    assert.match(readShown(), /Together/);
    await run(serverCommands.oddsOfTurn);
    assert.match(readShown(), /Together/);
    assert.equal(documents.length, 2);
  });

  it('asks which side is to be advised, and advises it', async () => {
    await start(dive, showingClient);
    const lenses = await client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', { textDocument: { uri } });
    const lens = lenses.find(({ command }) => command?.command === serverCommands.advise);
    assert.ok(lens, 'there is a lens for advice');
    const [argument] = lens.command!.arguments as [object];
    const { choices } = await run<AdviceChoices>(serverCommands.advise, argument);
    assert.equal(questions[0]!.length, choices.length);
    assert.match(readShown(), /with the current orders/);
  });

  it('shows the pages of codes and rules through actions when links cannot be followed', async () => {
    await start(biscay.replace('weather: rain', 'wether: rain'), showingClient);
    const [explain] = await listPageActions('wether');
    assert.equal(explain!.title, 'Explain schema/unknown-key');
    await client.connection.sendRequest('workspace/executeCommand', explain!.command!);
    assert.match(readShown(), /^# .*\n[^]*unknown-key/);
    const rule = (await listPageActions('section')).find(({ title }) => title.startsWith('Show rule: '));
    assert.ok(rule);
    await client.connection.sendRequest('workspace/executeCommand', rule.command!);
    assert.match(readShown(), /^# /);
    await run(serverCommands.ruleAt, { position: positionAt(client.text(uri), 'section', 1) });
    assert.equal(documents.length, 3);
  });

  it('links codes and rules to the site of the documents', async () => {
    const options: ClientOptions = { options: { site: 'https://example.org/asdic/' } };
    const capabilities = {
      ...showingClient,
      textDocument: { diagnostic: {}, hover: { contentFormat: ['markdown' as const] } },
    };
    await start(biscay.replace('weather: rain', 'wether: rain'), capabilities, options);
    const { items } = await client.connection.sendRequest<FullDocumentDiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri },
    });
    const { href } = items[0]!.codeDescription!;
    assert.equal(href, 'https://example.org/asdic/codes/schema-unknown-key.html');
    assert.deepEqual(await listPageActions('wether'), []);
    const hover = await client.connection.sendRequest<{ contents: { value: string } }>('textDocument/hover', {
      textDocument: { uri },
      position: positionAt(client.text(uri), 'section', 1),
    });
    assert.match(JSON.stringify(hover), /https:\/\/example\.org\/asdic\/rules\/wif-ssw\//);
  });

  it('links to no address that is not a web page', async () => {
    for (const site of ['javascript:alert(1)', 'file:///etc', 'https://a b', '']) {
      client = await startClient({ capabilities: pullingClient, options: { site } });
      await client.open(uri, biscay.replace('weather: rain', 'wether: rain'));
      const { items } = await client.connection.sendRequest<FullDocumentDiagnosticReport>('textDocument/diagnostic', {
        textDocument: { uri },
      });
      assert.equal(items[0]!.codeDescription, undefined);
      await client.stop();
    }
    await start(biscay, pullingClient);
  });
});

describe('the address of a document that is shown', () => {
  const create = (abilities: {
    showsDocuments?: boolean;
    opensRulePages?: boolean;
    clientCommands?: boolean;
    files?: boolean;
  }) => {
    const { showsDocuments = true, opensRulePages = false, clientCommands = false, files = true } = abilities;
    const events: unknown[] = [];
    const connection = {
      sendRequest: (_: unknown, params: object) => {
        events.push(params);
        return Promise.resolve({ success: true });
      },
    } as unknown as Connection;
    const createTemporaryFiles = () => ({
      write: (name: string, text: string) => {
        events.push(`${name}: ${text}`);
        return Promise.resolve(`file:///tmp/${name}`);
      },
      dispose: () => void events.push('disposed'),
    });
    const client = { showsDocuments, opensRulePages, asdicOptions: { clientCommands, site: undefined } };
    return { events, viewer: createDocumentViewer(connection, client, files ? { createTemporaryFiles } : {}) };
  };

  it('is made of its title, its first sixty letters at most, and of a number', async () => {
    const { events, viewer } = create({});
    await viewer.show('Bay of Biscay: 3 / 4!', 'text');
    await viewer.show('x'.repeat(70), 'more');
    const names = ['Bay-of-Biscay-3-4--1.md', `${'x'.repeat(60)}-2.md`];
    assert.deepEqual(events, [
      `${names[0]}: text`,
      { uri: `file:///tmp/${names[0]}`, takeFocus: false },
      `${names[1]}: more`,
      { uri: `file:///tmp/${names[1]}`, takeFocus: false },
    ]);
    viewer.dispose();
    assert.equal(events.at(-1), 'disposed');
  });

  it('is virtual where the editor asks for texts by address', async () => {
    const { events, viewer } = create({ opensRulePages: true });
    await viewer.show('\u00dcber', 'text');
    assert.deepEqual(events, [{ uri: 'asdic-report:/%C3%9Cber-1.md', takeFocus: false }]);
    assert.equal(viewer.read('asdic-report:/%C3%9Cber-1.md'), 'text');
    assert.equal(viewer.read('asdic-report:/%C3%9Cber-2.md'), undefined);
  });

  it('is none where nothing can be shown, or a client has a view of its own', async () => {
    for (const [abilities, canShow] of [
      [{}, true],
      [{ opensRulePages: true, files: false }, true],
      [{ files: false }, false],
      [{ showsDocuments: false }, false],
      [{ clientCommands: true }, false],
    ] as const) {
      const { events, viewer } = create(abilities);
      await viewer.show('Title', 'text');
      assert.deepEqual([viewer.canShow, events.length > 0], [canShow, canShow], JSON.stringify(abilities));
      viewer.dispose();
    }
  });
});
