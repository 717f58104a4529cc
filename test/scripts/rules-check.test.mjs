import assert from 'node:assert/strict';
import { faultsOf, tableOf } from '../../scripts/rules-check.mjs';

/** @typedef {import('../../scripts/rules-check.mjs').ListedId} ListedId */

/** @param {Partial<ListedId>} given @returns {ListedId} */
const listed = (given) => ({
  ruleset: 'game',
  id: 'X1',
  rule: 'first',
  status: 'implemented',
  implementedBy: { constraints: ['first-kept'], modifiers: [], steps: [] },
  tests: 1,
  ...given,
});
const byNothing = { constraints: [], modifiers: [], steps: [] };

describe('the check of the rules', () => {
  it('finds nothing where every id is implemented and proved', () => {
    const byStep = listed({ id: 'X2', implementedBy: { ...byNothing, steps: ['search'] } });
    assert.deepEqual(faultsOf([listed({}), byStep], ['game:X1', 'game:X2']), []);
  });

  it('names an id that nothing implements, and one that no test proves', () => {
    const faults = faultsOf([listed({ implementedBy: byNothing }), listed({ id: 'X2', tests: 0 })], []);
    assert.deepEqual(faults, [
      'game:X1: nothing implements it (rule first)',
      'game:X2: no passed test proves it (rule first)',
    ]);
  });

  it('takes unknown tests for none', () => {
    assert.deepEqual(faultsOf([listed({ tests: null })], []), ['game:X1: no passed test proves it (rule first)']);
  });

  it('asks nothing of a note', () => {
    assert.deepEqual(faultsOf([listed({ status: 'note', implementedBy: byNothing, tests: 0 })], []), []);
  });

  it('names an id that no rule covers, and one that only tests know', () => {
    const faults = faultsOf([listed({ rule: null, status: null })], ['game:X1', 'game:X9']);
    assert.deepEqual(faults, [
      'game:X1: no rule of the index covers it',
      'game:X9: tests name it, but no checklist has it',
    ]);
  });

  it('sums up each ruleset', () => {
    const ids = [listed({}), listed({ id: 'X2', tests: 0 }), listed({ id: 'X3', status: 'note', tests: 0 })];
    assert.deepEqual(tableOf(ids), [
      'ruleset  ids  notes  implemented  proved',
      'game       3      1            2       1',
    ]);
  });
});
