import assert from 'node:assert/strict';
import { formatHitChance } from '../../../../server/src/rulesets/axis-and-allies/hover-amounts';
import { computeNextTurn, listPowersInOrder } from '../../../../server/src/rulesets/axis-and-allies/turn-order';
import { revisedUnits } from '../../../../server/src/rulesets/axis-and-allies/units';

describe('the units of Axis & Allies Revised', () => {
  it('units have the values of the tournament rules: attack, defence, move, cost and hits', () => {
    const values = Object.entries(revisedUnits).map(
      ([type, { attack, defense, move, cost, hits }]) => `${type} ${[attack, defense, move, cost, hits].join(' ')}`,
    );
    assert.deepEqual(values.toSorted(), [
      'ac 1 3 2 16 1',
      'arm 3 3 2 5 1',
      'art 2 2 1 4 1',
      'bb 4 4 2 24 2',
      'bmbr 4 1 6 15 1',
      'dd 3 3 2 12 1',
      'ftr 3 4 4 10 1',
      'inf 1 2 1 3 1',
      'sub 2 2 2 8 1',
      'trn 0 1 2 8 1',
    ]);
  });

  it('a hover says how often a unit hits, on any die', () => {
    for (const [hitsOn, sides, words] of [
      [-1, 6, 'never hits'],
      [0, 6, 'never hits'],
      [1, 6, 'hits on a 1 on a d6 (16.7%)'],
      [2, 12, 'hits on 2 or less on a d12 (16.7%)'],
      [6, 6, 'hits on 6 or less on a d6 (100%)'],
      [7, 6, 'hits on 7 or less on a d6 (100%)'],
    ] as const)
      assert.equal(formatHitChance(hitsOn, sides), words);
  });
});

describe('the order of turns', () => {
  const createPowers = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { side: 'axis' }] as const));

  it('powers take their turns in the order of the game, or in that of the file if one of them is not of the game', () => {
    assert.deepEqual(listPowersInOrder(createPowers('us', 'uk', 'germany')), ['germany', 'uk', 'us']);
    assert.deepEqual(listPowersInOrder(createPowers('us', 'italy', 'germany')), ['us', 'italy', 'germany']);
  });

  it('the round ends with the turn of the last power', () => {
    const powers = createPowers('us', 'uk', 'germany');
    assert.deepEqual(computeNextTurn({ round: 2, power: 'germany' }, powers), { round: 2, power: 'uk' });
    assert.deepEqual(computeNextTurn({ round: 2, power: 'us' }, powers), { round: 3, power: 'germany' });
    assert.deepEqual(computeNextTurn({ round: 2, power: 'us' }, createPowers('us')), { round: 3, power: 'us' });
  });
});
