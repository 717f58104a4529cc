import assert from 'node:assert/strict';
import fs from 'node:fs';
import { covers } from '../../../../support/covers';
import { explain, getTotalsByLabel, getTotalNotesByLabel } from '../explain';

describe('the hover on fleet combat', () => {
  it('the hover on a fleet combat names the targets that orders and surplus ships choose, as the combat does', () => {
    const yaml = fs.readFileSync('samples/awaw/surface-action.scenario.yaml', 'utf8');
    assert.deepEqual(Object.keys(getTotalNotesByLabel(explain(yaml, 'fleetCombats.0'))), [
      'Hood and Pr of Wales on Bismarck',
      'the British destroyers on Prinz Eugen',
      'Bismarck on Hood',
      'Prinz Eugen on the British destroyers',
    ]);
    const attacker = explain(yaml, 'fleetCombats.0.attacker');
    assert.match(getTotalNotesByLabel(attacker)['Hood and Pr of Wales on Bismarck'] ?? '', /row of 7 to 9 factors/);
  });

  it('shows the fire of both sides with row, modifiers and probabilities', () => {
    covers('awaw:A14', 'awaw:A21', 'awaw:A22');
    const yaml = `
nations: { britain: { side: allied }, germany: { side: axis } }
tables: { nationality: { entries: [{ nation: germany, naval: 1 }] } }
fleetCombats:
  - id: denmark-strait
    attacker: { nation: britain, units: [{ id: hood, type: bc, name: Hood, size: 3 }] }
    defender: { nation: germany, reducedEffectiveness: true, units: [{ id: bismarck, type: bb, name: Bismarck, size: 4 }] }
`;
    const explanation = explain(yaml, 'fleetCombats.0');
    assert.deepEqual(getTotalsByLabel(explanation), { 'Hood on Bismarck': 0, 'Bismarck on Hood': 0 });
    assert.equal(
      getTotalNotesByLabel(explanation)['Bismarck on Hood'],
      'row of 4 factors: no damage 83.3%, damaged 13.9%, sunk 2.8%',
    );
    assert.match(explain(yaml, 'fleetCombats.0.defender').text ?? '', /reduces its effectiveness/);
  });

  it("ships beyond the enemy's line join the fire in the hover", () => {
    const yaml = `
fleetCombats:
  - id: f
    attacker:
      units:
        - { id: small, type: bc, size: 2, speed: fast }
        - { id: large, type: bb, size: 4, speed: slow }
        - { id: flotilla, type: dd, count: 9 }
    defender: { units: [{ id: enemy, type: bb, size: 3, speed: slow }, { id: pair, type: dd, count: 2 }] }
`;
    const notesByLabel = getTotalNotesByLabel(explain(yaml, 'fleetCombats.0'));
    assert.deepEqual(Object.keys(notesByLabel), [
      'small and large on enemy',
      'flotilla on pair',
      'enemy on large',
      'pair on flotilla',
    ]);
    assert.match(notesByLabel['flotilla on pair'] ?? '', /^row of 7 to 9 factors: /);
  });
});
