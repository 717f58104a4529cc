import assert from 'node:assert/strict';
import { namesIn } from '../../../../server/src/features/report/names';

describe('the names that a combat tells', () => {
  it('are its ids and names, and the ids of the scenario that it refers to', () => {
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
    assert.deepEqual(namesIn(combat, { declarations }), ['midway', 'us', 'kaga', 'Kaga', 'tf-8', 'dauntlesses']);
  });
});
