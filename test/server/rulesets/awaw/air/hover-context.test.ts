import assert from 'node:assert/strict';
import { explain, getTotalsByLabel, getTotalNotesByLabel } from '../explain';

describe('the hovers on the strikes of a round', () => {
  const round = `
nations: { us: { side: allied }, japan: { side: axis } }
navalRounds:
  - id: midway
    attacker: { nation: us, groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
    defender:
      nation: japan
      groups:
        - number: 1
          airDefenseLevel: 3
          cap: { units: [{ id: zeroes, type: nas, squadrons: 2 }] }
          units: [{ id: kaga, type: cv, name: Kaga }, { id: screen, type: dd, count: 2 }]
    strikes:
      - id: dauntlesses
        by: attacker
        group: 1
        surpriseLevel: 3
        attacker: { nation: us, units: [{ id: air, type: nas, squadrons: 4 }] }
        targets: [{ ships: [kaga], squadrons: 4 }]
`;
  it('shows the same modifiers for a strike of a round as for an air attack on ships at sea', () => {
    // +1 naval air at sea, +1 surprise.
    const explanation = explain(round, 'navalRounds.0.strikes.0');
    assert.deepEqual(getTotalsByLabel(explanation), { 'roll against Kaga': 2 });
    assert.match(getTotalNotesByLabel(explanation)['roll against Kaga'] ?? '', /^row of 4 squadrons: /);
    assert.match(explain(round, 'navalRounds.0.strikes.0.targets.0.ships.0').text ?? '', /hits by column: 2 to 3: 1/);
  });

  it('shows the defense of a group as the first strike meets it', () => {
    const level = explain(round, 'navalRounds.0.defender.groups.0.airDefenseLevel');
    assert.equal(getTotalsByLabel(level)['air defense level'], 2);
    const patrol = explain(round, 'navalRounds.0.defender.groups.0.cap');
    assert.deepEqual(getTotalsByLabel(patrol), {
      'squadrons on combat air patrol that engage': 2,
      'air combat roll of the combat air patrol': 0,
      'air combat roll of the attackers': 0,
    });
    assert.match(getTotalNotesByLabel(patrol)['air combat roll of the attackers'] ?? '', /^row of 4 squadrons: /);
    const withoutStrikes = round.replace(/ {4}strikes:[^]*/, '');
    assert.equal(
      getTotalsByLabel(explain(withoutStrikes, 'navalRounds.0.defender.groups.0.airDefenseLevel'))['air defense level'],
      3,
    );
  });
});
