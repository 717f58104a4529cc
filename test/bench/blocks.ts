/** The longest time that a thread of the server was busy without reading messages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverCommands } from '../../server/src/protocol';
import { battleScenario, sized } from './battles';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { startServer, uri } from './language-server';
import type { LanguageServer } from './language-server';
import { asdic } from './servers';
import { benchText, oddsOfAll } from './session';
import { median } from './statistics';

/** An entry of a thread: its id, the time by the clock and the longest block in milliseconds. */
type Entry = readonly [thread: number, at: number, longest: number];

/** Milliseconds between two entries, and the resolution of the event loop monitor. */
const every = 20;
const resolution = 1;

/** Runs in every thread before all other code, and appends entries to a file. */
const recorder = (file: string) => `
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { threadId } from 'node:worker_threads';
import { appendFileSync } from 'node:fs';
const delays = monitorEventLoopDelay({ resolution: ${resolution} });
delays.enable();
setInterval(() => {
  const longest = Math.max(0, delays.max / 1e6 - ${resolution});
  appendFileSync(${JSON.stringify(file)}, JSON.stringify([threadId, Date.now(), longest]) + '\\n');
  delays.reset();
}, ${every}).unref();
`;

/** Milliseconds after which the pending work has surely finished. */
const settling = 1_500;

/** @param folder the folder for the files of the threads */
export async function blockFigures(folder: string, runs: number): Promise<readonly Figure[]> {
  const [behind, lenses]: [number[], number[]] = [[], []];
  const [server, worker]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    const later = await recorded(join(folder, `opened-${run}`), opened);
    behind.push(Math.max(...later.filter(inServer).map(longestOf)));
    const live = await recorded(join(folder, `lenses-${run}`), shown);
    lenses.push(Math.max(...live.filter(inServer).map(longestOf)));
    const entries = await recorded(join(folder, `odds-${run}`), calculated);
    server.push(Math.max(...entries.filter(inServer).map(longestOf)));
    worker.push(Math.max(...entries.filter((entry) => !inServer(entry)).map(longestOf)));
  }
  const of = (what: string, all: readonly number[], lines?: number): Figure => ({
    what: `longest block of the ${what}`,
    lines,
    unit: 'ms',
    asdic: median(all),
    budget: otherBounds.block,
  });
  return [
    of('server behind its first answer', behind, 10_000),
    of('server, odds in the lenses', lenses, 10_000),
    of('server, odds and advice', server),
    of('worker, odds and advice', worker),
  ];
}

const inServer = ([thread]: Entry): boolean => thread === 0;
const longestOf = ([, , longest]: Entry): number => longest;

/** The entries during a measurement. @param act the measured work @returns its begin */
async function recorded(file: string, act: (server: LanguageServer) => Promise<number>): Promise<readonly Entry[]> {
  writeFileSync(file, '');
  const script = `data:text/javascript,${encodeURIComponent(recorder(file))}`;
  const server = await startServer({ ...asdic, args: ['--import', script, ...asdic.args] });
  const begun = await act(server).finally(() => server.stop());
  const all = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);
  return all.filter(([, at]) => at > begun + every);
}

/** Opens a long file. The work that its diagnostics do not wait for runs after them. */
async function opened(server: LanguageServer): Promise<number> {
  const found = server.diagnosticsThat(() => true);
  server.open(benchText(10_000));
  await found;
  const begun = Date.now();
  await sleep(settling);
  return begun;
}

/** The odds of all combats of a long file, once the necessary code is loaded. */
async function shown(server: LanguageServer): Promise<number> {
  const found = server.diagnosticsThat(() => true);
  server.open(benchText(10_000));
  await found;
  await sleep(settling);
  const begun = Date.now();
  await oddsOfAll(server);
  return begun;
}

/** Odds and advice of large battles, once the code for both is loaded. */
async function calculated(server: LanguageServer): Promise<number> {
  const ask = (command: string, more: object) =>
    server.ask('workspace/executeCommand', undefined, { command, arguments: [{ uri, id: 'measured', ...more }] });
  server.open(battleScenario(sized(10, 0, 0)));
  const advised = { side: 'attacker', aim: 'win', quick: true };
  await ask(serverCommands.odds, {});
  await ask(serverCommands.advise, advised);
  const begun = Date.now();
  server.change([{ text: battleScenario(sized(100, 0, 0)) }]);
  await ask(serverCommands.odds, {});
  await ask(serverCommands.advise, advised);
  await sleep(2 * every);
  return begun;
}
