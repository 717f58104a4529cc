import assert from 'node:assert/strict';
import {
  findEarlierAttacks,
  normalizeTerritory,
} from '../../../../../server/src/rulesets/aare/combats/earlier-attacks';
import { readScenario } from '../scenario';

const powers = `
ruleset: aare
powers: { us: { side: allies }, uk: { side: allies }, germany: { side: axis, technologies: [rockets] } }
`;

/** What earlier attacks have cost before the last attack of a scenario: raids, rockets, cash, and the attacks of unknown damage. */
function findBefore(raids: readonly string[], strikes: readonly string[] = []) {
  const list = (key: string, attacks: readonly string[]) =>
    attacks.length === 0 ? '' : `${key}:\n${attacks.map((attack) => `  - { ${attack} }\n`).join('')}`;
  const scenario = readScenario(`${powers}${list('strategicBombingRaids', raids)}${list('rocketStrikes', strikes)}`);
  const all = [...(scenario.strategicBombingRaids ?? []), ...(scenario.rocketStrikes ?? [])];
  const { lost, spent, unknown } = findEarlierAttacks(all.at(-1)!, scenario);
  const listIds = (attacks: readonly { readonly id: string }[]) => attacks.map(({ id }) => id).join();
  return [lost.raids, lost.rockets, spent, listIds(unknown.inTerritory), listIds(unknown.ofOwner)];
}

const createRaid = (id: string, more = '', { territory = 'Germany', power = 'us' } = {}) =>
  `id: ${id}, territory: ${territory}, value: 10, attacker: { power: ${power}, bombers: 1 }, defender: { power: germany }${more}`;
const createStrike = (id: string, more = '', { defender = 'us', power = 'germany', territory = 'UK' } = {}) =>
  `id: ${id}, territory: ${territory}, value: 8, attacker: { power: ${power} }, from: Western Europe, range: 2, defender: { power: ${defender} }${more}`;

describe('the cost of earlier attacks', () => {
  it('nothing has been lost before the first attack', () => {
    assert.deepEqual(findBefore([createRaid('a')]), [0, 0, 0, '', '']);
    assert.deepEqual(findBefore([createRaid('a', ', result: { damage: 4 }')]), [0, 0, 0, '', '']);
  });

  it('counts the damage of the dice, or else of the written result', () => {
    const last = createRaid('b');
    assert.deepEqual(findBefore([createRaid('a', ', result: { damage: 4 }'), last]), [4, 0, 4, '', '']);
    assert.deepEqual(findBefore([createRaid('a', ', result: { damage: 4, rocketDamage: 3 }'), last]), [
      4,
      3,
      7,
      '',
      '',
    ]);
    assert.deepEqual(findBefore([createRaid('a', ', dice: { damage.raid: [5] }'), last]), [5, 0, 5, '', '']);
    assert.deepEqual(findBefore([createRaid('a', ', dice: { seed: 3 }'), last]), [0, 0, 0, 'a', 'a']);
    assert.deepEqual(findBefore([createRaid('a'), last]), [0, 0, 0, 'a', 'a']);
  });

  it('counts a territory for each attacker, whatever its case, and cash for its owner', () => {
    const cost = ', result: { damage: 4 }';
    const last = createRaid('b');
    assert.deepEqual(findBefore([createRaid('a', cost, { territory: ' germany ' }), last]), [4, 0, 4, '', '']);
    assert.deepEqual(findBefore([createRaid('a', cost, { territory: 'Ruhr' }), last]), [0, 0, 4, '', '']);
    assert.deepEqual(findBefore([createRaid('a', cost, { power: 'uk' }), last]), [0, 0, 4, '', '']);
    assert.deepEqual(findBefore([createRaid('a', '', { territory: 'Ruhr' }), last]), [0, 0, 0, '', 'a']);
    assert.equal(normalizeTerritory('  West Germany '), 'west germany');
  });

  it('adds up all attacks, raids before rockets', () => {
    const cost = ', result: { damage: 2 }';
    assert.deepEqual(findBefore([createRaid('a', cost), createRaid('b', cost), createRaid('c')]), [4, 0, 4, '', '']);
    assert.deepEqual(findBefore([], [createStrike('a', cost), createStrike('b', cost), createStrike('c')]), [
      ...[0, 4, 4, '', ''],
    ]);
    const onGermany = { defender: 'germany', power: 'us', territory: 'Germany' };
    assert.deepEqual(findBefore([createRaid('a', cost)], [createStrike('b', '', onGermany)]), [2, 0, 2, '', '']);
  });
});
