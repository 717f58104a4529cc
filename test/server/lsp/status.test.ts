import assert from 'node:assert/strict';
import type { ApplyWorkspaceEditParams, CodeLens } from 'vscode-languageserver/node';
import { serverCommands } from '../../../server/src/protocol';
import type {
  AdviceArguments,
  CombatArguments,
  CombatReport,
  InlineParams,
  OrderArguments,
  StatusParams,
} from '../../../server/src/protocol';
import { eventually, startClient } from './client';
import type { ClientOptions, TestClient } from './client';
import { biscay, uri } from './scenario';

describe('status notifications', () => {
  let client: TestClient;
  let inline: InlineParams[];
  let status: StatusParams[];
  let applied: ApplyWorkspaceEditParams[];
  async function start({ prepare, ...clientOptions }: ClientOptions = {}, text = biscay): Promise<void> {
    [inline, status, applied] = [[], [], []];
    client = await startClient({
      options: { clientCommands: true, notifications: true },
      ...clientOptions,
      prepare(connection) {
        connection.onNotification('asdic/inline', (params: InlineParams) => void inline.push(params));
        connection.onNotification('asdic/status', (params: StatusParams) => void status.push(params));
        connection.onRequest('workspace/applyEdit', (params: ApplyWorkspaceEditParams) => {
          applied.push(params);
          return { applied: true };
        });
        prepare?.(connection);
      },
    });
    await client.open(uri, text);
  }
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const run = <Result>(
    command: string,
    args: Partial<CombatArguments & AdviceArguments & OrderArguments> = {},
    more: object = {},
  ): Promise<Result> =>
    client.connection.sendRequest('workspace/executeCommand', { command, arguments: [{ uri, ...args }], ...more });
  const resolve = (args?: Partial<CombatArguments>) => run<CombatReport>(serverCommands.resolve, args);
  const listLensTitles = async (): Promise<string[]> => {
    const codeLenses = await client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', {
      textDocument: { uri },
    });
    return codeLenses.map(({ command }) => command!.title);
  };

  it('names the combats that errors keep from being resolved, with the inline results', async () => {
    await start();
    await client.change(uri, 'type: sub', 'type: zub');
    await eventually(() => inline.at(-1)?.blocked !== undefined);
    assert.deepEqual(inline.at(-1)!.blocked, [{ document: 0, id: 'biscay' }]);
    await client.change(uri, 'type: zub', 'type: sub');
    await eventually(() => inline.at(-1)?.blocked === undefined);
  });

  it('keeps the result inline, and marks it when it is out of date', async () => {
    await start();
    await resolve();
    const [result] = inline.at(-1)!.results;
    assert.equal(result!.line, 7);
    assert.equal(result!.stale, false);
    assert.equal(result!.text, '6 convoy points and 2 submarines hit');
    assert.match(result!.whole, /; 6 surprise points to Germany/);
    assert.ok((await listLensTitles()).includes('Write result'));
    await client.change(uri, 'title:', '# a line more\ntitle:');
    await eventually(() => inline.at(-1)!.version === 2);
    assert.deepEqual(
      { line: inline.at(-1)!.results[0]!.line, stale: inline.at(-1)!.results[0]!.stale },
      { line: 8, stale: false },
    );
    await client.change(uri, 'convoyPoints: 12', 'convoyPoints: 6');
    await eventually(() => inline.at(-1)!.version === 3);
    assert.equal(inline.at(-1)!.results[0]!.stale, true);
    assert.match(inline.at(-1)!.results[0]!.text, /^outdated · /);
  });

  it('sends the status of the file after each change', async () => {
    await start();
    await eventually(() => status.length > 0);
    assert.deepEqual(
      { ...status.at(-1)!, milliseconds: 0 },
      {
        uri,
        version: 1,
        rulesets: [{ id: 'wif-ssw', title: 'World in Flames: strategic submarine warfare' }],
        scenarios: 1,
        combats: 1,
        problems: 0,
        milliseconds: 0,
      },
    );
    await client.change(uri, 'weather: rain', 'wether: rain');
    await eventually(() => status.at(-1)!.problems === 1);
  });
});
