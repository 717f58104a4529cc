import assert from 'node:assert/strict';
import type { DocumentDiagnosticReport, WorkspaceDiagnosticReport } from 'vscode-languageserver/node';
import { eventually, startClient } from './client';
import type { ClientOptions, TestClient } from './client';
import type { CancellationToken } from '../../../server/src/work/calculator';
import { Cancelled } from '../../../server/src/work/calculator';
import type { Scheduler } from '../../../server/src/work/scheduler';
import { findExpectedOdds } from '../../../server/src/features';
import type { CalculatorStarter } from '../../../server/src/lsp/calculator';
import { createExpectedOdds } from '../../../server/src/lsp/expected-odds';
import type { Settings } from '../../../server/src/lsp/settings';
import { analyzeText } from '../features/support';
import { writeDuel } from '../../support/duel';

const uri = 'file:///work/duel.scenario.yaml';
const tooMuch = writeDuel('{ odds: { attacker-wins: { min: 0.99 } } }');

describe('diagnostics of expected odds', () => {
  let client: TestClient;

  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });

  const start = async (options: ClientOptions) => void (client = await startClient(options));
  const listCodes = (diagnostics: readonly { readonly code?: unknown }[]) => diagnostics.map(({ code }) => code);

  it('pushes the diagnostics of expected odds after all others', async () => {
    await start({ capabilities: {} });
    await client.open(uri, tooMuch);
    await eventually(() => client.published.length === 2);
    assert.deepEqual(
      client.published.map(({ diagnostics }) => listCodes(diagnostics)),
      [[], ['expect/odds-not-met']],
    );
  });

  it('asks a pull client to pull again, and keeps the earlier diagnostics during edits until new ones exist', async () => {
    let refreshed = 0;
    await start({
      capabilities: { textDocument: { diagnostic: {} }, workspace: { diagnostics: { refreshSupport: true } } },
      prepare: (connection) => connection.onRequest('workspace/diagnostic/refresh', () => void refreshed++),
    });
    const pull = async () => {
      const report = await client.connection.sendRequest<DocumentDiagnosticReport>('textDocument/diagnostic', {
        textDocument: { uri },
      });
      return report.kind === 'full' ? listCodes(report.items) : [];
    };
    await client.open(uri, tooMuch);
    assert.deepEqual(await pull(), []);
    await eventually(() => refreshed === 1);
    assert.deepEqual(await pull(), ['expect/odds-not-met']);
    await client.change(uri, 'bb: 1', 'bb: 9');
    assert.deepEqual(await pull(), ['expect/odds-not-met']);
    await eventually(() => refreshed === 2);
    assert.deepEqual(await pull(), []);
  });

  it('reports expected odds in files that are not open', async () => {
    await start({
      folders: ['file:///work'],
      capabilities: { textDocument: { diagnostic: {} } },
      runtime: {
        readFile: (file) => Promise.resolve(file === uri ? tooMuch : undefined),
        listFiles: () => Promise.resolve({ uris: [uri], more: false }),
      },
    });
    const report = await client.connection.sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', {
      previousResultIds: [],
    });
    const [first] = report.items;
    assert.deepEqual([first!.uri, first!.kind === 'full' && listCodes(first!.items)], [uri, ['expect/odds-not-met']]);
  });
});

