import assert from 'node:assert/strict';
import { CancellationToken } from 'vscode-languageserver/node';
import type { CalculatorStarter } from '../../../server/src/lsp/calculator';
import type { DocumentSnapshot } from '../../../server/src/lsp/documents';
import type { Figures } from '../../../server/src/lsp/live-document';
import { createLiveOdds } from '../../../server/src/lsp/live-odds';
import type { Settings } from '../../../server/src/lsp/settings';
import { Cancelled } from '../../../server/src/work/calculator';
import { createFakeTime } from '../work/fake-time';
import { createCurrent, createFigures, createScenario } from './duels';

describe('live odds in the course of time', () => {
  /** Live odds on a clock that stands still. @param mode the setting, which may change */
  function createTimed(mode: { liveOdds: string } = { liveOdds: 'on' }) {
    const time = createFakeTime();
    let refreshes = 0;
    const requests: { readonly id: string; readonly pace: string; settle(value: number, isRough?: boolean): void }[] =
      [];
    const refined: { settle(value: number): void }[] = [];
    const calculator = {
      getWorker: () =>
        Promise.resolve({
          run: () =>
            new Promise<never>((resolve) =>
              refined.push({ settle: (value) => resolve([createFigures(value)] as never) }),
            ),
          dispose: () => undefined,
        }),
      runEachShortFirst: async (all, onSettled, pace, token) => {
        for (const job of all)
          await new Promise<void>((next, giveUp) => {
            token?.onCancellationRequested(() => giveUp(new Cancelled()));
            requests.push({
              ...{ id: job.name.split(' ').at(-1)!, pace },
              settle(value, isRough = false) {
                onSettled(job, { status: 'fulfilled', value: [{ ...createFigures(value), isRough }] } as never);
                next();
              },
            });
          });
      },
    } as Partial<CalculatorStarter> as CalculatorStarter;
    const live = createLiveOdds({
      settings: { get: () => Promise.resolve({ sampling: { runs: 10 }, ...mode }) } as unknown as Settings,
      ...{ calculator, log: assert.fail, onLensesOutdated: () => void refreshes++, scheduler: time },
    });
    const pass = async (milliseconds: number) => {
      time.pass(milliseconds);
      for (let turns = 0; turns < 8; turns++) await time.pause();
    };
    const settle = async (value: number, isRough?: boolean) => {
      requests.shift()!.settle(value, isRough);
      await pass(0);
    };
    /** Waits until combats that were not edited are calculated. */
    const passPause = async () => {
      await pass(10);
      await pass(50);
    };
    const getValue = (figures: Figures | undefined) => figures?.figures[0]?.value;
    const show = (id = 'b0') => {
      const odds = live.get('file:///duels.scenario.yaml')(0, id);
      return odds && [getValue(odds.figures), odds.pending, getValue(odds.previous)];
    };
    const takeRefreshes = () => [refreshes, (refreshes = 0)][0];
    return { live, time, requests, refined, pass, passPause, settle, show, takeRefreshes, mode };
  }
  const { uri: duels } = createCurrent('');
  const first = createCurrent(createScenario(1));
  const edited = (units: number) => createCurrent(createScenario(1).replace('dd: 1', `dd: ${units}`), units);

  it('leaves everything alone while it is off, and forgets a document once it is turned off', async () => {
    const { live, requests, passPause, settle, show, mode, time } = createTimed({ liveOdds: 'off' });
    await live.prepare(first);
    await passPause();
    assert.deepEqual([live.isTracked(duels), requests.length, show(), time.timers], [false, 0, undefined, 0]);
    const getFigures = await live.calculate(first, CancellationToken.None);
    assert.equal(getFigures(0, 'b0'), undefined);
    mode.liveOdds = 'on';
    await live.prepare(first);
    await passPause();
    await settle(0.25);
    assert.deepEqual([live.isTracked(duels), show()], [true, [0.25, false, undefined]]);
    mode.liveOdds = 'off';
    await live.prepare(first);
    assert.deepEqual([live.isTracked(duels), show()], [false, undefined]);
  });

  it('calculates after a save where the setting says so', async () => {
    const { live, requests, passPause, settle, show } = createTimed({ liveOdds: 'onSave' });
    await live.prepare(first);
    await passPause();
    await settle(0.25);
    live.onChange(edited(2));
    await passPause();
    assert.deepEqual([requests.length, show()], [0, [0.25, true, undefined]]);
    live.onSave('file:///other');
    live.onSave(duels);
    await passPause();
    await settle(0.5);
    assert.deepEqual(show(), [0.5, false, 0.25]);
    live.dispose();
  });

  it('shows a change for some seconds after it, and then asks for lenses without it', async () => {
    const { live, pass, passPause, settle, show, takeRefreshes } = createTimed();
    await live.prepare(first);
    await passPause();
    await settle(0.25);
    live.onChange(edited(2));
    await pass(10);
    await settle(0.5);
    assert.deepEqual(show(), [0.5, false, 0.25]);
    takeRefreshes();
    await pass(4_999);
    assert.deepEqual([show(), takeRefreshes()], [[0.5, false, 0.25], 0]);
    await pass(1);
    assert.deepEqual([show(), takeRefreshes()], [[0.5, false, undefined], 1]);
    live.dispose();
  });

  it('measures a change from before the typing, up to a pause in it', async () => {
    const { live, pass, passPause, settle, show } = createTimed();
    await live.prepare(first);
    await passPause();
    await settle(0.25);
    live.onChange(edited(2));
    await pass(10);
    await settle(0.5);
    await pass(1_990);
    live.onChange(edited(3));
    await pass(10);
    await settle(0.75);
    assert.deepEqual(show(), [0.75, false, 0.25]);
    await pass(1_991);
    live.onChange(edited(4));
    await pass(10);
    await settle(0.9);
    assert.deepEqual(show(), [0.9, false, 0.75]);
    live.onChange(edited(3));
    assert.deepEqual(show(), [0.75, false, undefined], 'what was calculated before comes back at once');
    live.dispose();
  });

  it('does not call it a change that an estimate becomes exact', async () => {
    const { live, pass, passPause, settle, show, refined, takeRefreshes } = createTimed();
    await live.prepare(first);
    await passPause();
    await settle(0.25, true);
    assert.deepEqual(show(), [0.25, false, undefined]);
    takeRefreshes();
    await pass(1_500);
    assert.equal(refined.length, 1);
    refined[0]!.settle(0.26);
    await pass(0);
    assert.deepEqual([show(), takeRefreshes()], [[0.26, false, undefined], 1]);
    await pass(9_000);
    assert.equal(refined.length, 1);
    live.dispose();
  });

  it('holds lenses back for the odds of an edited combat, but not for long', async () => {
    const { live, pass, passPause, settle, show } = createTimed();
    await live.prepare(first);
    await passPause();
    await settle(0.25);
    let isAnswered = false;
    const prepare = (current: DocumentSnapshot) => {
      isAnswered = false;
      void live.prepare(current).then(() => (isAnswered = true));
    };
    prepare(edited(2));
    await pass(0);
    await pass(10);
    assert.ok(!isAnswered);
    await settle(0.5);
    assert.ok(isAnswered);
    prepare(edited(3));
    await pass(0);
    await pass(149);
    assert.ok(!isAnswered);
    await pass(1);
    assert.ok(isAnswered);
    assert.deepEqual(show(), [0.5, true, 0.25]);
    prepare(createCurrent(createScenario(2), 5));
    await pass(0);
    assert.ok(isAnswered, 'a new combat is not waited for');
    live.dispose();
  });

  it('asks for new lenses only where some were sent too early, and not with every result', async () => {
    const { live, pass, passPause, settle, show, takeRefreshes } = createTimed();
    await live.prepare(createCurrent(createScenario(4)));
    await passPause();
    show();
    await settle(0.1);
    assert.equal(takeRefreshes(), 0);
    await pass(299);
    await settle(0.2);
    assert.equal(takeRefreshes(), 0);
    await pass(1);
    await settle(0.3);
    assert.equal(takeRefreshes(), 1);
    await settle(0.4);
    assert.equal(takeRefreshes(), 0, 'no lens was sent since');
    live.dispose();
  });

  it('asks for new lenses at the end of all that was pending', async () => {
    const { live, passPause, settle, show, takeRefreshes } = createTimed();
    await live.prepare(createCurrent(createScenario(2)));
    await passPause();
    assert.deepEqual(show('b1'), [undefined, true, undefined]);
    await settle(0.1);
    assert.equal(takeRefreshes(), 0);
    await settle(0.2);
    assert.equal(takeRefreshes(), 1);
    assert.deepEqual(show('b1'), [0.2, false, undefined]);
    live.dispose();
  });

  it('leaves nothing behind when a document is closed, or the server stops', async () => {
    const { live, time, pass, passPause, settle, show, requests } = createTimed();
    await live.prepare(first);
    assert.equal(time.timers, 1);
    live.forget(duels);
    assert.deepEqual([time.timers, live.isTracked(duels)], [0, false]);
    await live.prepare(first);
    await passPause();
    await settle(0.25);
    live.onChange(edited(2));
    await pass(10);
    await settle(0.5);
    show();
    live.onChange(edited(3));
    let isAnswered = false;
    void live.prepare(edited(3)).then(() => (isAnswered = true));
    await pass(0);
    live.dispose();
    await pass(0);
    assert.deepEqual([time.timers, isAnswered, live.isTracked(duels)], [0, true, false]);
    live.forget(duels);
    live.onChange(first);
    await passPause();
    assert.equal(requests.length, 0);
  });

  it('gives the odds of a text that may be closed, from what is known of others', async () => {
    const { live, pass, passPause, settle, requests } = createTimed();
    await live.prepare(first);
    await passPause();
    await settle(0.25);
    const calculation = live.calculate(createCurrent(createScenario(2)), CancellationToken.None);
    await pass(0);
    assert.deepEqual(
      requests.map(({ id, pace }) => [id, pace]),
      [['b1', 'closed']],
    );
    await settle(0.5);
    const getFigures = await calculation;
    const values = ['b0', 'b1', 'b2'].map((id) => getFigures(0, id)?.figures[0]?.value);
    assert.deepEqual(values, [0.25, 0.5, undefined]);
    live.dispose();
  });

  it('shows what another document has found out about the same combat in the meantime', async () => {
    const { live, passPause, settle, requests } = createTimed();
    await live.prepare(createCurrent(createScenario(2)));
    const other = { ...createCurrent(createScenario(2).replace('dd: 1', 'dd: 9')), uri: 'file:///other.scenario.yaml' };
    await live.prepare(other);
    await passPause();
    const listWaiting = () => requests.map(({ id }) => id);
    assert.deepEqual(listWaiting(), ['b0', 'b0']);
    await settle(0.25);
    assert.deepEqual(listWaiting(), ['b0', 'b1']);
    requests.reverse();
    await settle(0.5);
    assert.deepEqual(listWaiting(), ['b0']);
    await settle(0.75);
    assert.deepEqual(listWaiting(), []);
    const odds = ['b0', 'b1'].map((id) => live.get(other.uri)(0, id));
    assert.deepEqual(
      odds.map((each) => [each?.figures?.figures[0]?.value, each?.pending]),
      [
        [0.75, false],
        [0.5, false],
      ],
    );
    live.dispose();
  });

  it('begins again when the settings change', async () => {
    const { live, requests, pass, passPause, mode, settle, show } = createTimed({ liveOdds: 'onSave' });
    await live.prepare(first);
    await passPause();
    await settle(0.25);
    live.onChange(edited(2));
    await passPause();
    assert.equal(requests.length, 0);
    mode.liveOdds = 'on';
    live.onSettingsChange();
    await pass(0);
    await settle(0.5);
    assert.deepEqual(show(), [0.5, false, 0.25]);
    live.dispose();
  });
});
