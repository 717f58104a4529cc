import assert from 'node:assert/strict';
import { listRaidChanges } from '../../../../../server/src/rulesets/awaw/raiders/raiders';
import { listSubmarineAttackChanges } from '../../../../../server/src/rulesets/awaw/submarines/research';
import { getSearchDice } from '../../../../../server/src/rulesets/awaw/rounds/search';
import { covers } from '../../../../support/covers';
import { readScenario } from '../scenario';

const writeSearch = (attacker: string, defenderMembers = '', round = 1): string => `
searches:
  - id: search
    round: ${round}
    attacker: { ${attacker} }
    defender: { groups: [{ number: 1 }] ${defenderMembers} }
`;

function countSearchDice(yaml: string): number {
  const { scenario, ids } = readScenario(yaml);
  const search = scenario.searches?.[0];
  assert.ok(search);
  return getSearchDice(search.attacker, search.defender, search.round ?? 1, scenario, ids).total;
}

describe('the search dice', () => {
  it('a search has a die for each squadron and card, less those of the enemy, and one for each later round', () => {
    assert.equal(countSearchDice(writeSearch('groups: [], search: { squadrons: 2, codebreaking: 2 }')), 4);
    assert.equal(
      countSearchDice(writeSearch('groups: [], search: { squadrons: 2 }', ', search: { codebreaking: 1 }', 3)),
      3,
    );
  });

  it('a search has one more die for an active group of ten undamaged factors, and for a distant one with a fast carrier', () => {
    const writeGroups = (strong: number, damaged: boolean): string =>
      `groups: [{ number: 1, units: [{ id: dds, type: dd, count: ${strong} }] }, { number: 4, units: [{ id: cv, type: cv, damaged: ${damaged} }] }]`;
    assert.equal(countSearchDice(writeSearch(writeGroups(10, false))), 2);
    assert.equal(countSearchDice(writeSearch(writeGroups(9, false))), 1);
    assert.equal(countSearchDice(writeSearch(writeGroups(10, true))), 1);
    assert.equal(countSearchDice(writeSearch(writeGroups(10, false), '', 4)), 4);
  });

  it('recognizes the ships of a group by the nation of its side', () => {
    const yaml = `
nations: { britain: { side: allied }, japan: { side: axis } }
tables: { ships: { entries: [{ nation: japan, name: Hood, type: bb, size: 5, speed: fast }] } }
${writeSearch('nation: britain, groups: [{ number: 1, units: [{ id: hood, type: bc, name: Hood }, { id: dds, type: dd, count: 7 }] }]')}`;
    assert.equal(countSearchDice(yaml), 1);
    assert.equal(countSearchDice(yaml.replace('count: 7', 'count: 6')), 0);
  });

  it('a search never has fewer than zero dice', () => {
    assert.equal(countSearchDice(writeSearch('groups: []', ', search: { codebreaking: 3 }')), 0);
  });
});

describe('the modifiers of raiders', () => {
  const writeRaid = (box: string, more = '', escorts = 0): string => `
nations: { germany: { side: axis }, britain: { side: allied, research: { airRange: 1 } } }
raids:
  - id: raid
    box: ${box}
    ${more}
    raiders: { nation: germany, units: [{ id: a, type: bb, size: 4 }, { id: b, type: ca, count: 2 }] }
    defender: { nation: britain, units: [{ id: cves, type: cve, count: ${escorts} }] }
`;
  const sumRaidChanges = (yaml: string): number => {
    const { scenario, ids } = readScenario(yaml);
    return listRaidChanges(scenario.raids![0]!, scenario, ids).reduce((sum, { by }) => sum + by, 0);
  };

  it('raiders have a modifier of -3, and more for three raiders, earlier groups, research and US entry', () => {
    assert.equal(sumRaidChanges(writeRaid('atlantic')), -1);
    assert.equal(sumRaidChanges(writeRaid('atlantic', 'usAtWar: true')), 0);
    assert.equal(sumRaidChanges(writeRaid('atlantic', 'earlierGroups: 2')), 1);
    assert.equal(sumRaidChanges(writeRaid('indian', 'usAtWar: true')), -1);
  });

  it('the raider modifier rises by one for six escort carriers in the Atlantic and for three elsewhere, by four at most', () => {
    covers('awaw:A12');
    for (const [box, count, by] of [
      ['atlantic', 5, 0],
      ['atlantic', 6, 1],
      ['atlantic', 40, 4],
      ['pacific', 3, 1],
      ['indian', 12, 4],
      ['indian', 40, 4],
    ] as const)
      assert.equal(sumRaidChanges(writeRaid(box, '', count)), -1 + by, `${count} in ${box}`);
  });

  it('counts search squadrons outside of the Atlantic as escort carriers', () => {
    assert.equal(sumRaidChanges(writeRaid('indian', 'searchSquadrons: 2', 1)), 0);
    assert.equal(sumRaidChanges(writeRaid('atlantic', 'searchSquadrons: 5', 1)), -1);
  });
});

describe('research', () => {
  it("torpedo research adds to submarine attacks, and the target's ASW research subtracts from them", () => {
    const { scenario } = readScenario(
      'nations: { germany: { side: axis, research: { torpedoes: 1 } }, britain: { side: allied, research: { asw: 2 } } }',
    );
    assert.deepEqual(
      listSubmarineAttackChanges('germany', 'britain', scenario).map(({ by }) => by),
      [1, -2],
    );
    assert.deepEqual(listSubmarineAttackChanges('britain', 'germany', scenario), []);
    assert.deepEqual(listSubmarineAttackChanges(undefined, undefined, scenario), []);
  });
});
