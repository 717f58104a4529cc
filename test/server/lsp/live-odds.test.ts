import assert from 'node:assert/strict';
import type { CodeLens } from 'vscode-languageserver/node';
import type { CalculatorStarter } from '../../../server/src/lsp/calculator';
import type { Figures } from '../../../server/src/lsp/live-document';
import { createLiveOdds } from '../../../server/src/lsp/live-odds';
import type { Settings } from '../../../server/src/lsp/settings';
import { Cancelled } from '../../../server/src/work/calculator';
import type { Scheduler } from '../../../server/src/work/scheduler';
import { createFakeTime } from '../work/fake-time';
import { ableClient, eventually, startClient } from './client';
import type { TestClient } from './client';
import { createCurrent, createFigures, createScenario } from './duels';
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
        loadWorkerStarter: () =>
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
  const listTitles = async (id?: string): Promise<string[]> => {
    const codeLenses = await client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', {
      textDocument: { uri },
    });
    return codeLenses
      .filter(({ command }) => id === undefined || (command!.arguments as { id: string }[])[0]!.id === id)
      .map(({ command }) => command!.title);
  };
  const readOdds = async (id = 'midway'): Promise<string> =>
    (await listTitles(id)).find((title) => /Odds|\d%/.test(title))!;
  const waitForOdds = () =>
    eventually(
      async () => [await readOdds(), await readOdds('wake')],
      (both) => both.every((title) => /\d%/.test(title) && !title.includes('\u2026')),
    );

  it('shows live odds in lenses without a request, with the names of the powers', async () => {
    await start();
    await listTitles();
    await eventually(() => refreshes > 0);
    assert.match(await readOdds(), /^Japan \d+% · US \d+%(?: · nobody left \d+%)?\u2007*$/);
    assert.match(await readOdds('wake'), /^Japan \d+% · US \d+%(?: · nobody left \d+%)?\u2007*$/);
  });

  it('calculates live odds without a worker, except to refine estimates', async () => {
    await start();
    await waitForOdds();
    assert.equal(workers, 0);
    await client.change(uri, 'units: { bb: 2 }', 'units: { bb: 25, dd: 30, sub: 30 }');
    await client.change(uri, 'units: { bb: 2, dd: 2 }', 'units: { bb: 25, dd: 30, sub: 30 }');
    await eventually(
      () => readOdds(),
      (title) => title.startsWith('\u2248') && !title.includes('\u2026'),
    );
    await eventually(() => workers > 0);
  });

  it('refreshes the lenses as soon as an error keeps a combat from being resolved, and when it is mended', async () => {
    await start({ liveOdds: 'off' });
    await client.change(uri, 'bb: 2 }', 'bb: many }');
    await eventually(() => refreshes === 1);
    assert.ok((await listTitles()).includes('Cannot resolve: 1 problem'));
    await client.change(uri, 'bb: many }', 'bb: 2 }');
    await eventually(() => refreshes === 2);
  });

  it('updates live odds in the answer after an edit, with the earlier ones', async () => {
    await start();
    await waitForOdds();
    const before = await readOdds();
    const other = await readOdds('wake');
    await client.change(uri, 'units: { bb: 2 }', 'units: { bb: 3 }');
    const after = await readOdds();
    assert.match(after, /^Japan \d+% · US \d+% · nobody left \d+% \(was \d+% · \d+% · \d+%\)\u2007*$/);
    const parsePercentage = (title: string) => Number(/Japan\s+(\d+)%/.exec(title)![1]);
    assert.ok(parsePercentage(after) > parsePercentage(before));
    assert.equal(await readOdds('wake'), other);
  });

  it('reuses live odds of an earlier text', async () => {
    await start();
    await waitForOdds();
    const before = await readOdds();
    await client.change(uri, 'units: { bb: 2 }', 'units: { bb: 3 }');
    await readOdds();
    await client.change(uri, 'units: { bb: 3 }', 'units: { bb: 2 }');
    assert.equal(await readOdds(), before);
  });

  it('keeps live odds unchanged by edits that do not concern the combat', async () => {
    await start();
    await waitForOdds();
    const before = await readOdds();
    await client.change(uri, '  - id: midway\n', '  - id: midway\n    dice: { seed: 3 }\n');
    assert.equal(await readOdds(), before);
  });

  it('shows no live odds when the setting is off', async () => {
    await start({ liveOdds: 'off' });
    assert.deepEqual(await listTitles('midway'), ['Resolve', 'Advise', 'Play', 'Odds']);
  });

  it('updates live odds on save when the setting says so', async () => {
    await start({ liveOdds: 'onSave' });
    await waitForOdds();
    const before = await readOdds();
    await client.change(uri, 'units: { bb: 2 }', 'units: { bb: 3 }');
    assert.equal(await readOdds(), `${before} …`);
    await client.connection.sendNotification('textDocument/didSave', { textDocument: { uri } });
    await eventually(
      () => readOdds(),
      (title) => title.includes('(was '),
    );
  });

  it('shows the most telling number of a combat without a winner', async () => {
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
      () => listTitles(),
      (shownTitles) => /UK loses ~\d\.\d IPCs/.test(shownTitles.join()),
    );
  });
});

