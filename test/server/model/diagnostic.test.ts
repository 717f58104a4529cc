import assert from 'node:assert/strict';
import { createCheckFailure } from '../../../server/src/model/diagnostic';

describe('the diagnostic of a check that fails', () => {
  it('the diagnostic of a check that fails says which check and why, and that it is no mistake of the scenario', () => {
    const place = { owner: {}, key: 'units' };
    const createMessage = (why: string): string =>
      `The check \`owner-passed\` failed, so its problems are missing: ${why}. This is a bug in Asdic, not a mistake in the scenario; all other checks ran.`;
    for (const [error, why] of [
      [new RangeError('Invalid array length.'), 'Invalid array length'],
      [new Error('x is 3.5'), 'x is 3.5'],
      ['thrown text', 'unknown'],
      [undefined, 'unknown'],
    ] as const)
      assert.deepEqual(createCheckFailure('owner-passed', error, place), {
        code: 'asdic/check-failed',
        severity: 'warning',
        message: createMessage(why),
        place,
      });
  });
});
