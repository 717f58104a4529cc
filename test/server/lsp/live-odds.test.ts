import assert from 'node:assert/strict';
import type { CodeLens } from 'vscode-languageserver/node';
import { ableClient, eventually, startClient } from './client';
import type { TestClient } from './client';
import { uri } from './scenario';

const battle = `ruleset: aare
powers:
  japan: { side: axis }
  us: { side: allies }
seaBattles:
  - id: midway
    attacker: { power: japan, units: { bb: 2 } }
    defender: { power: us, units: { bb: 2, dd: 2 } }
  - id: wake
    attacker: { power: japan, units: { dd: 1 } }
    defender: { power: us, units: { dd: 1 } }
`;

describe('live odds', () => {
  let client: TestClient;
  let refreshes: number;
  let workers: number;
  async function start(settings: object = {}, text = battle): Promise<void> {
    refreshes = workers = 0;
    client = await startClient({
      runtime: {
        worker: () =>
          Promise.resolve(() => {
            workers++;
            throw new Error('no worker in this test');
          }),
      },
      options: { clientCommands: true },
      capabilities: {
        ...ableClient,
        workspace: { ...ableClient.workspace, codeLens: { refreshSupport: true }, configuration: true },
      },
      prepare(connection) {
        connection.onRequest('workspace/codeLens/refresh', () => {
          refreshes++;
          return null;
        });
        connection.onRequest('workspace/configuration', () => [settings]);
      },
    });
    await client.open(uri, text);
  }
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const titles = async (id?: string): Promise<string[]> => {
    const found = await client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', { textDocument: { uri } });
    return found
      .filter(({ command }) => id === undefined || (command!.arguments as { id: string }[])[0]!.id === id)
      .map(({ command }) => command!.title);
  };
  const odds = async (id = 'midway'): Promise<string> => (await titles(id)).find((title) => /Odds|\d%/.test(title))!;
  const known = () =>
    eventually(
      () => odds(),
      (title) => /\d%/.test(title) && !title.includes('…'),
    );

  it('come to the lenses without being asked for, by the names of the powers', async () => {
    await start();
    await titles();
    await eventually(() => refreshes > 0);
    assert.match(await odds(), /^Japan \d+% · US \d+%(?: · nobody left \d+%)?\u2007*$/);
    assert.match(await odds('wake'), /^Japan \d+% · US \d+%(?: · nobody left \d+%)?\u2007*$/);
  });

  it('are calculated without a worker, but for better ones of what was only estimated', async () => {
    await start();
    await known();
    await eventually(
      () => odds('wake'),
      (title) => /\d%/.test(title),
    );
    assert.equal(workers, 0);
    await client.change(uri, 'units: { bb: 2 }', 'units: { bb: 25, dd: 30, sub: 30 }');
    await client.change(uri, 'units: { bb: 2, dd: 2 }', 'units: { bb: 25, dd: 30, sub: 30 }');
    await eventually(
      () => odds(),
      (title) => /\d%/.test(title) && !title.includes('\u2026'),
    );
    await eventually(() => workers > 0);
  });

  it('follow an edit in the next answer, and say what they were', async () => {
    await start();
    await known();
    const before = await odds();
    const other = await odds('wake');
    await client.change(uri, 'units: { bb: 2 }', 'units: { bb: 3 }');
    const after = await odds();
    assert.match(after, /^Japan \d+% · US \d+% · nobody left \d+% \(was \d+% · \d+% · \d+%\)\u2007*$/);
    const share = (title: string) => Number(/Japan\s+(\d+)%/.exec(title)![1]);
    assert.ok(share(after) > share(before));
    assert.equal(await odds('wake'), other);
  });

  it('know again what was there before', async () => {
    await start();
    await known();
    const before = await odds();
    await client.change(uri, 'units: { bb: 2 }', 'units: { bb: 3 }');
    await odds();
    await client.change(uri, 'units: { bb: 3 }', 'units: { bb: 2 }');
    assert.equal(await odds(), before);
  });

  it('do not move with what they do not depend on', async () => {
    await start();
    await known();
    const before = await odds();
    await client.change(uri, '  - id: midway\n', '  - id: midway\n    dice: { seed: 3 }\n');
    assert.equal(await odds(), before);
  });

  it('are off where the setting says so', async () => {
    await start({ liveOdds: 'off' });
    assert.deepEqual(await titles('midway'), ['Resolve', 'Odds', 'Advise']);
  });

  it('wait for a save where the setting says so', async () => {
    await start({ liveOdds: 'onSave' });
    await known();
    const before = await odds();
    await client.change(uri, 'units: { bb: 2 }', 'units: { bb: 3 }');
    assert.equal(await odds(), `${before} …`);
    await client.connection.sendNotification('textDocument/didSave', { textDocument: { uri } });
    await eventually(
      () => odds(),
      (title) => title.includes('(was '),
    );
  });

  it('show the most telling figure of a combat that nobody wins', async () => {
    await start(
      {},
      `ruleset: aare
powers:
  germany: { side: axis }
  uk: { side: allies }
rocketStrikes:
  - id: midway
    attacker: { power: germany }
    from: Western Europe
    range: 1
    territory: United Kingdom
    value: 8
    defender: { power: uk }
`,
    );
    await eventually(
      () => titles(),
      (shown) => /UK \d\.\d IPCs lost/.test(shown.join()),
    );
  });
});
