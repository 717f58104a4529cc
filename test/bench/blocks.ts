/** The longest time that a thread of the server was busy without reading messages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverCommands } from '../../server/src/protocol';
import { createBattleScenario, createBattle } from './battles';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { startServer, uri } from './language-server';
import type { LanguageServer } from './language-server';
import { asdic } from './servers';
import { createBenchText, waitForAllOdds } from './session';
import { computeMedian } from './statistics';

/** An entry of a thread: its id, the time by the clock and the longest block in milliseconds. */
type Entry = readonly [thread: number, at: number, longest: number];

/** Milliseconds between two entries, and the resolution of the event loop monitor. */
const entryInterval = 20;
const resolution = 1;

/** Runs in every thread before all other code, and appends entries to a file. */
const createRecorderScript = (file: string) => `
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { threadId } from 'node:worker_threads';
import { appendFileSync } from 'node:fs';
const delays = monitorEventLoopDelay({ resolution: ${resolution} });
delays.enable();
setInterval(() => {
  const longest = Math.max(0, delays.max / 1e6 - ${resolution});
  appendFileSync(${JSON.stringify(file)}, JSON.stringify([threadId, Date.now(), longest]) + '\\n');
  delays.reset();
}, ${entryInterval}).unref();
`;

/** Milliseconds after which the pending work has surely finished. */
const settleDelay = 1_500;

/** Measures the longest blocks of the server's threads. @param folder the folder for the files of the threads */
export async function measureBlocks(folder: string, runs: number): Promise<readonly Figure[]> {
  const [openingBlocks, lensBlocks]: [number[], number[]] = [[], []];
  const [serverBlocks, workerBlocks]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    const openingEntries = await recordBlocks(join(folder, `opened-${run}`), openLongFile);
    openingBlocks.push(Math.max(...openingEntries.filter(isMainThread).map(getLongestBlock)));
    const lensEntries = await recordBlocks(join(folder, `lenses-${run}`), showOdds);
    lensBlocks.push(Math.max(...lensEntries.filter(isMainThread).map(getLongestBlock)));
    const entries = await recordBlocks(join(folder, `odds-${run}`), calculateOdds);
    serverBlocks.push(Math.max(...entries.filter(isMainThread).map(getLongestBlock)));
    workerBlocks.push(Math.max(...entries.filter((entry) => !isMainThread(entry)).map(getLongestBlock)));
  }
  const createFigure = (label: string, blocks: readonly number[], lines?: number): Figure => ({
    label: `longest block of the ${label}`,
    lines,
    unit: 'ms',
    asdic: computeMedian(blocks),
    budget: otherBounds.block,
  });
  return [
    createFigure('server behind its first answer', openingBlocks, 10_000),
    createFigure('server, odds in the lenses', lensBlocks, 10_000),
    createFigure('server, odds and advice', serverBlocks),
    createFigure('worker, odds and advice', workerBlocks),
  ];
}

const isMainThread = ([thread]: Entry): boolean => thread === 0;
const getLongestBlock = ([, , longest]: Entry): number => longest;

/** The entries during a measurement. @param act does the measured work, and returns the time at which the measurement begins */
async function recordBlocks(file: string, act: (server: LanguageServer) => Promise<number>): Promise<readonly Entry[]> {
  writeFileSync(file, '');
  const script = `data:text/javascript,${encodeURIComponent(createRecorderScript(file))}`;
  const server = await startServer({ ...asdic, args: ['--import', script, ...asdic.args] });
  const startTime = await act(server).finally(() => server.stop());
  const entries = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);
  return entries.filter(([, at]) => at > startTime + entryInterval);
}

/** Opens a long file. The work that its diagnostics do not wait for runs after them. */
async function openLongFile(server: LanguageServer): Promise<number> {
  const published = server.waitForDiagnostics(() => true);
  server.open(createBenchText(10_000));
  await published;
  const startTime = Date.now();
  await sleep(settleDelay);
  return startTime;
}

/** The odds of all combats of a long file, once the necessary code is loaded. */
async function showOdds(server: LanguageServer): Promise<number> {
  const published = server.waitForDiagnostics(() => true);
  server.open(createBenchText(10_000));
  await published;
  await sleep(settleDelay);
  const startTime = Date.now();
  await waitForAllOdds(server);
  return startTime;
}

/** Odds and advice of large battles, once the code for both is loaded. */
async function calculateOdds(server: LanguageServer): Promise<number> {
  const ask = (command: string, options: object) =>
    server.ask('workspace/executeCommand', undefined, { command, arguments: [{ uri, id: 'measured', ...options }] });
  server.open(createBattleScenario(createBattle(10, 0, 0)));
  const adviceArguments = { side: 'attacker', aim: 'win', quick: true };
  await ask(serverCommands.odds, {});
  await ask(serverCommands.advise, adviceArguments);
  const startTime = Date.now();
  server.change([{ text: createBattleScenario(createBattle(100, 0, 0)) }]);
  await ask(serverCommands.odds, {});
  await ask(serverCommands.advise, adviceArguments);
  await sleep(2 * entryInterval);
  return startTime;
}
