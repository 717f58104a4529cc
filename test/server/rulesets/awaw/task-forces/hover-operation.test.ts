import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { explain } from '../explain';

describe('the hover on an operation', () => {
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
  it('shows where an operation goes, how fast, and who can intercept it', () => {
    covers('awaw:A8');
    const { text = '' } = explain(hunt, 'operations.0.distance');
    assert.match(text, /^Raid from Truk to Rabaul, 9 hexes of a range of 20 .*It is fast .*is intercepted with 0 dice/);
  });
});
