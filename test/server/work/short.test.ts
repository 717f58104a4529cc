import assert from 'node:assert/strict';
import { Cancelled } from '../../../server/src/work/calculator';
import { finish } from '../../../server/src/engine/progress';
import { perform } from '../../../server/src/work/perform';
import { systemScheduler } from '../../../server/src/work/scheduler';
import type { Scheduler } from '../../../server/src/work/scheduler';
import { performShort } from '../../../server/src/work/short';
import type { Short, Tried } from '../../../server/src/work/short';
import type { OddsTask } from '../../../server/src/work/task';
import { siteOf, task } from './combats';
import { cancellable } from './token';

type Odds = Short<OddsTask>;

const of = (name: string, more: Partial<OddsTask> = {}): Odds => {
  const about = task(name, more);
  return { name, task: about, site: siteOf(about)! };
};

/** The results in order. */
async function tried(all: Iterable<Odds>, scheduler: Scheduler = systemScheduler, token = cancellable().token) {
  const told: (readonly [string, Tried<Odds>])[] = [];
  await performShort(all, (one, found) => told.push([one.name, found]), scheduler, token);
  return told;
}

describe('calculations within a budget', () => {
  it('runs calculations one after the other to their usual results', async () => {
    const all = [of('hunt'), of('hunt', { kind: 'sample' })];
    const value = (at: number) => finish(perform(all[at]!.task, siteOf));
    assert.deepEqual(await tried(all), [
      ['hunt', { status: 'fulfilled', value: value(0) }],
      ['hunt', { status: 'fulfilled', value: value(1) }],
    ]);
  });

  it('stops a calculation that exceeds its budget and starts the next one', async () => {
    let now = 0;
    const slow = { ...systemScheduler, now: () => (now += 60) };
    const told = await tried([of('wide'), of('hunt', { quick: true })], slow);
    assert.deepEqual(
      told.map(([name, { status }]) => [name, status]),
      [
        ['wide', 'takesLong'],
        ['hunt', 'fulfilled'],
      ],
    );
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
    const [[, found] = []] = await tried([of('wide', { limit: 500 })], paused);
    assert.ok(pauses > 1);
    assert.equal(found!.status, 'fulfilled');
  });

  it('continues after a calculation that fails', async () => {
    const told = await tried([of('faulty'), of('hunt')]);
    assert.deepEqual(
      told.map(([, { status }]) => status),
      ['rejected', 'fulfilled'],
    );
  });

  it('stops when cancelled and keeps earlier results', async () => {
    const source = cancellable();
    const told: string[] = [];
    function* all(): Generator<Odds> {
      yield of('hunt');
      source.cancel();
      yield of('wide');
    }
    await assert.rejects(
      performShort(all(), ({ name }) => told.push(name), systemScheduler, source.token),
      Cancelled,
    );
    assert.deepEqual(told, ['hunt']);
  });
});
