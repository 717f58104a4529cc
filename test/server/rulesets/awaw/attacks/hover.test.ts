import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { explain, getTotalsByLabel, getTotalNotesByLabel } from '../explain';
import { strikes } from '../scenario';

describe('the hover on an air attack', () => {
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
  it('shows for each target of an air attack the row, every modifier and the probability of each result', () => {
    covers('awaw:A13', 'awaw:A17', 'awaw:A18', 'awaw:A20');
    const explanation = explain(strikes, 'airAttacks.0');
    // +1 Air DRM, +1 for the negative Naval DRM of the target, +1 surprise: row 4 does two hits at natural 2 and 3, and more from 4 on.
    assert.deepEqual(getTotalsByLabel(explanation), {
      'roll against Nevada': 3,
      'roll against the American destroyers': 3,
    });
    assert.equal(
      getTotalNotesByLabel(explanation)['roll against Nevada'],
      'row of 4 squadrons: no damage 0%, damaged 8.3%, sunk 91.7%',
    );
    assert.match(
      getTotalNotesByLabel(explanation)['roll against the American destroyers'] ?? '',
      /^row of 8 squadrons: 4 hits .*on average$/,
    );
  });

  it('shows the probability of a critical hit and what else causes one', () => {
    covers('awaw:A31', 'awaw:A33');
    const { text = '' } = explain(strikes, 'airAttacks.0.targets.0.squadrons');
    assert.match(text, /a natural twelve \(2\.8%\) earns a critical die/);
    assert.match(text, /a named ship that is sunk in port/);
    assert.match(text, /supply the table `criticalHits`/);
    assert.doesNotMatch(explain(strikes, 'airAttacks.1').text ?? '', /sunk in port/);
  });

  it('explains what attacking at sea or in port changes', () => {
    covers('awaw:A19', 'awaw:A29', 'awaw:A30');
    assert.match(explain(strikes, 'airAttacks.0.where').text ?? '', /repaired at once/);
    assert.match(explain(strikes, 'airAttacks.1.where').text ?? '', /naval air attacks at \+1.*remain for the battle/);
  });

  it('shows the hits of an attack by columns', () => {
    const { text = '' } = explain(raid, 'airAttacks.0.targets.0');
    assert.match(text, /Row of 2 squadrons, hits by column: 2 to 3: 0, 4 to 7: 1, 8 to 10: 2, 11 to 12\+: 3\./);
  });
});
