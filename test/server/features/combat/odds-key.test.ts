import assert from 'node:assert/strict';
import fc from 'fast-check';
import { listAllCombats, computeOddsKey } from '../../../../server/src/features';
import { analyzeText } from '../support';

describe('the odds key of a raid', () => {
  const writeRaid = (id: string, more: string) =>
    `  - { id: ${id}, territory: Germany, value: 10, attacker: { power: uk, bombers: 3 }, defender: { power: germany }${more} }\n`;
  const computeKey = (id: string, first: string, second = '') => {
    const text = `ruleset: aare\nstrategicBombingRaids:\n${writeRaid('first', first)}${writeRaid('second', second)}`;
    return computeOddsKey(listAllCombats(analyzeText(text)).find(({ entry }) => entry.id === id)!);
  };

  it('the key changes with the results of earlier raids, not with its own', () => {
    assert.notEqual(computeKey('second', ', result: { damage: 4 }'), computeKey('second', ', result: { damage: 8 }'));
    assert.equal(computeKey('second', '', ', result: { damage: 4 }'), computeKey('second', ''));
    assert.equal(computeKey('first', ', result: { damage: 4 }'), computeKey('first', ', result: { damage: 8 }'));
    assert.equal(computeKey('first', ''), computeKey('first', '', ', result: { damage: 4 }'));
  });

  it('the key is equal for equal raids after equal ones, and only for these', () => {
    const raids = fc.array(fc.tuple(fc.integer({ min: 1, max: 2 }), fc.constantFrom('', ', result: { damage: 4 }')), {
      minLength: 1,
      maxLength: 4,
    });
    const computeKeys = (list: readonly (readonly [number, string])[]) => {
      const text = list.map(([bombers, more]) => writeRaid('same', more).replace('bombers: 3', `bombers: ${bombers}`));
      const keys = listAllCombats(analyzeText(`ruleset: aare\nstrategicBombingRaids:\n${text.join('')}`)).map(
        computeOddsKey,
      );
      return list.map(([bombers], index) => ({
        key: keys[index],
        plain: JSON.stringify([bombers, list.slice(0, index)]),
      }));
    };
    fc.assert(
      fc.property(raids, raids, (first, second) => {
        for (const firstRaid of computeKeys(first))
          for (const other of computeKeys(second))
            assert.equal(firstRaid.key === other.key, firstRaid.plain === other.plain);
      }),
    );
  });
});

describe('the odds key among many combats', () => {
  const writeRaid = (index: number) =>
    `  - { id: r${index}, territory: Germany, value: 10, attacker: { power: uk, bombers: 3 }, defender: { power: germany } }\n`;
  const writeFleetCombat = (index: number) =>
    `  - { id: r${index}, attacker: { units: [{ id: a${index}, type: dd, count: 10 }] }, defender: { units: [{ id: d${index}, type: dd, count: 4 }] } }\n`;

  for (const [head, writeCombat] of [
    ['ruleset: aare\nstrategicBombingRaids:\n', writeRaid],
    ['ruleset: awaw\nfleetCombats:\n', writeFleetCombat],
  ] as const)
    it(`the key is as short for many combats as for few (${head.split('\n')[1]})`, () => {
      const findMaxLength = (count: number) => {
        const combats = listAllCombats(
          analyzeText(head + Array.from({ length: count }, (_, index) => writeCombat(index)).join('')),
        );
        assert.equal(combats.length, count);
        return Math.max(...combats.map((combat) => computeOddsKey(combat).length));
      };
      assert.ok(findMaxLength(100) <= findMaxLength(5) + 20);
    });

  it('the key changes with every part that ids may lead to, not with their results', () => {
    const computeKeys = (more: string) =>
      listAllCombats(
        analyzeText(`ruleset: awaw\nfleetCombats:\n${writeFleetCombat(1)}${writeFleetCombat(2).replace(' } }', more)}`),
      ).map(computeOddsKey);
    const [first] = computeKeys(' } }');
    assert.equal(computeKeys(' }, notes: long }')[0], first);
    assert.notEqual(computeKeys(' }, seaZone: Capes }')[0], first);
  });
});

describe('the odds key of a sea battle', () => {
  const computeKeyAndCount = (ruleset: string, expect: string) => {
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
    const [target] = listAllCombats(analyzeText(text));
    return { key: computeOddsKey(target!), measures: target!.entry.build().measures.length };
  };

  for (const ruleset of ['aare', 'aa-depth'])
    it(`the key changes if rounds are expected, which makes the battle count them, and with no other expectation (${ruleset})`, () => {
      const [odds, rounds, both, fewer] = [
        'odds: { attacker: { units: { min: 0 } } }',
        'rounds: { min: 1 }, odds: { rounds: { max: 9 } }',
        'rounds: 2',
        'odds: { rounds: { max: 9 } }',
      ].map((expect) => computeKeyAndCount(ruleset, expect));
      assert.notEqual(rounds!.key, odds!.key);
      assert.ok(rounds!.measures > odds!.measures);
      assert.deepEqual(both, rounds);
      assert.deepEqual(fewer, odds);
    });
});
