import assert from 'node:assert/strict';
import { beginsWithName } from '../../../server/src/page/names';

describe('names of the scenario at the beginning of a text', () => {
  it('recognizes names only as whole words', () => {
    const names = ['tf-8', 'dauntlesses', 'us'];
    for (const text of ['tf-8: damaged', 'dauntlesses on group 1', 'us.', 'tf-8'])
      assert.ok(beginsWithName(text, names), text);
    for (const text of ['tf-80: damaged', 'us-cruisers: sunk', 'use of dice', 'losses of tf-8', 'Dauntlesses'])
      assert.ok(!beginsWithName(text, names), text);
  });
});
