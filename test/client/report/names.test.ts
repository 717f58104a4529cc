import assert from 'node:assert/strict';
import { beginsWithName, keepNames } from '../../../client/src/report/names';

describe('names of the scenario in a report', () => {
  it('are known by the whole word', () => {
    const names = ['tf-8', 'dauntlesses', 'us'];
    for (const text of ['tf-8: damaged', 'dauntlesses on group 1', 'us.', 'tf-8'])
      assert.ok(beginsWithName(text, names), text);
    for (const text of ['tf-80: damaged', 'us-cruisers: sunk', 'use of dice', 'losses of tf-8', 'Dauntlesses'])
      assert.ok(!beginsWithName(text, names), text);
  });

  it('are marked where they head something, and nothing else is', () => {
    const heads = ['tf-8: damaged', 'search dice'].map((textContent) => {
      const marks: string[] = [];
      return { textContent, marks, classList: { add: (mark: string) => marks.push(mark) } };
    });
    keepNames({ querySelectorAll: () => heads } as unknown as ParentNode, ['tf-8']);
    assert.deepEqual(
      heads.map(({ marks }) => marks),
      [['as-written'], []],
    );
  });
});
