import assert from 'node:assert/strict';
import { explain, getTotalsByLabel, getTotalNotesByLabel } from '../explain';

describe('the hovers on rounds and searches', () => {
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
  it('shows search dice, raiders, ports and submarine attacks', () => {
    const yaml = `
nations: { germany: { side: axis } }
searches: [{ id: s, attacker: { groups: [], search: { squadrons: 2 } }, defender: { groups: [{ number: 1 }] } }]
raids: [{ id: r, box: atlantic, earlierGroups: 1, raiders: { units: [{ id: a, type: bb, size: 4 }] } }]
ports: [{ id: p, units: [{ id: d, type: dd, count: 60 }] }]
submarineAttacks: [{ id: sa, attacker: { units: [{ id: u, type: sub }] }, defender: { units: [{ id: b, type: bb, size: 3 }] } }]
harborAttacks: [{ id: ha, attacker: { units: [{ id: v, type: sub }] }, defender: { units: [{ id: c, type: bb, size: 3 }] } }]
`;
    assert.equal(
      getTotalNotesByLabel(explain(yaml, 'searches.0'))['search dice'],
      'each enemy group is found 30.6% of the time',
    );
    assert.deepEqual(getTotalsByLabel(explain(yaml, 'raids.0')), { 'defenders that may engage': -2 });
    assert.equal(getTotalNotesByLabel(explain(yaml, 'ports.0'))['naval factors'], 'too many: at most 50');
    // Two hits at 7 and 8, three from 9 on: 11 and 10 of 36.
    assert.equal(
      getTotalNotesByLabel(explain(yaml, 'submarineAttacks.0'))['roll against b'],
      'no damage 41.7%, damaged 30.6%, sunk 27.8%',
    );
    assert.equal(
      getTotalNotesByLabel(explain(yaml, 'harborAttacks.0'))['roll against c'],
      'no damage 27.8%, damaged 30.6%, sunk 41.7%',
    );
  });

  it('shows whether a combat group is active, its strength, and how easily it is found', () => {
    const strong = explain(hunt, 'searches.0.attacker.groups.0').text ?? '';
    assert.match(
      strong,
      /^Active in round 2 .*It brings a search die .*The enemy has 1 search die and finds it 16\.7% of the time/,
    );
    const carrier = explain(hunt, 'searches.0.attacker.groups.1').text ?? '';
    assert.match(carrier, /^Distant in round 2 .*It brings a search die .*1 fast carrier,/);
    assert.match(explain(hunt, 'searches.0.attacker.groups.2.number').text ?? '', /takes a fast carrier/);
    // One squadron, the second round, a strong group, a carrier group.
    assert.deepEqual(getTotalsByLabel(explain(hunt, 'searches.0')), { 'search dice': 4 });
  });
});
