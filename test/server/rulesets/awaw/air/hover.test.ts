import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { explain, getTotalsByLabel, getTotalNotesByLabel } from '../explain';
import { strikes } from '../scenario';

describe('the hovers on surprise, cover and air defense', () => {
  const raid = `
airAttacks:
  - id: raid
    where: at-sea
    airDefenseLevel: 1
    attacker: { units: [{ id: vals, type: nas, squadrons: 2 }] }
    defender: { units: [{ id: hood, type: bc, size: 3 }] }
    cap: { units: [{ id: fulmars, type: nas, squadrons: 1 }] }
    targets: [{ ships: [hood], squadrons: 2 }]
`;
  it('explains what a surprise level does', () => {
    covers('awaw:A20');
    const explanation = explain(strikes, 'airAttacks.0.surpriseLevel');
    assert.match(explanation.text ?? '', /the attack is at \+1/);
    assert.match(explanation.text ?? '', /1 defending squadron does not engage/);
    assert.deepEqual(getTotalsByLabel(explanation), { 'air defense level': 2, 'air defense roll': 0 });
  });

  it('shows the squadrons on combat air patrol that engage', () => {
    assert.deepEqual(getTotalsByLabel(explain(strikes, 'airAttacks.1.cap')), {
      'squadrons on combat air patrol that engage': 3,
      'air combat roll of the combat air patrol': 1,
      'air combat roll of the attackers': 0,
    });
  });

  it('shows the air defense row by columns, and the probability of each result', () => {
    const explanation = explain(raid, 'airAttacks.0.airDefenseLevel');
    assert.match(
      explanation.text ?? '',
      /Row of level 1, .*: 2 to 6: no loss, 7 to 8: 0\/1, 9 to 10: 1\/0, 11 to 12\+: 1\/1\./,
    );
    // 15, 11, 7 and 3 of 36.
    assert.equal(
      getTotalNotesByLabel(explanation)['air defense roll'],
      'row of level 1: 0.28 eliminated and 0.39 aborted on average (eliminated/aborted: no loss 41.7%, 0/1 30.6%, 1/0 19.4%, 1/1 8.3%)',
    );
  });

  it('shows both rolls of air combat', () => {
    const notesByLabel = getTotalNotesByLabel(explain(raid, 'airAttacks.0.cap'));
    // At +1 the columns are 3 to 12+: no loss at 2, 0/1 at 3 and 4, 1/0 at 5 and 6, 1/1 at 7 and 8, 1/2 at 9 and 10, 1/3 from 11 on.
    assert.match(
      notesByLabel['air combat roll of the combat air patrol'] ?? '',
      /^row of 1 squadron: 0\.83 eliminated and 1\.08 aborted on average \(eliminated\/aborted: no loss 2\.8%, 0\/1 13\.9%, /,
    );
    assert.match(notesByLabel['air combat roll of the attackers'] ?? '', /^row of 2 squadrons: /);
  });
});
