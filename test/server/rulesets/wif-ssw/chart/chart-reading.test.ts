import assert from 'node:assert/strict';
import { createAmount } from '../../../../../server/src/engine/amount';
import { readChart } from '../../../../../server/src/rulesets/wif-ssw/chart/chart-reading';
import { changeBy } from '../../../../../server/src/rulesets/wif-ssw/kit';

const createTotal = (label: string, total: number) =>
  createAmount(label, changeBy('sub-factors', { label, by: total }));

/** The lines of the column for some factors against two ships on the house chart, moved by a shift. */
function listColumnChanges(factors: number, shift: number) {
  const reading = readChart(
    { ruleset: 'wif-ssw' },
    'subAndAsw',
    createTotal('factors', factors),
    createTotal('ships', 2),
    shift,
  );
  assert.ok(reading.column);
  return [reading.column.base, ...reading.column.changes].map(({ label, by: change }) => [label, change]);
}

describe('the column of the chart', () => {
  it('the column of the chart follows from the factors and the shifts by surprise points', () => {
    assert.deepEqual(listColumnChanges(5, 2), [
      ['5 factors on the Sub & ASW line', 3],
      ['columns bought with surprise points', 2],
    ]);
  });

  it('says that a shift stops at the end of the chart, or does nothing there', () => {
    assert.deepEqual(listColumnChanges(5, -4), [
      ['5 factors on the Sub & ASW line', 3],
      ['columns bought with surprise points, stopped at the end of the chart', -2],
    ]);
    assert.deepEqual(listColumnChanges(1, -1), [
      ['1 factor on the Sub & ASW line, at the end of the chart: no shift', 1],
    ]);
    assert.deepEqual(listColumnChanges(64, 1), [
      ['64 factors on the Sub & ASW line, at the end of the chart: no shift', 12],
    ]);
    assert.deepEqual(listColumnChanges(64, 0), [['64 factors on the Sub & ASW line', 12]]);
    assert.deepEqual(listColumnChanges(52, 2), [
      ['52 factors on the Sub & ASW line', 11],
      ['columns bought with surprise points, stopped at the end of the chart', 1],
    ]);
  });

  it('there is no column when the factors reach none', () => {
    const { column: noColumn } = readChart(
      { ruleset: 'wif-ssw' },
      'subAndAsw',
      createTotal('factors', 0),
      createTotal('ships', 2),
      3,
    );
    assert.equal(noColumn, undefined);
  });
});
