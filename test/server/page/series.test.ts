import assert from 'node:assert/strict';
import { seriesOf } from '../../../server/src/page/series';
import type { ReportStep } from '../../../server/src/protocol';

const die = (id: string, number: number, more: Partial<ReportStep> = {}): ReportStep => ({
  id,
  title: 'Search',
  by: 'attacker',
  subject: `die ${number} of 3`,
  rules: [],
  faces: [4],
  sides: 6,
  amounts: [],
  ...more,
});

describe('dice that are thrown one by one', () => {
  const lengths = (...steps: readonly ReportStep[]) =>
    seriesOf(steps.map((step, index) => ({ step, index }))).map(({ length }) => length);

  it('are told together where they are of one step', () => {
    assert.deepEqual(lengths(die('search', 1), die('search', 2), die('search', 3), die('hunt', 1)), [3, 1]);
    assert.deepEqual(lengths(), []);
  });

  it('are told apart where somebody else throws, or something comes between', () => {
    const result = { id: 'found', title: 'Found', rules: [], amounts: [] };
    assert.deepEqual(
      lengths(die('search', 1), die('search', 2, { by: 'defender' }), result, die('search', 3)),
      [1, 1, 1, 1],
    );
  });

  it('are told apart where each has arithmetic, more dice than one, or no name of its own', () => {
    const differences = [{ amounts: [{ what: 'search', lines: [] }] }, { faces: [1, 2] }, { subject: undefined }];
    for (const more of differences) assert.deepEqual(lengths(die('search', 1, more), die('search', 2, more)), [1, 1]);
  });
});
