import assert from 'node:assert/strict';
import { findLargestCount } from '../../../server/src/schema';

describe('count of a unit', () => {
  const findCount = (unit: object) =>
    findLargestCount('awaw', { fleetCombats: [{ attacker: { units: [unit] } }] }, [
      'fleetCombats',
      0,
      'attacker',
      'units',
      0,
    ]);

  it('a unit group has a largest count', () => {
    assert.equal(findCount({ id: 'cruisers', type: 'ca', count: 2 }), 200);
  });

  it('a single unit has no count', () => {
    assert.equal(findCount({ id: 'hood', type: 'bc' }), undefined);
  });

  it('a unit with a shared or unknown key has no adjustable count', () => {
    assert.equal(findCount({ id: 'cruisers', type: 'ca', count: 2, damaged: 1 }), undefined);
    assert.equal(findCount({ id: 'cruisers', type: 'ca', count: 2, unknown: 1 }), undefined);
  });
});