describe('the calculation of expected odds', () => {
  const figures = { method: 'exact', all: [] } as const;

  /** @param settle what becomes of each task; a rejection fails it */
  const create = (settle: () => Promise<readonly unknown[]> = () => Promise.resolve([figures])) => {
    const events: string[] = [];
    const timers: (() => void)[] = [];
    const odds = createExpectedOdds({
      settings: { get: () => Promise.resolve({ sampling: { runs: 500 } }) } as unknown as Settings,
      calculator: {
        runEachShortFirst: async (
          tasks: Iterable<{ name: string; task: { runs: number; entries: readonly string[] } }>,
          onSettled: (task: unknown, settled: unknown) => void,
          pace: string,
          token?: CancellationToken,
        ) => {
          for (const task of tasks) {
            if (token?.isCancellationRequested) throw new Cancelled();
            events.push(`${pace} ${task.name} ${task.task.entries.join()} ${task.task.runs}`);
            const [settled] = await Promise.allSettled([settle()]);
            onSettled(task, settled);
          }
        },
      } as unknown as CalculatorStarter,
      log: (message) => void events.push(message),
      onCalculated: (calculated) => void events.push(`calculated ${calculated}`),
      scheduler: {
        after: (_: number, callback: () => void) => {
          timers.push(callback);
          return () => void timers.splice(timers.indexOf(callback), 1);
        },
      } as unknown as Scheduler,
    });
    const runNow = async () => {
      for (const callback of timers.splice(0)) callback();
      await eventually(() => events.length > 0);
    };
    return { odds, events, timers, runNow };
  };
  const analysis = analyzeText(tooMuch);
  const { key } = findExpectedOdds(analysis)[0]!;
  const duel = { document: 0, id: 'duel' };
  const task = `${uri} 0 duel duel 500`;

  it('runs once for each content, after other answers', async () => {
    const { odds, events, timers, runNow } = create();
    assert.ok(odds.isMissing(analysis));
    odds.schedule(uri, analysis);
    odds.schedule(uri, analysis);
    assert.deepEqual([events, timers.length], [[], 1]);
    await runNow();
    await eventually(() => events.length === 2);
    assert.deepEqual(events, [`aside ${task}`, `calculated ${uri}`]);
    assert.equal(odds.lookUp(uri, key, duel), figures);
    assert.ok(!odds.isMissing(analysis));
    odds.schedule(uri, analysis);
    await odds.calculateMissing(uri, analysis);
    assert.deepEqual([timers, events.length], [[], 2]);
    odds.clearCache();
    await odds.calculateMissing(uri, analysis);
    assert.equal(events.at(-1), `asked ${task}`);
  });

  it('leaves the odds before an edit in place until there are new ones, or the file is closed', async () => {
    const { odds } = create();
    await odds.calculateMissing(uri, analysis);
    assert.equal(odds.lookUp(uri, 'another', duel), undefined);
    assert.equal(odds.lookUp(uri, key, duel), figures);
    assert.equal(odds.lookUp(uri, 'another', duel), figures);
    assert.equal(odds.lookUp(uri, 'another', { ...duel, id: 'other' }), undefined);
    assert.equal(odds.lookUp('file:///other', 'another', duel), undefined);
    odds.forget(uri);
    assert.equal(odds.lookUp(uri, 'another', duel), undefined);
    assert.equal(odds.lookUp(uri, key, duel), figures);
  });

  it('that fails is logged, and not tried again for the same content', async () => {
    const { odds, events } = create(() => Promise.reject(new Error('no memory')));
    await odds.calculateMissing(uri, analysis);
    assert.deepEqual(events, [`asked ${task}`, 'Calculating the odds that duel expects failed: no memory']);
    assert.ok(!odds.isMissing(analysis));
    assert.equal(odds.lookUp(uri, key, duel), undefined);
  });

  it('is cancelled by another edit, by closing and at the end', () => {
    const { odds, timers, events } = create();
    for (const stop of [
      () => odds.forget(uri),
      () => odds.dispose(),
      () => odds.schedule(uri, analyzeText('ruleset: aare')),
    ]) {
      odds.schedule(uri, analysis);
      assert.equal(timers.length, 1);
      stop();
      assert.equal(timers.length, 0);
    }
    assert.deepEqual(events, []);
  });

  it('of a closed file goes on as long as it is wanted', async () => {
    const { odds, events } = create();
    assert.equal(await odds.calculateMissingOfClosedFile(uri, analysis, () => false), false);
    assert.deepEqual(events, []);
    assert.equal(await odds.calculateMissingOfClosedFile(uri, analysis, () => true), true);
    assert.deepEqual(events, [`closed ${task}`]);
  });
});
