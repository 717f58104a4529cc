import assert from 'node:assert/strict';
import { collectNames } from '../../../../server/src/features/report/report';

describe('the names of a combat', () => {
  it('lists the ids and names of a combat, and the scenario ids that it references', () => {
    const combat = {
      id: 'midway',
      attacker: { nation: 'us', groups: [{ number: 1, ships: [{ id: 'kaga', name: 'Kaga', type: 'cv' }, 'tf-8'] }] },
      strikes: [{ id: 'dauntlesses', by: 'attacker' }],
    };
    const declarations = ['us', 'tf-8', 'elsewhere'].map((id) => ({
      kind: 'unit',
      id,
      place: { owner: combat },
      object: combat,
      path: [],
    }));
    assert.deepEqual(collectNames(combat, { declarations }), ['midway', 'us', 'kaga', 'Kaga', 'tf-8', 'dauntlesses']);
  });

  it('lists at most two thousand names', () => {
    const units = Array.from({ length: 2100 }, (_, index) => ({ id: `u-${index}`, escort: null, count: index }));
    const names = collectNames({ units }, { declarations: [] });
    assert.deepEqual([names.length, names[0], names.at(-1)], [2000, 'u-0', 'u-1999']);
  });
});
