import assert from 'node:assert/strict';
import { isExpectingErrors, getServerErrors } from './errors';
import { screenshot } from './ui';

/**
 * Makes a test fail if the server logs an error while it runs, also when its own assertions hold. Takes a screenshot of the
 * window when a test fails, before any clean-up.
 */
export function watch(test: Mocha.Test): void {
  const body = test.fn as Mocha.AsyncFunc | undefined;
  if (!body) return;
  const errorCount = getServerErrors().length;
  test.fn = async function (this: Mocha.Context) {
    try {
      await body.call(this);
      if (isExpectingErrors(test)) return;
      const logged = getServerErrors().slice(errorCount);
      assert.deepEqual(logged, [], `the server logged an error meanwhile:\n${logged.join('\n')}`);
    } catch (error) {
      if (!test.isPending()) await screenshot(`failed ${test.fullTitle()}`).catch(() => undefined);
      throw error;
    }
  };
}