describe('live odds of many combats', () => {
  const settings = {
    get: () => Promise.resolve({ sampling: { runs: 10 }, liveOdds: 'on' }),
  } as unknown as Settings;

  /** Live odds with a calculator whose results the test supplies. */
  function createManualLiveOdds(scheduler?: Scheduler) {
    const requests: { readonly id: string; settle(by: PromiseSettledResult<readonly Figures[]>): void }[] = [];
    const calculator: CalculatorStarter = {
      getWorker: () => Promise.reject(new Error('no worker')),
      runShortFirst: () => Promise.reject(new Error('nobody asks')),
      runEachShortFirst: async (all, onSettled, _pace, token) => {
        for (const job of all)
          await new Promise<void>((next, giveUp) => {
            token?.onCancellationRequested(() => giveUp(new Cancelled()));
            requests.push({
              id: job.name,
              settle(by) {
                onSettled(job, by as never);
                next();
              },
            });
          });
      },
      runIfShort: () => Promise.resolve(undefined),
      startWorkerEarly: () => undefined,
      dispose: () => undefined,
    };
    const logged: string[] = [];
    const live = createLiveOdds({
      settings,
      calculator,
      log: (message) => void logged.push(message),
      onLensesOutdated: () => undefined,
      ...(scheduler && { scheduler }),
    });
    const takeRequest = async () => {
      await eventually(() => requests.length > 0);
      return requests.shift()!;
    };
    return { live, takeRequest, logged, asked: requests };
  }

  it('shows live odds one by one, and leaves out only those of a combat that fails', async () => {
    const { live, takeRequest, logged } = createManualLiveOdds();
    const current = createCurrent(createScenario(3));
    await live.prepare(current);
    (await takeRequest()).settle({ status: 'fulfilled', value: [createFigures(0.25)] });
    const shownOdds = live.get(current.uri);
    assert.deepEqual([shownOdds(0, 'b0')?.figures, shownOdds(0, 'b0')?.pending], [createFigures(0.25), false]);
    assert.equal(shownOdds(0, 'b1')?.pending, true);
    (await takeRequest()).settle({ status: 'rejected', reason: new Error('no such table') });
    (await takeRequest()).settle({ status: 'fulfilled', value: [createFigures(0.75)] });
    assert.deepEqual([shownOdds(0, 'b1')?.figures, shownOdds(0, 'b1')?.pending], [undefined, false]);
    assert.deepEqual(shownOdds(0, 'b2')?.figures, createFigures(0.75));
    assert.deepEqual(logged, ['Calculating live odds failed: no such table']);
    live.dispose();
  });

  it('removes the earlier live odds of an edited combat that cannot be calculated', async () => {
    const { live, takeRequest } = createManualLiveOdds();
    const current = createCurrent(createScenario(1));
    await live.prepare(current);
    (await takeRequest()).settle({ status: 'fulfilled', value: [createFigures(0.25)] });
    await eventually(() => live.get(current.uri)(0, 'b0')?.figures);
    live.onChange(createCurrent(createScenario(1).replace('dd: 1', 'dd: 2'), 2));
    assert.deepEqual(live.get(current.uri)(0, 'b0')?.figures, createFigures(0.25));
    (await takeRequest()).settle({ status: 'rejected', reason: new Error('no such table') });
    assert.equal(live.get(current.uri)(0, 'b0')?.figures, undefined);
    live.dispose();
  });

  it('keeps estimated live odds that cannot be refined, and logs the reason', async () => {
    const { live, takeRequest, logged } = createManualLiveOdds();
    const current = createCurrent(createScenario(1));
    await live.prepare(current);
    const rough = { ...createFigures(0.25), isRough: true };
    (await takeRequest()).settle({ status: 'fulfilled', value: [rough] });
    await eventually(() => logged.length > 0);
    assert.deepEqual(logged, ['Calculating live odds failed: no worker']);
    assert.deepEqual(live.get(current.uri)(0, 'b0')?.figures, rough);
    live.dispose();
  });

  it('restarts cancelled live odds only after the time reserved for answers', async () => {
    const time = createFakeTime();
    const { live, asked: requests } = createManualLiveOdds(time);
    const passTime = async (milliseconds: number) => {
      time.pass(milliseconds);
      for (let turns = 0; turns < 8; turns++) await time.pause();
    };
    const edit = (units: number) =>
      live.onChange(createCurrent(createScenario(1).replace('dd: 1', `dd: ${units}`), units));
    void live.prepare(createCurrent(createScenario(1)));
    await passTime(10);
    await passTime(50);
    requests[0]!.settle({ status: 'fulfilled', value: [createFigures(0.25)] });
    await passTime(0);
    edit(2);
    await passTime(10);
    assert.equal(requests.length, 2);
    edit(3);
    await passTime(0);
    await passTime(9);
    assert.equal(requests.length, 2);
    await passTime(1);
    assert.equal(requests.length, 3);
    live.dispose();
  });
});
