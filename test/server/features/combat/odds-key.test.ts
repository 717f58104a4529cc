import assert from 'node:assert/strict';
import { allCombats, oddsKey } from '../../../../server/src/features';
import { analysisOf } from '../support';

describe('what the odds of a raid rest on', () => {
  const raid = (id: string, more: string) =>
    `  - { id: ${id}, territory: Germany, value: 10, attacker: { power: uk, bombers: 3 }, defender: { power: germany }${more} }\n`;
  const keyOf = (id: string, first: string, second = '') => {
    const text = `ruleset: aare\nstrategicBombingRaids:\n${raid('first', first)}${raid('second', second)}`;
    return oddsKey(allCombats(analysisOf(text)).find(({ site }) => site.id === id)!);
  };

  it('is what came out of those before it, and not what came out of itself', () => {
    assert.notEqual(keyOf('second', ', result: { damage: 4 }'), keyOf('second', ', result: { damage: 8 }'));
    assert.equal(keyOf('second', '', ', result: { damage: 4 }'), keyOf('second', ''));
    assert.equal(keyOf('first', ', result: { damage: 4 }'), keyOf('first', ', result: { damage: 8 }'));
  });
});

describe('what the odds of a sea battle rest on', () => {
  const keyOf = (ruleset: string, expect: string) => {
    const text = `ruleset: ${ruleset}
turn: { round: 3, power: germany, phase: conduct-combat }
powers: { germany: { side: axis }, uk: { side: allies } }
seaBattles:
  - id: m
    seaZone: SZ 3
    attacker: { power: germany, units: { sub: 2 } }
    defender: { power: uk, units: { dd: 2 } }
    expect: { ${expect} }
`;
    const [found] = allCombats(analysisOf(text));
    return { key: oddsKey(found!), measures: found!.site.combat().measures.length };
  };

  for (const ruleset of ['aare', 'aa-depth'])
    it(`is whether its rounds are expected, for only then it counts them, and nothing else that is expected (${ruleset})`, () => {
      const [odds, rounds, both, fewer] = [
        'odds: { attacker: { units: { min: 0 } } }',
        'rounds: { min: 1 }, odds: { rounds: { max: 9 } }',
        'rounds: 2',
        'odds: { rounds: { max: 9 } }',
      ].map((expect) => keyOf(ruleset, expect));
      assert.notEqual(rounds!.key, odds!.key);
      assert.ok(rounds!.measures > odds!.measures);
      assert.deepEqual(both, rounds);
      assert.deepEqual(fewer, odds);
    });
});
