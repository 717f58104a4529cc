import assert from 'node:assert/strict';
import type { DocumentDiagnosticReport } from 'vscode-languageserver/node';
import { analyse, problems } from '../../../server/src/features';
import { laterPlays, playsAtOnce } from '../../../server/src/lsp/later-plays';
import { environment } from '../../support/environment';
import { eventually, startClient } from './client';
import type { ClientOptions, TestClient } from './client';
import { biscay, uri } from './scenario';

/** Combats that all expect what does not come about. */
const combat = biscay.slice(biscay.indexOf('  - id: biscay'));
const several = (count: number): string =>
  biscay.slice(0, biscay.indexOf('  - id: biscay')) +
  Array.from(
    { length: count },
    (_, index) =>
      `${combat.replaceAll(/id: ([\w-]+)/g, `id: $1-${index}`).replace('seaZone: Bay', `seaZone: Bay ${index}`)}    expect: { surprisePoints: { subs: 99 } }\n`,
  ).join('');

describe('plays', () => {
  it('stop when the document changes, and go on once it is followed again', () => {
    const analysis = analyse(several(5), undefined, environment({ playsAtOnce }));
    problems(analysis);
    const queue: (() => void)[] = [];
    const runAll = (): number => {
      let turns = 0;
      for (let next = queue.shift(); next; next = queue.shift(), turns++) next();
      return turns;
    };
    let found = 0;
    let waits = 0;
    const later = laterPlays(
      { soon: (callback) => void queue.push(callback) },
      assert.fail,
      () => {
        found++;
        return Promise.resolve();
      },
      {
        after(_milliseconds, callback) {
          waits++;
          queue.push(callback);
          return () => waits--;
        },
      },
    );
    later.follow(uri, analysis);
    // The first is stated, and played in a turn of its own.
    queue.shift()!();
    queue.shift()!();
    later.stop(uri);
    assert.deepEqual([runAll(), found, problems(analysis).length], [1, 0, 0]);
    later.follow(uri, analysis);
    // The one that was played is not played again.
    assert.deepEqual([runAll(), found, problems(analysis).length], [9, 1, 5]);
    // Whoever goes on typing stops what waits.
    assert.equal(waits, 1);
  });
});

describe('combats that problems do not wait for', () => {
  let client: TestClient;
  let refreshed = 0;
  const start = async (options: ClientOptions, text: string): Promise<void> => {
    client = await startClient(options);
    await client.open(uri, text);
  };
  beforeEach(() => (refreshed = 0));
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const pulling = (refreshSupport: boolean): ClientOptions => ({
    capabilities: { textDocument: { diagnostic: {} }, workspace: { diagnostics: { refreshSupport } } },
    prepare: (connection) => connection.onRequest('workspace/diagnostic/refresh', () => void refreshed++),
  });
  const pull = async (): Promise<string[]> => {
    const report = await client.connection.sendRequest<DocumentDiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri },
    });
    return report.kind === 'full' ? report.items.map(({ code }) => String(code)) : [];
  };
  const notMet = (count: number): string[] => Array.from({ length: count }, () => 'expect/not-met');

  it('are told once all of them are played, to who is told to pull again', async () => {
    await start(pulling(true), several(5));
    assert.deepEqual(await pull(), notMet(0));
    await eventually(() => refreshed === 1);
    assert.deepEqual(await pull(), notMet(5));
    // An edit of one of them is answered in whole at once.
    await client.change(uri, 'subs: 99', 'subs: 98');
    assert.deepEqual(await pull(), notMet(5));
    assert.equal(refreshed, 1);
  });

  it('are those that an edit may have put amiss, and the edits of what is amiss have no second answer', async () => {
    const counts = () => client.published.map(({ diagnostics }) => diagnostics.length);
    await start({ capabilities: { textDocument: {} } }, several(1).replace('subs: 99', 'subs: { min: 0 }'));
    await client.change(uri, 'min: 0', 'min: 98');
    await eventually(() => client.published.at(-1)?.diagnostics.length === 1);
    assert.deepEqual(counts(), [0, 0, 1]);
    await client.change(uri, 'min: 98', 'min: 99');
    await eventually(() => client.published.length === 4);
    await client.change(uri, 'min: 99', 'min: 0');
    await eventually(() => client.published.length === 5);
    assert.deepEqual(counts(), [0, 0, 1, 1, 0]);
  });

  it('are none for who pulls and cannot be told', async () => {
    await start(pulling(false), several(5));
    assert.deepEqual(await pull(), notMet(5));
  });

  it('are told in a second message where problems are pushed', async () => {
    await start({ capabilities: { textDocument: {} } }, several(5));
    await eventually(() => client.published.at(-1)?.diagnostics.length === 5);
    assert.deepEqual(
      client.published.map(({ diagnostics }) => diagnostics.length),
      [0, 5],
    );
  });

  it('are not told of where they say nothing', async () => {
    await start({ capabilities: { textDocument: {} } }, several(5).replaceAll('subs: 99', 'subs: { min: 0 }'));
    await eventually(() => client.published.length > 0);
    // Whatever was to come has come by then.
    await new Promise((resolve) => setTimeout(resolve, 200));
    assert.deepEqual(
      client.published.map(({ diagnostics }) => diagnostics.length),
      [0],
    );
  });
});
