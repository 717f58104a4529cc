import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { choosePurpose, requestAdvice } from '../../client/src/advice';
import type { AdviceArguments, AdviceChoices, CombatReport } from '../../server/src/protocol';
import { createPromise, settle } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';
import { advice, report } from '../server/page/support';

const args: AdviceArguments = { uri: report.uri, id: report.id };
const win = { id: 'win', title: 'chance of winning', unit: 'chance' };
const choices: AdviceChoices['choices'] = [
  { side: 'attacker', name: 'Japan', aim: win, note: 'all orders' },
  { side: 'defender', aim: win },
];

describe('the side and the aim to advise', () => {
  const choose = (listed?: AdviceChoices['choices'], more: Partial<AdviceArguments> = {}) =>
    choosePurpose({ ...args, ...more }, () => Promise.resolve(listed && { title: '', choices: listed }));

  it('the side and the aim to advise are those that the user chooses', async () => {
    desk.answers = ['Defender: chance of winning'];
    assert.deepEqual(await choose(choices), { ...args, side: 'defender', aim: 'win' });
    assert.deepEqual(desk.dialogs[0]!.labels, ['Japan: chance of winning', 'Defender: chance of winning']);
    assert.equal(desk.dialogs[0]!.items[0]!.description, 'all orders');
    assert.equal(await choose(choices), undefined, 'the list was closed');
  });

  it('the side and the aim to advise are not asked for when they are given, or when there is one choice', async () => {
    assert.deepEqual(await choose(undefined, { side: 'attacker' }), { ...args, side: 'attacker' });
    assert.deepEqual(await choose(choices.slice(0, 1)), { ...args, side: 'attacker', aim: 'win' });
    assert.deepEqual(desk.dialogs, []);
  });

  it('the side and the aim to advise are none where the server has refused', async () => {
    assert.equal(await choose(undefined), undefined);
    assert.deepEqual(desk.dialogs, []);
  });
});

describe('advice', () => {
  const complete: CombatReport = { ...report, advice };
  const quick: CombatReport = { ...report, advice: { ...advice, isFirst: true } };

  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  /** Requests advice whose answers the test gives. */
  function request() {
    const slow = createPromise<CombatReport | undefined>();
    const fast = createPromise<CombatReport | undefined>();
    const shown: [CombatReport, boolean][] = [];
    const quickRequests: { readonly quick?: boolean; readonly token: { readonly isCancellationRequested: boolean } }[] =
      [];
    const result = requestAdvice(
      args,
      () => slow.promise,
      (quickArgs, token) => {
        quickRequests.push({ ...quickArgs, token });
        return fast.promise;
      },
      (answer, isFirst) => shown.push([answer, isFirst]),
    );
    return { slow, fast, shown, quickRequests, result };
  }

  it('advice that comes soon is shown without a quick one before it', async () => {
    const { slow, shown, quickRequests, result } = request();
    mock.timers.tick(199);
    slow.resolve(complete);
    assert.equal(await result, complete);
    mock.timers.tick(1000);
    assert.deepEqual(shown, [[complete, true]]);
    assert.deepEqual(quickRequests, []);
  });

  it('advice that takes long is shown after a quick one, which alone is revealed', async () => {
    const { slow, fast, shown, quickRequests, result } = request();
    mock.timers.tick(200);
    assert.equal(quickRequests[0]!.quick, true);
    fast.resolve(quick);
    await settle();
    assert.deepEqual(shown, [[quick, true]]);
    slow.resolve(complete);
    await result;
    assert.deepEqual(shown.slice(1), [[complete, false]]);
    assert.ok(quickRequests[0]!.token.isCancellationRequested);
  });

  it('advice that is quick is not shown after the complete one, nor after its error', async () => {
    for (const end of ['resolve', 'reject'] as const) {
      const { slow, fast, shown, result } = request();
      mock.timers.tick(200);
      if (end === 'resolve') slow.resolve(complete);
      else slow.reject(new Error('No.'));
      await Promise.allSettled([result]);
      fast.resolve(quick);
      await settle();
      assert.deepEqual(shown, end === 'resolve' ? [[complete, true]] : []);
    }
  });

  it('advice that fails shows the error of the complete request alone', async () => {
    const { slow, fast, shown, result } = request();
    mock.timers.tick(200);
    fast.reject(new Error('The quick one failed.'));
    await settle();
    slow.reject(new Error('The complete one failed.'));
    await assert.rejects(result, /complete/);
    assert.deepEqual(shown, []);
  });

  it('advice that was cancelled or refused shows nothing', async () => {
    const { slow, fast, shown, result } = request();
    mock.timers.tick(200);
    fast.resolve(undefined);
    await settle();
    slow.resolve(undefined);
    assert.equal(await result, undefined);
    assert.deepEqual(shown, []);
  });
});
