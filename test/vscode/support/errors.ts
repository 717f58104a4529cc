import assert from 'node:assert/strict';
import { extension } from './extension';

/** What the server logged as errors, and what failed in its client, since the extension was started. */
export function serverErrors(): readonly string[] {
  const asdic = extension();
  return asdic.isActive ? asdic.exports.errors() : [];
}

/** Makes a test fail, also where its own assertions hold, when the server logs an error while it runs. */
export function failOnServerErrors(test: Mocha.Runnable): void {
  const body = test.fn as Mocha.AsyncFunc | undefined;
  if (!body) return;
  const before = serverErrors().length;
  test.fn = async function (this: Mocha.Context) {
    await body.call(this);
    const logged = serverErrors().slice(before);
    assert.deepEqual(logged, [], `the server logged an error meanwhile:\n${logged.join('\n')}`);
  };
}
