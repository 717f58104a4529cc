import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Host } from '../../../../server/src/cli/host';
import type { Job } from '../../../../server/src/cli/jobs/job';
import { type PoolOptions, runJobs } from '../../../../server/src/cli/jobs/pool';
import { terminateThreads } from '../../../../server/src/cli/jobs/start';
import { createCommandLine } from '../command-line';

/** What a thread does with a job, in place of a calculation. */
interface ScriptedJob {
  readonly kind?: Job['kind'];
  /** It ends after the job of this number. */
  readonly endsAfter?: number;
  readonly items?: readonly string[];
  readonly fails?: string;
  readonly exitCode?: number;
  readonly throws?: string;
}

const thread = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, job }) => {
  const ended = new Int32Array(job.ended);
  if (job.endsAfter !== undefined) Atomics.wait(ended, job.endsAfter, 0);
  if (job.exitCode !== undefined) process.exit(job.exitCode);
  if (job.throws !== undefined) throw new Error(job.throws);
  parentPort.postMessage({ id, progress: 'half of ' + id });
  for (const item of job.items ?? ['item ' + id]) parentPort.postMessage({ id, item });
  parentPort.postMessage(job.fails === undefined ? { id, done: true } : { id, failed: job.fails });
  Atomics.store(ended, id, 1);
  Atomics.notify(ended, id);
});
`;

describe('jobs on several threads', () => {
  const { write, folder } = createCommandLine();
  beforeEach(() => write({ 'thread.cjs': thread }));
  after(terminateThreads);

  async function run(jobs: readonly ScriptedJob[], options: PoolOptions, onItem?: (takenCount: number) => void) {
    const ended = new SharedArrayBuffer(4 * jobs.length);
    let takenCount = 0;
    function* takeJobs() {
      for (const job of jobs) {
        takenCount++;
        yield { kind: 'odds', ...job, ended } as unknown as Job;
      }
    }
    const details: string[] = [];
    const progress = { showDetail: (text: string) => details.push(text) };
    const host = { threadEntry: join(folder(), 'thread.cjs'), folder: folder(), progress } as unknown as Host;
    const items: unknown[] = [];
    const endedCounts: number[] = [];
    let error: unknown;
    try {
      const poolOptions = { onJobEnd: (count: number) => void endedCounts.push(count), ...options };
      for await (const item of runJobs(takeJobs(), host, poolOptions)) {
        onItem?.(takenCount);
        items.push(item);
      }
    } catch (reason) {
      error = reason;
    }
    return { items, endedCounts, details, ...(error !== undefined && { error: (error as Error).message }) };
  }

  it('give all of their results in the order of the jobs, whichever ends first', async () => {
    const jobs = [{ endsAfter: 2, items: ['a', 'b'] }, { items: [] }, {}, {}];
    const { items, endedCounts, details, error } = await run(jobs, { threads: 2 });
    assert.deepEqual([items, endedCounts, error], [['a', 'b', 'item 2', 'item 3'], [1, 2, 3, 4], undefined]);
    assert.deepEqual(
      details.sort(),
      [0, 1, 2, 3].map((id) => `half of ${id}`),
    );
    assert.deepEqual((await run([], { threads: 2 })).items, []);
    const alone = await run([{}, {}], { threads: 1, staysResponsive: true });
    assert.deepEqual(alone.items, ['item 0', 'item 1']);
  });

  it('fail with the error of the first job that fails, after the results of those before it', async () => {
    const { items, error } = await run([{}, { items: [], fails: 'Error: no sea' }, {}], { threads: 2 });
    assert.deepEqual([items, error], [['item 0'], 'Error: no sea']);
  });

  it('fail where a thread fails or ends', async () => {
    assert.deepEqual((await run([{ exitCode: 3 }], { threads: 2 })).error, 'A thread ended with exit code 3.');
    assert.deepEqual((await run([{ throws: 'lost' }], { threads: 2 })).error, 'lost');
  });

  it('are taken no more once nobody wants their results', async () => {
    const ended = new SharedArrayBuffer(16);
    let takenCount = 0;
    let supply = (): void => undefined;
    const isSupplied = new Promise<void>((resolve) => (supply = resolve));
    async function* takeJobs() {
      for (let id = 0; id < 4; id++) {
        takenCount++;
        if (id === 1) await isSupplied;
        yield { kind: 'odds', ended } as unknown as Job;
      }
    }
    const progress = { showDetail: () => undefined };
    const host = { threadEntry: join(folder(), 'thread.cjs'), folder: folder(), progress } as unknown as Host;
    for await (const item of runJobs(takeJobs(), host, { threads: 3 })) {
      assert.equal(item, 'item 0');
      break;
    }
    supply();
    await new Promise((resume) => setImmediate(resume));
    assert.equal(takenCount, 2);
  });

  it('wait behind no long job while another thread is free', async () => {
    const { items } = await run([{ endsAfter: 3 }, {}, {}, {}], { threads: 2 });
    assert.deepEqual(items, ['item 0', 'item 1', 'item 2', 'item 3']);
  });

  it('run up to 32 a thread ahead of the first result', async () => {
    const jobs = Array.from({ length: 80 }, (_, index) => (index === 0 ? { endsAfter: 63 } : {}));
    const takenCounts: number[] = [];
    const { items } = await run(jobs, { threads: 2 }, (takenCount) => takenCounts.push(takenCount));
    assert.deepEqual([items.length, takenCounts[0]], [80, 64]);
  });
});
