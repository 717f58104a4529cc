import assert from 'node:assert/strict';
import { assertWellFormed } from '../../../../support/well-formed';
import { computeDistribution, fight, getExactOdds, getCombatEntry } from './fight';
import { Tally, listRolls } from './independent-arithmetic';

const writeSearch = (more = ''): string => `
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
    const { results, trace, summary } = fight(writeSearch('dice: { search.attacker: [3, 3, 1, 5] }'));
    assert.deepEqual(results, { diceRolled: 4, results: 3, groupsFound: 2 });
    assert.match(
      trace.entries.at(-1)?.text ?? '',
      /Group 3: fewer than 10 naval factors and 1 fast carrier; it is fast/,
    );
    assert.match(trace.entries.at(-1)?.text ?? '', /Group 5: .*no fast carrier; it is slow and carries cargo/);
    assert.equal(summary, '3 search results, groups 3 and 5 found');
  });

  it('the odds of a search equal an enumeration of all rolls', () => {
    const combat = getCombatEntry(writeSearch()).build();
    assertWellFormed(combat);
    const outcomes = getExactOdds(combat);
    const [results, groups] = [new Tally(), new Tally()];
    for (const dice of listRolls(4)) {
      const hits = dice.filter((face) => face === 3 || face === 5);
      results.add(hits.length, 6 ** -4);
      groups.add(new Set(hits).size, 6 ** -4);
    }
    for (const [path, tally] of [
      ['results', results],
      ['groupsFound', groups],
    ] as const) {
      const distribution = computeDistribution(combat, outcomes, path);
      for (const [value, probability] of tally.probabilities)
        assert.ok(Math.abs((distribution.get(value) ?? 0) - probability) < 1e-12, path);
    }
  });

  it('a search without dice finds nothing', () => {
    const { results, summary } = fight(
      'searches: [{ id: hunt, attacker: { groups: [] }, defender: { groups: [{ number: 1 }] } }]',
    );
    assert.deepEqual(results, { diceRolled: 0, results: 0, groupsFound: 0 });
    assert.equal(summary, 'nothing found');
  });
});
