import assert from 'node:assert/strict';
import { explain, getTotalsByLabel, getTotalNotesByLabel } from '../explain';

describe('the hover on an interception', () => {
  const hunt = `
nations: { us: { side: allied }, japan: { side: axis } }
operations:
  - { id: sortie, task: raid, nation: japan, from: Truk, to: Rabaul, distance: 9, range: 20, units: [{ id: tone, type: ca }] }
interceptions: [{ id: i, operation: sortie, spotters: 2, interceptor: { nation: us, units: [{ id: benson, type: dd, count: 10 }] } }]
searches:
  - id: hunt
    round: 2
    attacker:
      nation: us
      search: { squadrons: 1 }
      groups:
        - { number: 1, units: [{ id: fletcher, type: dd, count: 10 }] }
        - { number: 3, units: [{ id: hornet, type: cv, size: 3 }] }
        - { number: 4, units: [{ id: gato, type: dd }] }
    defender: { nation: japan, groups: [{ number: 2, units: [{ id: asashio, type: dd, count: 4 }] }] }
`;
  it('shows the probability of an interception', () => {
    const yaml = `
nations: { us: { side: allied } }
interceptions:
  - { id: i, against: patrol, distance: 7, interceptor: { nation: us, units: [{ id: ships, type: dd, count: 12 }] } }
`;
    const explanation = explain(yaml, 'interceptions.0');
    assert.deepEqual(getTotalsByLabel(explanation), { 'interception dice': 2 });
    assert.equal(getTotalNotesByLabel(explanation)['interception dice'], '2 dice: 58.3% to reach 7 hexes');
  });

  it('shows how far the dice of an interception reach', () => {
    const { text = '' } = explain(hunt, 'interceptions.0');
    // Raiders 1, spotters 2, fewer than ten factors -1: two dice.
    assert.match(
      text,
      /Up to 2 hexes 100%, 4 hexes 91\.7%, 5 hexes 83\.3%, 7 hexes 58\.3%, 9 hexes 27\.8%, 10 hexes 16\.7%\./,
    );
  });
});
