/** Both routes, as hosts use them. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { Cancelled, WorkerLost } from '../../../server/src/work/calculator';
import type { Calculator } from '../../../server/src/work/calculator';
import { inProcessCalculator } from '../../../server/src/work/in-process';
import { nodeWorker } from '../../../server/src/work/start.node';
import { threadedCalculator } from '../../../server/src/work/threaded';
import { siteOf, task } from './combats';
import { cancellable } from './token';

/** Large enough to last for a second at least. */
const long = task('wide', { limit: 1_500_000, runs: 100_000_000 });

let folder: string;
let bundle: string;

before('bundle a worker', async () => {
  folder = await mkdtemp(join(tmpdir(), 'asdic-worker-'));
  bundle = join(folder, 'worker.cjs');
  const entry = resolve('test/server/work/worker.node.fixture.ts');
  await build({
    entryPoints: [entry],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
});

after('remove the worker', () => rm(folder, { recursive: true }));

const routes: Record<string, () => Calculator> = {
  'in process': () => inProcessCalculator(siteOf),
  'in a worker thread': () => threadedCalculator(nodeWorker(bundle)),
};

for (const [route, calculatorOf] of Object.entries(routes)) {
  describe(`odds ${route}`, () => {
    let calculator: Calculator;
    beforeEach(() => void (calculator = calculatorOf()));
    afterEach(() => calculator.dispose());

    it('are exact for a small combat', async () => {
      const odds = await calculator.run(task('hunt'));
      assert.ok(odds.exact);
      // Six search totals that attack, with none to three hits, and four that do not.
      assert.equal(odds.ends.length, 28);
    });

    it('are sampled for one that is too large, the same each time', async () => {
      const [a, b] = await Promise.all([
        calculator.run(task('wide', { limit: 100 })),
        calculator.run(task('wide', { limit: 100 })),
      ]);
      assert.ok(!a.exact && a.runs === 2_000);
      assert.deepEqual(a, b);
    });

    it('do not hold up one calculation for another', async () => {
      const { token, cancel } = cancellable();
      const slow = calculator.run(long, { token });
      assert.ok((await calculator.run(task('hunt'))).exact);
      cancel();
      await assert.rejects(slow, Cancelled);
    });

    it('tell of their progress until they are cancelled', async () => {
      const { token, cancel } = cancellable();
      let reports = 0;
      const odds = calculator.run(long, {
        token,
        progress: ({ done, of }) => {
          assert.ok(done >= 0 && done <= of);
          if (++reports === 2) cancel();
        },
      });
      await assert.rejects(odds, Cancelled);
      assert.equal(reports, 2);
    });

    it('reject with the fault of a ruleset', async () => {
      await assert.rejects(calculator.run(task('faulty')), /set search to 99/);
      await assert.rejects(calculator.run(task('nowhere')), /no combat "nowhere"/);
    });
  });
}

describe('a worker thread', () => {
  it('that dies is replaced', async () => {
    const losses: WorkerLost[] = [];
    const calculator = threadedCalculator(nodeWorker(bundle), { onLost: (error) => losses.push(error) });
    await assert.rejects(calculator.run(task('deadly')), (error) => error instanceof WorkerLost && error.started);
    assert.equal(losses.length, 1);
    assert.ok((await calculator.run(task('hunt'))).exact);
    calculator.dispose();
  });

  it('that hangs is replaced when its task is cancelled', async () => {
    const calculator = threadedCalculator(nodeWorker(bundle));
    const { token, cancel } = cancellable();
    const hanging = calculator.run(task('hanging'), { token });
    setTimeout(cancel, 50);
    await assert.rejects(hanging, Cancelled);
    assert.ok((await calculator.run(task('hunt'))).exact);
    calculator.dispose();
  });

  it('that cannot be started is said to be so', async () => {
    const calculator = threadedCalculator(nodeWorker(join(folder, 'absent.cjs')));
    await assert.rejects(calculator.run(task('hunt')), (error) => error instanceof WorkerLost && !error.started);
  });
});
