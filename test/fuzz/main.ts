/**
 * `npm run fuzz`: random texts and requests until the time is up. Prints its seed; writes failing texts to `test/fuzz/found`, which a test reads.
 * With `--readers N` the two parsers of chunks are compared on N texts instead; with `--turns N`, N random
 * turns of each ruleset are played.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createEnvironment, loadRulesets, type Analysis } from '../../server/src/features';
import { ask } from './ask';
import { mutate } from './mutate';
import { createRandomNumbers } from './random';
import { fuzzReaders } from './readers';
import { startServer } from './requests';
import { fuzzTurns } from './turns';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string' },
    documents: { type: 'string' },
    resume: { type: 'string' },
    readers: { type: 'string' },
    turns: { type: 'string' },
  },
});

/** The parser creates an error object for each problem: stack traces are only needed once something fails. */
Error.stackTraceLimit = 0;

/** Milliseconds of CPU time for all answers to one text, above which they count as hanging. */
const maxTime = 250;
const foundFolder = 'test/fuzz/found';

interface State {
  seed: number;
  documents: number;
  requests: number;
  failures: number;
  slowest: number;
}

const state: State =
  values.resume !== undefined && fs.existsSync(values.resume)
    ? (JSON.parse(fs.readFileSync(values.resume, 'utf8')) as State)
    : { seed: Number(values.seed ?? Date.now() % 1_000_000_000), documents: 0, requests: 0, failures: 0, slowest: 0 };

function readSamples(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.scenario.yaml'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}

/** @param session the texts of a session of successive edits; the last one failed */
function saveFailure(session: readonly string[], error: unknown, seed: number): void {
  state.failures++;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const file = path.join(foundFolder, `seed-${seed}-${session.length}.json`);
  fs.writeFileSync(file, `${JSON.stringify(session, undefined, 2)}\n`);
  console.error(`fuzz: ${file}\n${reason.split('\n').slice(0, 6).join('\n')}`);
}

const texts = readSamples('samples');
if (values.readers !== undefined) process.exit(fuzzReaders(texts, Number(values.readers), state.seed) > 0 ? 1 : 0);
if (values.turns !== undefined) process.exit(fuzzTurns(Number(values.turns), Number(values.seed ?? 1)) > 0 ? 1 : 0);
const rulesets = await loadRulesets();
const env = createEnvironment({ rulesets });
const maxDocuments = values.documents === undefined ? Infinity : Number(values.documents);
const end = performance.now() + Number(values.minutes) * 60_000;
console.log(`fuzz: seed ${state.seed}, ${texts.length} texts to begin with`);

let server = await startServer('dist/server.cjs');
while (performance.now() < end && state.documents < maxDocuments) {
  const seed = state.seed++;
  const random = createRandomNumbers(seed);
  let text = random.pick(texts);
  let analysis: Analysis | undefined;
  const session: string[] = [];
  // A session: successive edits, as from a keyboard.
  for (let remaining = 1 + random.below(12); remaining > 0; remaining--) {
    text = mutate(text, random.pick(texts), random);
    if (text === '') break;
    state.documents++;
    session.push(text);
    const startUsage = process.cpuUsage();
    try {
      analysis = ask(text, analysis, env, random);
    } catch (error) {
      saveFailure(session, error, seed);
      break;
    }
    const { user, system } = process.cpuUsage(startUsage);
    const milliseconds = (user + system) / 1000;
    if (milliseconds > state.slowest) state.slowest = milliseconds;
    if (milliseconds > maxTime && isSlowAgain(text)) {
      saveFailure(session, new Error(`${milliseconds.toFixed(0)} ms for one text`), seed);
      break;
    }
  }
  if (seed % 2 === 0) {
    try {
      await server.ask(text, random);
      state.requests += 4;
    } catch (error) {
      saveFailure([text], error, seed);
      server.stop();
      server = await startServer('dist/server.cjs');
    }
  }
  if (seed % 100 === 0 && values.resume !== undefined) fs.writeFileSync(values.resume, JSON.stringify(state));
}
server.stop();
if (values.resume !== undefined) fs.writeFileSync(values.resume, JSON.stringify(state));
console.log(
  `fuzz: ${state.documents} texts, ${state.requests} requests over stdio, ${state.failures} failures; ` +
    `the slowest text took ${state.slowest.toFixed(0)} ms; next seed ${state.seed}`,
);
process.exitCode = state.failures > 0 ? 1 : 0;

/** Garbage collection or compilation can slow down any text; a hanging one is slow again. */
function isSlowAgain(slowText: string): boolean {
  const startUsage = process.cpuUsage();
  ask(slowText, undefined, env, createRandomNumbers(1));
  const { user, system } = process.cpuUsage(startUsage);
  return (user + system) / 1000 > maxTime;
}
