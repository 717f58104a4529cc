import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { createWhatIfs } from '../../../client/src/report/what-if';
import type { WhatIfState } from '../../../server/src/page/messages';
import type { PageContent } from '../../../server/src/page/page';
import type { Refusal, WhatIfArguments, WhatIfReport } from '../../../server/src/protocol';
import { createPromise, settle } from '../../support/vscode/client';
import { odds, report } from '../../server/page/support';

const changedState: WhatIfState = { changes: [{ id: 'destroyers', value: 3 }], isWaiting: true };
const answer: WhatIfReport = { odds, writes: [] };

describe('what if', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  /** A report with changes, and a server whose answers the test gives. */
  function createReport() {
    let content: PageContent = { report, stale: false, calculating: false };
    const requests: {
      readonly args: WhatIfArguments;
      readonly token: { readonly isCancellationRequested: boolean };
    }[] = [];
    const answers: ReturnType<typeof createPromise<WhatIfReport | Refusal>>[] = [];
    const whatIfs = createWhatIfs(
      (args, token) => {
        requests.push({ args, token });
        answers.push(createPromise());
        return answers.at(-1)!.promise;
      },
      (change) => (content = change(content)),
    );
    return {
      requests,
      answers,
      dispose: whatIfs.dispose,
      getState: () => content.whatIf,
      /** The reader changes a value. */
      change(whatIf: WhatIfState) {
        content = { ...content, whatIf };
        return whatIfs.ask(report, whatIf);
      },
    };
  }

  it('asks for a quick answer to the changes, and shows it', async () => {
    const { requests, answers, getState, change } = createReport();
    const done = change(changedState);
    assert.equal(getState()!.isWaiting, true);
    answers[0]!.resolve(answer);
    await done;
    const { uri, document, id } = report;
    assert.deepEqual(requests[0]!.args, {
      uri,
      document,
      id,
      changes: changedState.changes,
      swapped: false,
      quick: true,
    });
    assert.deepEqual(getState(), { ...changedState, result: answer, isWaiting: false });
    mock.timers.tick(1000);
    assert.equal(requests.length, 1, 'the answer was final');
  });

  it('refines a rough answer when nothing changes for a while', async () => {
    const { requests, answers, getState, change } = createReport();
    const done = change(changedState);
    answers[0]!.resolve({ ...answer, isFirst: true });
    await done;
    mock.timers.tick(399);
    assert.equal(requests.length, 1);
    mock.timers.tick(1);
    assert.equal('quick' in requests[1]!.args, false);
    answers[1]!.resolve(answer);
    await settle();
    assert.deepEqual(getState()!.result, answer);
  });

  it('does not refine an answer after another change, or after the report is closed', async () => {
    for (const end of ['change', 'close'] as const) {
      const { requests, answers, change, dispose } = createReport();
      const done = change(changedState);
      answers[0]!.resolve({ ...answer, isFirst: true });
      await done;
      if (end === 'change') void change({ changes: [], isWaiting: false });
      else dispose();
      mock.timers.tick(1000);
      assert.equal(requests.length, 1, end);
    }
  });

  it('cancels the request of an earlier change, whose answer is not shown', async () => {
    const { requests, answers, getState, change } = createReport();
    const first = change(changedState);
    const later = { ...changedState, changes: [{ id: 'destroyers', value: 4 }] };
    const second = change(later);
    assert.ok(requests[0]!.token.isCancellationRequested);
    assert.ok(!requests[1]!.token.isCancellationRequested);
    answers[0]!.resolve({ ...answer, isFirst: true });
    await first;
    assert.deepEqual(getState(), later);
    mock.timers.tick(1000);
    assert.equal(requests.length, 2, 'nothing refines it');
    answers[1]!.reject(new Error('No.'));
    await second;
    assert.equal(getState()!.refused, 'No.');
  });

  it('can cancel a request after an earlier one has ended, and refines no answer that comes after that', async () => {
    const { requests, answers, change, dispose } = createReport();
    const first = change(changedState);
    const second = change(changedState);
    answers[0]!.resolve(answer);
    await first;
    dispose();
    assert.ok(requests[1]!.token.isCancellationRequested);
    answers[1]!.resolve({ ...answer, isFirst: true });
    await second;
    mock.timers.tick(1000);
    assert.equal(requests.length, 2);
  });

  it('shows nothing of a request that was cancelled', async () => {
    const { answers, getState, change, dispose } = createReport();
    const done = change(changedState);
    dispose();
    answers[0]!.reject(new Error('Cancelled'));
    await done;
    assert.deepEqual(getState(), changedState);
  });

  it('says why there is no answer, in place of the last one', async () => {
    const { answers, getState, change } = createReport();
    const first = change({ ...changedState, result: answer });
    answers[0]!.resolve({ refused: 'There are not so many.' });
    await first;
    assert.deepEqual(getState(), {
      ...changedState,
      refused: 'There are not so many.',
      result: undefined,
      isWaiting: false,
    });
    const second = change(changedState);
    answers[1]!.reject('broken');
    await second;
    assert.equal(getState()!.refused, 'broken');
  });

  it('asks when the sides are swapped, and not when nothing is changed', () => {
    const { requests, change } = createReport();
    void change({ changes: [], swapped: false, isWaiting: false });
    assert.equal(requests.length, 0);
    void change({ changes: [], swapped: true, isWaiting: true });
    assert.equal(requests[0]!.args.swapped, true);
  });
});
