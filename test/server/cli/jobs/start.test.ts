import assert from 'node:assert/strict';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { isThread, prestartThreads, startThread, terminateThreads } from '../../../../server/src/cli/jobs/start';
import { createCommandLine } from '../command-line';

describe('threads that start before the program', () => {
  const { write, folder } = createCommandLine();
  const listFiles = (count: number) => Array.from({ length: count }, (_, index) => `s${index}.scenario.yaml`);

  /** Starts threads, and tells the jobs that each expects: those that were started beforehand, then a new one. */
  async function listKinds(args: readonly string[]): Promise<readonly (string | undefined)[]> {
    const entry = join(folder(), 'thread.cjs');
    prestartThreads(args, entry, folder());
    const workers: Worker[] = [];
    const kinds: (string | undefined)[] = [];
    do {
      const worker = startThread(entry, folder());
      workers.push(worker);
      const [data] = (await once(worker, 'message')) as [{ asdicFolder: string; kind?: string }];
      assert.equal(data.asdicFolder, folder());
      kinds.push(data.kind);
    } while (kinds.at(-1) !== undefined);
    const ended = workers.map((worker) => once(worker, 'exit'));
    terminateThreads();
    await Promise.all(ended);
    return kinds;
  }

  it('wait for check and odds of at least sixteen files, one fewer than there are cores, unless --jobs says how many', async () => {
    await write({
      'thread.cjs':
        "const { parentPort, workerData } = require('node:worker_threads');\nparentPort.postMessage(workerData);\nparentPort.on('message', () => {});\n",
    });
    const threadCount = Math.min(availableParallelism(), 16) - 1;
    const prestarted = (kind: string) => [...Array<string>(threadCount).fill(kind), undefined];
    assert.deepEqual(await listKinds(['check', ...listFiles(16)]), prestarted('check'));
    assert.deepEqual(await listKinds(['odds', '--turn', ...listFiles(16)]), prestarted('odds'));
    for (const args of [
      ['check', ...listFiles(15)],
      ['fmt', ...listFiles(16)],
      ['check', ...listFiles(16), '--jobs', '2'],
      ['odds', ...listFiles(16), '--jobs=2'],
      [],
    ])
      assert.deepEqual(await listKinds(args), [undefined], args.join(' '));
  });

  it('are not this thread, which runs the tests', () => {
    assert.equal(isThread(), false);
  });
});
