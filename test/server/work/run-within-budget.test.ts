import assert from 'node:assert/strict';
import { Cancelled } from '../../../server/src/work/calculator';
import { runToEnd } from '../../../server/src/engine/progress';
import { performTask } from '../../../server/src/work/perform-task';
import { systemScheduler } from '../../../server/src/work/scheduler';
import type { Scheduler } from '../../../server/src/work/scheduler';
import { runWithinBudget } from '../../../server/src/work/run-within-budget';
import type { BudgetedTask, BudgetedResult } from '../../../server/src/work/run-within-budget';
import type { OddsTask } from '../../../server/src/work/task';
import { findEntry, createTask } from './combats';
import { createCancellationSource } from './token';

type BudgetedOddsTask = BudgetedTask<OddsTask>;

const createBudgetedTask = (name: string, more: Partial<OddsTask> = {}): BudgetedOddsTask => {
  const task = createTask(name, more);
  return { name, task, entry: findEntry(task)! };
};

/** The results in order. */
async function runAll(
  all: Iterable<BudgetedOddsTask>,
  scheduler: Scheduler = systemScheduler,
  token = createCancellationSource().token,
) {
  const results: (readonly [string, BudgetedResult<BudgetedOddsTask>])[] = [];
  await runWithinBudget(all, (item, result) => results.push([item.name, result]), scheduler, token);
  return results;
}

describe('calculations within a budget', () => {
  it('runs calculations in sequence, and gives the results that they have without a budget', async () => {
    const all = [createBudgetedTask('hunt'), createBudgetedTask('hunt', { kind: 'sample' })];
    const computeValue = (index: number) => runToEnd(performTask(all[index]!.task, findEntry));
    assert.deepEqual(await runAll(all), [
      ['hunt', { status: 'fulfilled', value: computeValue(0) }],
      ['hunt', { status: 'fulfilled', value: computeValue(1) }],
    ]);
  });

  it('stops a calculation that exceeds its budget and starts the next one, with more time for a first answer', async () => {
    /** Every slice of the calculation takes some milliseconds. */
    const countSlices = async (milliseconds: number, quick?: boolean) => {
      let now = 0;
      let slices = 0;
      const slow = { ...systemScheduler, now: () => (now += milliseconds) };
      const hunt = createBudgetedTask('hunt', { quick });
      const entry = {
        build: () => ({
          ...hunt.entry.build(),
          *prepare() {
            for (;;) {
              slices++;
              yield { done: 0, total: 1, unit: 'steps' as const };
            }
          },
        }),
      };
      const results = await runAll([{ ...hunt, entry }, createBudgetedTask('hunt', { quick: true })], slow);
      assert.deepEqual(
        results.map(([, { status }]) => status),
        ['exceeded', 'fulfilled'],
      );
      return slices;
    };
    // One slice builds the combat, before its preparation.
    assert.equal(await countSlices(50), 200 / 50 - 1);
    assert.equal(await countSlices(51), 4 - 1);
    assert.equal(await countSlices(50, true), 1_000 / 50 - 1);
    assert.equal(await countSlices(51, true), 20 - 1);
  });

  it('does not count pauses between slices against the budget', async () => {
    let now = 0;
    let pauses = 0;
    const paused = {
      ...systemScheduler,
      now: () => (now += 0.1),
      pause: () => {
        now += 10_000;
        pauses++;
        return systemScheduler.pause();
      },
    };
    const [[, result] = []] = await runAll([createBudgetedTask('wide', { limit: 500 })], paused);
    assert.ok(pauses > 1);
    assert.equal(result!.status, 'fulfilled');
  });

  it('continues after a calculation that fails', async () => {
    const results = await runAll([createBudgetedTask('faulty'), createBudgetedTask('hunt')]);
    assert.deepEqual(
      results.map(([, { status }]) => status),
      ['rejected', 'fulfilled'],
    );
  });

  it('stops when cancelled and keeps earlier results', async () => {
    const source = createCancellationSource();
    const names: string[] = [];
    function* all(): Generator<BudgetedOddsTask> {
      yield createBudgetedTask('hunt');
      source.cancel();
      yield createBudgetedTask('wide');
    }
    await assert.rejects(
      runWithinBudget(all(), ({ name }) => names.push(name), systemScheduler, source.token),
      Cancelled,
    );
    assert.deepEqual(names, ['hunt']);
  });
});
