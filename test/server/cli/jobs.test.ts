import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countFiles } from '../../../server/src/cli/jobs/start';
import { createSequentialQueue, createPartitionedQueue, type JobQueue } from '../../../server/src/cli/jobs/queue';
import { chooseThreads } from '../../../server/src/cli/jobs/threads';
import { getBundledCommandLine, createCommandLine } from './command-line';
import { biscay, germanyPassed, twoZones } from './scenarios';

describe('commands on many files', () => {
  const { write, run } = createCommandLine();
  const texts = [biscay, germanyPassed, twoZones, 'ruleset: wif-sw\n'];
  const createFleet = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n % 3}/s${n}.scenario.yaml`, texts[n % 4]!]));

  it('check and odds print the same output on one thread and on several', async function () {
    await write(createFleet(40));
    for (const words of [
      ['check', '.', '--format', 'sarif'],
      ['odds', '.', '--format', 'json', '--runs', '100'],
    ]) {
      const [sequential, parallel] = await Promise.all(['1', '3'].map((jobs) => run([...words, '--jobs', jobs])));
      assert.deepEqual(parallel, sequential);
      assert.ok(sequential!.output.length > 10_000);
    }
  });

  it('merging the shards of a run gives the output of a run without --shard', async function () {
    await write(createFleet(13));
    for (const words of [
      ['check', '.'],
      ['odds', '.', '--runs', '100'],
    ]) {
      const whole = await run([...words, '--format', 'jsonl']);
      const list = await run([...words, '--format', 'json']);
      const parts = await Promise.all(
        ['3/4', '1/4', '4/4', '2/4'].map((shard) => run([...words, '--format', 'jsonl', '--shard', shard])),
      );
      const lines = parts.map(({ output }) => output.split('\n').length - 1);
      assert.ok(
        lines.every((count) => count > 0),
        lines.join(' '),
      );
      await write(Object.fromEntries(parts.map(({ output }, index) => [`part-${index}.jsonl`, output])));
      const names = parts.map((_, index) => `part-${index}.jsonl`);
      assert.equal((await run(['merge', ...names])).output, whole.output);
      assert.equal((await run(['merge', ...names, '--format', 'json'])).output, list.output);
    }
    assert.equal((await run(['merge', 'part-0.jsonl', '-'], { input: '{"file": 1}\n' })).exitCode, 2);
  });

  it('merging shards of hundreds of files gives the same output byte for byte', async function () {
    await write(createFleet(240));
    const check = ['check', '.', '--format', 'jsonl'];
    const whole = await run([...check, '--jobs', '1']);
    assert.ok(whole.output.split('\n').length > 100);
    const shards = Array.from({ length: 6 }, (_, index) => index + 1);
    for (const index of shards) {
      const { output } = await run([...check, '--shard', `${index}/6`, '--jobs', '1']);
      await write({ [`part-${index}.jsonl`]: output });
    }
    // In any order.
    const names = shards.map((index) => `part-${index}.jsonl`).sort();
    assert.equal((await run(['merge', ...names])).output, whole.output);
    assert.equal((await run([...check, '--jobs', '2'])).output, whole.output);
  });

  it('starts only as many threads as the files need', () => {
    const createSources = (count: number, text = '') =>
      Array.from({ length: count }, () => ({ name: 'a', path: '/a', text }));
    const host = { cores: 8 };
    assert.deepEqual(chooseThreads(createSources(1), undefined, host), { threads: 1 });
    assert.deepEqual(chooseThreads(createSources(2000), undefined, host), { threads: 8 });
    assert.deepEqual(chooseThreads(createSources(2000), 3, host), { threads: 3 });
    assert.deepEqual(chooseThreads(createSources(2000), 1, host), { threads: 1 });
    assert.deepEqual(chooseThreads(createSources(1, ' '.repeat(60_000)), undefined, host), {
      threads: 1,
      staysResponsive: true,
    });
  });
});

describe('the queue of jobs', () => {
  const ten = [...'abcdefghij'];
  /** The jobs that threads get when they ask in this order. */
  const takeJobs = async (supply: JobQueue<string>, ...threads: number[]) => {
    const all: string[] = [];
    for (const thread of threads) {
      const next = await supply.takeNext(thread);
      all.push(next ? next.job : 'none');
      if (next) assert.equal(ten[next.id], next.job);
    }
    return all.join(' ');
  };

  it('gives each thread short jobs from a segment of its own, so that it loads few rulesets', async () => {
    assert.equal(await takeJobs(createPartitionedQueue(ten, 3), 0, 1, 2, 0, 1, 2), 'a d h b e i');
  });

  it('gives a thread without jobs the last one of the longest segment', async () => {
    const supply = createPartitionedQueue(ten, 3);
    assert.equal(await takeJobs(supply, 0, 0, 0, 0, 1, 0), 'a b c g d j');
    assert.equal(await takeJobs(supply, 2, 2, 2, 1, 0, 1), 'h i f e none none');
  });

  it('gives out each job exactly once, in any order of requests', async () => {
    for (let threads = 1; threads <= 12; threads++) {
      const supply = createPartitionedQueue(ten, threads);
      const asking = Array.from({ length: 11 }, (_, index) => (index * 7) % threads);
      const all = await takeJobs(supply, ...asking);
      assert.deepEqual(all.split(' ').sort(), [...ten, 'none']);
    }
  });

  it('gives out long jobs in their order', async () => {
    assert.equal(await takeJobs(createSequentialQueue(ten.slice(0, 3)), 2, 0, 1, 2), 'a b c none');
  });
});

describe('asdic odds of standard input', () => {
  const { run, runJson } = createCommandLine();
  const documents = `${twoZones.replaceAll(/^ {2}/gm, '')}---\n${biscay.replaceAll(/^ {2}/gm, '')}`.trimStart();

  it('prints a JSON line for each combat, equal to the items of the JSON list', async () => {
    const { output } = await run(['odds', '-', '--format', 'jsonl'], { input: documents });
    const lines = output.trimEnd().split('\n');
    assert.equal(lines.length, 3);
    const { output: list } = await run(['odds', '-', '--format', 'json'], { input: documents });
    assert.deepEqual(
      lines.map((line) => JSON.parse(line) as unknown),
      JSON.parse(list),
    );
    assert.equal(((await runJson(['check', '-'], { input: documents })) as unknown[]).length, 0);
  });

  it('answers a scenario while the next one is still being written, and ends with 130 on an interrupt', async function () {
    if (process.platform === 'win32') this.skip();
    const bundle = join(await getBundledCommandLine(), 'dist', 'cli.cjs');
    const child = spawn(process.execPath, [bundle, 'odds', '-', '--format', 'jsonl'], { env: {} });
    child.stdin.write(`${documents}\n---\nruleset: wif`);
    const [first] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
    assert.match(first, /^\{"file":"-","line":\d+,/);
    child.kill('SIGINT');
    assert.deepEqual(await once(child, 'exit'), [130, null]);
  });
});

describe('worker threads of a command', () => {
  const { write, run, folder } = createCommandLine();
  /** Prints on standard error that a thread starts. @param then code that the thread runs after that */
  const createPreloadEnv = async (then = '') => {
    const file = join(folder(), 'thread.cjs');
    const code = `if (!require('node:worker_threads').isMainThread) { require('node:fs').writeSync(2, 'thread\\n'); ${then} }`;
    await writeFile(file, code);
    return { NODE_OPTIONS: `--require ${file}` };
  };
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`many/s${n}.scenario.yaml`, biscay]));

  it('check starts one thread fewer than jobs, because the main thread works too', async function () {
    await write(many);
    const env = await createPreloadEnv();
    const { notes, output } = await run(['check', 'many', '--jobs', '3'], { env, spawned: true });
    assert.equal(notes, 'thread\n'.repeat(2));
    assert.equal(output, 'No problems in 20 files.\n');
    const odds = await run(['odds', 'many', '--jobs', '3', '--runs', '10'], { env, spawned: true });
    assert.equal(odds.notes, 'thread\n'.repeat(3));
    assert.equal((await run(['check', 'many', '--jobs', '1'], { env, spawned: true })).notes, '');
  });

  it('sweep, compare and matters start as many threads as --jobs allows', async function () {
    await write({ 'a.scenario.yaml': biscay });
    const env = await createPreloadEnv();
    const vary = ['--vary', 'convoy.convoyPoints=9..12'];
    for (const command of [['sweep', ...vary], ['compare', ...vary], ['matters']]) {
      const { notes } = await run([...command, 'a.scenario.yaml', '--jobs', '2'], { env, spawned: true });
      assert.equal(notes, 'thread\n'.repeat(2), command[0]);
    }
  });

  it('busy threads end with an interrupted command', async function () {
    if (process.platform === 'win32') this.skip();
    await write(many);
    const bundle = join(await getBundledCommandLine(), 'dist', 'cli.cjs');
    const child = spawn(process.execPath, [bundle, 'odds', 'many', '--jobs', '2'], {
      cwd: folder(),
      env: await createPreloadEnv('for (;;);'),
    });
    await once(child.stderr, 'data');
    child.kill('SIGINT');
    assert.deepEqual(await once(child, 'exit'), [130, null]);
  });

  it('a command can be interrupted while it writes after its threads have finished', async function () {
    if (process.platform === 'win32') this.skip();
    await write(many);
    const bundle = join(await getBundledCommandLine(), 'dist', 'cli.cjs');
    const whole = await run(['check', 'many', '--format', 'html']);
    assert.equal(whole.notes, '');
    const child = spawn(process.execPath, [bundle, 'check', 'many', '--format', 'html'], { cwd: folder() });
    let length = 0;
    child.stdout.on('data', (data: Buffer) => {
      if (length === 0) child.kill('SIGINT');
      length += data.length;
    });
    assert.deepEqual(await once(child, 'close'), [130, null]);
    assert.ok(length < whole.output.length / 2, `${length} of ${whole.output.length}`);
  });

  it('a thread that ended before it was needed makes the command fail', async function () {
    await write(many);
    const bundle = join(await getBundledCommandLine(), 'dist', 'cli.cjs');
    const prestartedCount = Math.min(availableParallelism(), Object.keys(many).length) - 1;
    if (prestartedCount === 0) this.skip();
    const preloadFile = join(folder(), 'preload.cjs');
    await writeFile(
      preloadFile,
      `const threads = require('node:worker_threads');
      if (!threads.isMainThread) process.exit(3);
      const { Worker } = threads;
      threads.Worker = class extends Worker {
        constructor(...rest) {
          super(...rest);
          this.once('exit', () => require('node:fs').writeSync(2, 'ended\\n'));
        }
      };`,
    );
    const child = spawn(process.execPath, [bundle, 'check', 'many', '-'], {
      cwd: folder(),
      env: { NODE_OPTIONS: `--require ${preloadFile}` },
    });
    // The threads that were prestarted have ended before the scenarios arrive.
    let notes = '';
    while (notes.split('ended').length - 1 < prestartedCount) notes += String((await once(child.stderr, 'data'))[0]);
    child.stdin.end(biscay);
    assert.deepEqual(await once(child, 'exit'), [2, null]);
  });

  it('the main thread takes no more jobs when a thread fails', async function () {
    const files = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`many/s${n}.scenario.yaml`, biscay]));
    await write(files);
    const preloadFile = join(folder(), 'preload.cjs');
    const code = `
      const fs = require('node:fs');
      const { isMainThread } = require('node:worker_threads');
      if (!isMainThread) throw new Error('lost');
      const { readFileSync } = fs;
      let read = 0;
      fs.readFileSync = (file, ...rest) => { if (String(file).endsWith('.scenario.yaml')) read++; return readFileSync(file, ...rest); };
      process.on('exit', () => fs.writeSync(1, 'read ' + read));`;
    await writeFile(preloadFile, code);
    const { output, exitCode } = await run(['check', 'many', '--jobs', '2'], {
      spawned: true,
      env: { NODE_OPTIONS: `--require ${preloadFile}` },
    });
    assert.equal(exitCode, 2);
    const read = Number(/^read (\d+)$/m.exec(output)?.[1]);
    // The failed thread had a few files; the main thread would have read all others.
    assert.ok(read < 300, output);
  });

  it('threads start before the program when the arguments name many files', async () => {
    await write({ ...many, 'few/a.scenario.yaml': biscay, 'few/deep/b.scenario.yaml': biscay, 'deep/er/c.txt': '' });
    const countNamed = (...words: string[]) => countFiles(words, folder(), 18);
    assert.equal(countNamed('many'), 18);
    assert.equal(countNamed('.', '--format', 'json'), 18);
    assert.equal(countNamed('**/*.scenario.yaml'), 18);
    assert.equal(countNamed('many/s*.scenario.yaml'), 18);
    assert.equal(countNamed('many/s1.scenario.yaml'), 1);
    assert.equal(countNamed(...Object.keys(many)), 18);
    assert.equal(countNamed('few', 'deep', 'none', '-', '!many'), 2);
    assert.equal(countNamed(), 0);
  });
});
