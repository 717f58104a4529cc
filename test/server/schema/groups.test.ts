import assert from 'node:assert/strict';
import { largestCount } from '../../../server/src/schema';

describe('the count of a unit', () => {
  const count = (unit: object) =>
    largestCount('awaw', { fleetCombats: [{ attacker: { units: [unit] } }] }, [
      'fleetCombats',
      0,
      'attacker',
      'units',
      0,
    ]);

  it('has a largest one', () => {
    assert.equal(count({ id: 'cruisers', type: 'ca', count: 2 }), 200);
  });

  it('is none where a unit stands for itself', () => {
    assert.equal(count({ id: 'hood', type: 'bc' }), undefined);
  });

  it('is left alone where something is said of all of them together, or nobody knows what', () => {
    assert.equal(count({ id: 'cruisers', type: 'ca', count: 2, damaged: 1 }), undefined);
    assert.equal(count({ id: 'cruisers', type: 'ca', count: 2, unknown: 1 }), undefined);
  });
});
