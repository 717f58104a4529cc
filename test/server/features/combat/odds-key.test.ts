import assert from 'node:assert/strict';
import fc from 'fast-check';
import { allCombats, oddsKey } from '../../../../server/src/features';
import { analysisOf } from '../support';

describe('the odds key of a raid', () => {
  const raid = (id: string, more: string) =>
    `  - { id: ${id}, territory: Germany, value: 10, attacker: { power: uk, bombers: 3 }, defender: { power: germany }${more} }\n`;
  const keyOf = (id: string, first: string, second = '') => {
    const text = `ruleset: aare\nstrategicBombingRaids:\n${raid('first', first)}${raid('second', second)}`;
    return oddsKey(allCombats(analysisOf(text)).find(({ site }) => site.id === id)!);
  };

  it('the key changes with the results of earlier raids, not with its own', () => {
    assert.notEqual(keyOf('second', ', result: { damage: 4 }'), keyOf('second', ', result: { damage: 8 }'));
    assert.equal(keyOf('second', '', ', result: { damage: 4 }'), keyOf('second', ''));
    assert.equal(keyOf('first', ', result: { damage: 4 }'), keyOf('first', ', result: { damage: 8 }'));
    assert.equal(keyOf('first', ''), keyOf('first', '', ', result: { damage: 4 }'));
  });

  it('the key is equal for equal raids after equal ones, and only for these', () => {
    const raids = fc.array(fc.tuple(fc.integer({ min: 1, max: 2 }), fc.constantFrom('', ', result: { damage: 4 }')), {
      minLength: 1,
      maxLength: 4,
    });
    const keysOf = (list: readonly (readonly [number, string])[]) => {
      const text = list.map(([bombers, more]) => raid('same', more).replace('bombers: 3', `bombers: ${bombers}`));
      const keys = allCombats(analysisOf(`ruleset: aare\nstrategicBombingRaids:\n${text.join('')}`)).map(oddsKey);
      return list.map(([own], index) => ({ key: keys[index], plain: JSON.stringify([own, list.slice(0, index)]) }));
    };
    fc.assert(
      fc.property(raids, raids, (first, second) => {
        for (const one of keysOf(first))
          for (const other of keysOf(second)) assert.equal(one.key === other.key, one.plain === other.plain);
      }),
    );
  });
});

describe('the odds key among many combats', () => {
  const raid = (index: number) =>
    `  - { id: r${index}, territory: Germany, value: 10, attacker: { power: uk, bombers: 3 }, defender: { power: germany } }\n`;
  const fleet = (index: number) =>
    `  - { id: r${index}, attacker: { units: [{ id: a${index}, type: dd, count: 10 }] }, defender: { units: [{ id: d${index}, type: dd, count: 4 }] } }\n`;

  for (const [head, one] of [
    ['ruleset: aare\nstrategicBombingRaids:\n', raid],
    ['ruleset: awaw\nfleetCombats:\n', fleet],
  ] as const)
    it(`the key is as short for many combats as for few (${head.split('\n')[1]})`, () => {
      const longest = (count: number) => {
        const combats = allCombats(analysisOf(head + Array.from({ length: count }, (_, index) => one(index)).join('')));
        assert.equal(combats.length, count);
        return Math.max(...combats.map((combat) => oddsKey(combat).length));
      };
      assert.ok(longest(100) <= longest(5) + 20);
    });

  it('the key changes with every part that ids may lead to, not with their results', () => {
    const keys = (more: string) =>
      allCombats(analysisOf(`ruleset: awaw\nfleetCombats:\n${fleet(1)}${fleet(2).replace(' } }', more)}`)).map(oddsKey);
    const [first] = keys(' } }');
    assert.equal(keys(' }, notes: long }')[0], first);
    assert.notEqual(keys(' }, seaZone: Capes }')[0], first);
  });
});

describe('the odds key of a sea battle', () => {
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
    it(`the key changes if rounds are expected, which makes the battle count them, and with no other expectation (${ruleset})`, () => {
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
