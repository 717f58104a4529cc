import assert from 'node:assert/strict';
import {
  createAmount,
  collectBases,
  withChange,
  listDistinctBases,
  sumChanges,
} from '../../../server/src/engine/amount';
import type { Basis } from '../../../server/src/engine/amount';

const createLine = (label: string, by: number, basis?: Basis) => ({ rule: 'rule', label, by, basis });
const rounding: Basis = { kind: 'option', name: 'rounding' };

describe('amount', () => {
  it('adds up the base and the changes of an amount', () => {
    const { total, changes } = createAmount('search', createLine('roll', 7), [
      createLine('rain', -2),
      undefined,
      createLine('radar', 1),
    ]);
    assert.equal(total, 6);
    assert.deepEqual(
      changes.map(({ label }) => label),
      ['rain', 'radar'],
    );
  });

  it('keeps a change of 0 only if it has a basis', () => {
    const { changes } = createAmount('search', createLine('roll', 7), [
      createLine('calm', 0),
      createLine('rounded', 0, rounding),
    ]);
    assert.deepEqual(
      changes.map(({ label }) => label),
      ['rounded'],
    );
  });

  it('adds a change to an amount, and returns the same amount if there is no change', () => {
    const search = createAmount('search', createLine('roll', 7));
    assert.equal(withChange(search, undefined), search);
    assert.equal(withChange(search, createLine('rain', -2)).total, 5);
  });

  it('takes the first summand present as the base of a sum', () => {
    const sum = sumChanges('factors', createLine('nobody', 0), [
      undefined,
      createLine('first', 3),
      createLine('second', 4),
    ]);
    assert.deepEqual([sum.base.label, sum.changes.length, sum.total], ['first', 1, 7]);
    assert.equal(sumChanges('factors', createLine('nobody', 0), []).base.label, 'nobody');
  });
});

describe('bases of amounts', () => {
  it('collects each basis of the base and of the changes once', () => {
    const table: Basis = { kind: 'house-table', name: 'rounding' };
    const amounts = [
      createAmount('a', createLine('base', 1, rounding), [createLine('change', 1, table)]),
      createAmount('b', createLine('base', 1, { ...rounding })),
    ];
    assert.deepEqual(collectBases(amounts), [rounding, table]);
    assert.deepEqual(listDistinctBases([table, table, rounding]), [table, rounding]);
  });
});
