import assert from 'node:assert/strict';
import type { DocumentDiagnosticReport } from 'vscode-languageserver/node';
import { analyse, runDeferredExpectations, diagnose } from '../../../server/src/features';
import { createDeferredExpectations, maxImmediateCombats } from '../../../server/src/lsp/expected-odds';
import type { StatusParams } from '../../../server/src/protocol';
import { environment } from '../../support/environment';
import { type ClientOptions, type TestClient, eventually, startClient } from './client';
import { createUnmet, uri } from './scenario';

describe('the execution of deferred expectations', () => {
  it('refreshes diagnostics when other code has played the combats meanwhile', async () => {
    const analysis = analyse(createUnmet(5), undefined, environment({ maxImmediateCombats }));
    const queue: (() => void)[] = [];
    let refreshes = 0;
    const enqueue = (callback: () => void) => void queue.push(callback);
    const refresh = () => Promise.resolve(void refreshes++);
    const deferred = createDeferredExpectations({ setImmediate: enqueue }, assert.fail, refresh, {
      after: (_milliseconds, begin) => (enqueue(begin), () => {}),
    });
    deferred.schedule(uri, analysis);
    for (const _pause of runDeferredExpectations(analysis));
    assert.equal(diagnose(analysis).length, 5);
    for (let next = queue.shift(); next; next = queue.shift()) next();
    await Promise.resolve();
    assert.equal(refreshes, 1);
  });

  it('plays nothing after it was disposed', () => {
    const failOnSimulation = () => assert.fail('A play has begun.');
    const deferred = createDeferredExpectations(
      { setImmediate: failOnSimulation },
      failOnSimulation,
      failOnSimulation,
      {
        after: failOnSimulation,
      },
    );
    deferred.dispose();
    deferred.schedule(uri, analyse(createUnmet(5), undefined, environment({ maxImmediateCombats })));
  });

  it('stops when the document changes, and resumes when it follows the document again', () => {
    const analysis = analyse(createUnmet(5), undefined, environment({ maxImmediateCombats }));
    diagnose(analysis);
    const queue: (() => void)[] = [];
    const runAll = (): number => {
      let turns = 0;
      for (let next = queue.shift(); next; next = queue.shift(), turns++) next();
      return turns;
    };
    let refreshes = 0;
    let waits = 0;
    const deferred = createDeferredExpectations(
      { setImmediate: (callback) => void queue.push(callback) },
      assert.fail,
      () => {
        refreshes++;
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
    deferred.schedule(uri, analysis);
    // The first combat is parsed and played in a turn of the event loop of its own.
    queue.shift()!();
    queue.shift()!();
    deferred.cancel(uri);
    assert.deepEqual([runAll(), refreshes, diagnose(analysis).length], [1, 0, 0]);
    deferred.schedule(uri, analysis);
    // The combat that has been played is not played again; in the end there is a turn for each problem, and two for the scenario.
    assert.deepEqual([runAll(), refreshes, diagnose(analysis).length], [9 + 5 + 2, 1, 5]);
    // Further typing cancels the waiting work.
    assert.equal(waits, 1);
  });
});

describe('deferred diagnostics of expectations', () => {
  let client: TestClient;
  let refreshCount = 0;
  const start = async (options: ClientOptions, text: string): Promise<void> => {
    client = await startClient(options);
    await client.open(uri, text);
  };
  beforeEach(() => (refreshCount = 0));
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const createPullOptions = (refreshSupport: boolean): ClientOptions => ({
    capabilities: { textDocument: { diagnostic: {} }, workspace: { diagnostics: { refreshSupport } } },
    prepare: (connection) => connection.onRequest('workspace/diagnostic/refresh', () => void refreshCount++),
  });
  const pull = async (): Promise<string[]> => {
    const report = await client.connection.sendRequest<DocumentDiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri },
    });
    return report.kind === 'full' ? report.items.map(({ code }) => String(code)) : [];
  };
  const createUnmetCodes = (count: number): string[] => Array.from({ length: count }, () => 'expect/not-met');

  it('asks a pull client to pull again after all combats have been played', async () => {
    await start(createPullOptions(true), createUnmet(5));
    assert.deepEqual(await pull(), createUnmetCodes(0));
    await eventually(() => refreshCount === 1);
    assert.deepEqual(await pull(), createUnmetCodes(5));
    // Diagnostics after an edit of one combat are complete at once.
    await client.change(uri, 'subs: 99', 'subs: 98');
    assert.deepEqual(await pull(), createUnmetCodes(5));
    assert.equal(refreshCount, 1);
  });

  it('counts deferred diagnostics in the status of the file', async () => {
    const counts: number[] = [];
    const options: ClientOptions = {
      capabilities: { textDocument: {} },
      options: { notifications: true },
      prepare: (connection) =>
        connection.onNotification('asdic/status', ({ problems }: StatusParams) => void counts.push(problems)),
    };
    await start(options, createUnmet(5));
    await eventually(() => counts.at(-1) === 5);
    assert.deepEqual(counts, [0, 5]);
  });

  it('defers expectations that an edit may break, and evaluates failing ones at once', async () => {
    const countPublished = () => client.published.map(({ diagnostics: items }) => items.length);
    await start({ capabilities: { textDocument: {} } }, createUnmet(1).replace('subs: 99', 'subs: { min: 0 }'));
    // A change that comes with the opening is handled together with it.
    await eventually(() => client.published.length === 1);
    await client.change(uri, 'min: 0', 'min: 98');
    await eventually(() => client.published.at(-1)?.diagnostics.length === 1);
    assert.deepEqual(countPublished(), [0, 0, 1]);
    await client.change(uri, 'min: 98', 'min: 99');
    await eventually(() => client.published.length === 4);
    await client.change(uri, 'min: 99', 'min: 0');
    await eventually(() => client.published.length === 5);
    assert.deepEqual(countPublished(), [0, 0, 1, 1, 0]);
  });

  it('publishes deferred diagnostics after a rename that plays the combats itself', async () => {
    const text = createUnmet(5);
    await start({ capabilities: { textDocument: {} } }, text);
    await eventually(() => client.published.length === 1);
    const lines = text.slice(0, text.indexOf('id: flotilla-7-0')).split('\n');
    const position = { line: lines.length - 1, character: lines.at(-1)!.length + 4 };
    const renameParams = { textDocument: { uri }, position, newName: 'other' };
    assert.ok(await client.connection.sendRequest('textDocument/rename', renameParams));
    await eventually(() => client.published.at(-1)?.diagnostics.length === 5);
  });

  it('keeps the diagnostics of suppression comments until the expectations have been played', async () => {
    const idle = 'weather: rain # asdic-ignore wif-ssw/owner-passed, expect/not-met, result/*';
    const met = createUnmet(1).replace('subs: 99', 'subs: { min: 0 }').replace('weather: rain', idle);
    const countPublished = () => client.published.map(({ diagnostics: items }) => items.length);
    await start({ capabilities: { textDocument: {} } }, met);
    await eventually(() => countPublished().at(-1) === 3);
    // The problems that the comment accepts are unknown until the combats are played.
    assert.deepEqual(countPublished(), [1, 3]);
    for (const [from, to] of [
      ['range: 14', 'range: 13'],
      ['title: Condors', 'title: The condors'],
    ] as const) {
      const publishedCount = countPublished().length;
      await client.change(uri, from, to);
      await eventually(() => countPublished().length > publishedCount);
    }
    // An unmet expectation is published after all pending diagnostics.
    await client.change(uri, 'min: 0', 'min: 99');
    await eventually(() => countPublished().at(-1)! > 3);
    assert.deepEqual(countPublished().slice(0, 4), [1, 3, 3, 3]);
    assert.ok(!countPublished().includes(1, 1), countPublished().join());
  });

  it('defers nothing for a pull client without refresh support', async () => {
    await start(createPullOptions(false), createUnmet(5));
    assert.deepEqual(await pull(), createUnmetCodes(5));
  });

  it('pushes deferred diagnostics in a second message', async () => {
    await start({ capabilities: { textDocument: {} } }, createUnmet(5));
    await eventually(() => client.published.at(-1)?.diagnostics.length === 5);
    assert.deepEqual(
      client.published.map(({ diagnostics: items }) => items.length),
      [0, 5],
    );
  });

  it('pushes no second message when all deferred expectations are met', async () => {
    await start({ capabilities: { textDocument: {} } }, createUnmet(5).replaceAll('subs: 99', 'subs: { min: 0 }'));
    await eventually(() => client.published.length > 0);
    // An unmet expectation is published after all pending diagnostics.
    await client.change(uri, 'min: 0', 'min: 99');
    await eventually(() => client.published.at(-1)?.diagnostics.length === 1);
    assert.deepEqual(
      client.published.map(({ diagnostics: items }) => items.length),
      [0, 0, 1],
    );
  });
});
