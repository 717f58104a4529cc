import assert from 'node:assert/strict';
import { indexOf, withCounters } from '../../../server/src/engine/state';

describe('a state', () => {
  it('has its counters where their names say', () => {
    const counters = [
      { name: 'ships', title: 'ships', max: 3 },
      { name: 'hits', title: 'hits', max: 3 },
    ] as const;
    assert.deepEqual(indexOf(counters), { ships: 0, hits: 1 });
  });

  it('is copied when counters are set', () => {
    const before = [1, 2, 3];
    assert.deepEqual(withCounters(before, [0, 5], [2, 7]), [5, 2, 7]);
    assert.deepEqual(before, [1, 2, 3]);
  });
});
