import assert from 'node:assert/strict';
import { createReopenedTabMiddleware } from '../../client/src/reopened-tabs';

describe('diagnostics of a reopened tab', () => {
  /** Counts the requests for diagnostics. @param visibility whether a tab shows the document at the request and at the answer */
  async function countRefreshes(visibility: readonly [asked: boolean, answered: boolean], answer: () => Promise<null>) {
    let [isVisible] = visibility;
    let count = 0;
    const { provideDiagnostics } = createReopenedTabMiddleware(
      () => ({ isVisible: () => isVisible }),
      () => count++,
    );
    const next = () => {
      [, isVisible] = visibility;
      return answer();
    };
    await Promise.allSettled([provideDiagnostics!({} as never, undefined, {} as never, next)]);
    assert.equal(count, 0, 'before the client has seen the answer');
    await new Promise((resume) => setTimeout(resume));
    return count;
  }
  const restoreNothing = () => Promise.resolve(null);

  it('requests diagnostics again after those of the closed tab have arrived', async () => {
    assert.equal(await countRefreshes([false, true], restoreNothing), 1);
  });

  it('requests diagnostics again when the request for the closed tab failed', async () => {
    assert.equal(await countRefreshes([false, true], () => Promise.reject(new Error('busy'))), 1);
  });

  it('requests diagnostics once when the tab stays open or is closed meanwhile', async () => {
    for (const visibility of [
      [true, true],
      [false, false],
      [true, false],
    ] as const)
      assert.equal(await countRefreshes(visibility, restoreNothing), 0, String(visibility));
  });
});
