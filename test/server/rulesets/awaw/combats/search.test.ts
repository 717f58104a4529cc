import assert from 'node:assert/strict';
import { wellFormed } from '../../../../support/well-formed';
import { chances, fight, oddsOf, siteOf } from './fought';
import { Tally, throws } from './plain';

const search = (more = ''): string => `
searches:
  - id: hunt
    round: 2
    attacker:
      search: { squadrons: 2 }
      groups: [{ number: 1, units: [{ id: strong, type: bb, size: 5 }, { id: stronger, type: bb, size: 5 }] }]
    defender:
      groups:
        - { number: 3, units: [{ id: carrier, type: cv, size: 3 }] }
        - { number: 5, units: [{ id: convoy, type: transport, count: 4 }], cargo: true }
    ${more}
`;

describe('a search', () => {
  it('rolls a search die for each squadron, later round and strong active group, and finds groups by the faces', () => {
    const { found, trace, summary } = fight(search('dice: { search.attacker: [3, 3, 1, 5] }'));
    assert.deepEqual(found, { diceRolled: 4, results: 3, groupsFound: 2 });
    assert.match(
      trace.entries.at(-1)?.text ?? '',
      /Group 3: fewer than 10 naval factors and 1 fast carrier; it is fast/,
    );
    assert.match(trace.entries.at(-1)?.text ?? '', /Group 5: .*no fast carrier; it is slow and carries cargo/);
    assert.equal(summary, '3 search results, groups 3 and 5 found');
  });

  it('a search has the odds of a plain count of all throws', () => {
    const combat = siteOf(search()).combat();
    wellFormed(combat);
    const outcomes = oddsOf(combat);
    const [results, groups] = [new Tally(), new Tally()];
    for (const dice of throws(4)) {
      const hits = dice.filter((face) => face === 3 || face === 5);
      results.add(hits.length, 6 ** -4);
      groups.add(new Set(hits).size, 6 ** -4);
    }
    for (const [path, tally] of [
      ['results', results],
      ['groupsFound', groups],
    ] as const) {
      const found = chances(combat, outcomes, path);
      for (const [value, share] of tally.shares) assert.ok(Math.abs((found.get(value) ?? 0) - share) < 1e-12, path);
    }
  });

  it('a search without dice finds nothing', () => {
    const { found, summary } = fight(
      'searches: [{ id: hunt, attacker: { groups: [] }, defender: { groups: [{ number: 1 }] } }]',
    );
    assert.deepEqual(found, { diceRolled: 0, results: 0, groupsFound: 0 });
    assert.equal(summary, 'nothing found');
  });
});
