import assert from 'node:assert/strict';
import { groupSeries } from '../../../server/src/page/rounds';
import type { ReportStep } from '../../../server/src/protocol';

const createDie = (id: string, number: number, more: Partial<ReportStep> = {}): ReportStep => ({
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

describe('series of dice', () => {
  const listSeriesLengths = (...steps: readonly ReportStep[]) =>
    groupSeries(steps.map((step, index) => ({ step, index }))).map(({ length }) => length);

  it('joins dice of the same step', () => {
    assert.deepEqual(
      listSeriesLengths(createDie('search', 1), createDie('search', 2), createDie('search', 3), createDie('hunt', 1)),
      [3, 1],
    );
    assert.deepEqual(listSeriesLengths(), []);
  });

  it('keeps dice apart when another side rolls or something comes between', () => {
    const result = { id: 'found', title: 'Found', rules: [], amounts: [] };
    assert.deepEqual(
      listSeriesLengths(
        createDie('search', 1),
        createDie('search', 2, { by: 'defender' }),
        result,
        createDie('search', 3),
      ),
      [1, 1, 1, 1],
    );
  });

  it('keeps dice apart when each has its own arithmetic, several dice or no name', () => {
    const differences = [{ amounts: [{ what: 'search', lines: [] }] }, { faces: [1, 2] }, { subject: undefined }];
    for (const more of differences)
      assert.deepEqual(listSeriesLengths(createDie('search', 1, more), createDie('search', 2, more)), [1, 1]);
  });
});
