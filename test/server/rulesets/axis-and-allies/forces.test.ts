import assert from 'node:assert/strict';
import type { SeaBattle } from '../../../../server/src/rulesets/axis-and-allies/data';
import {
  countUnits,
  getForces,
  listPowers,
  toUnitCounts,
  getUnits,
} from '../../../../server/src/rulesets/axis-and-allies/forces';
import { getTurnProgress } from '../../../../server/src/rulesets/axis-and-allies/turn';

const battle: SeaBattle = {
  id: 'here',
  attacker: {
    power: 'germany',
    units: [{ id: 'wolfpack', type: 'sub', count: 3 }, { type: 'ftr' }, { type: 'bb', count: 0 }],
  },
  defender: {
    power: 'uk',
    units: { dd: 2, trn: 0 },
    forces: [{ power: 'us', units: { dd: 1, ac: 1 } }],
  },
};

const summarize = (units: ReturnType<typeof getUnits>) =>
  units.map(({ power, type, count, id }) => [power, type, count, id]);

describe('the units of a battle', () => {
  it('reads units in both forms, without groups of no units', () => {
    assert.deepEqual(summarize(getUnits(battle, 'attacker')), [
      ['germany', 'sub', 3, 'wolfpack'],
      ['germany', 'ftr', 1, undefined],
    ]);
    assert.deepEqual(summarize(toUnitCounts({ sub: 2 }, undefined)), [[undefined, 'sub', 2, undefined]]);
    assert.deepEqual(toUnitCounts(undefined, 'uk'), []);
  });

  it('reads the units of every defending power', () => {
    const units = getUnits(battle, 'defender');
    assert.deepEqual(summarize(units), [
      ['uk', 'dd', 2, undefined],
      ['us', 'dd', 1, undefined],
      ['us', 'ac', 1, undefined],
    ]);
    assert.deepEqual(listPowers(units), ['uk', 'us']);
    assert.deepEqual([countUnits(units, 'dd'), countUnits(units, 'dd', 'us'), countUnits(units, 'bb')], [3, 1, 0]);
    assert.equal(getForces({ ...battle, defender: {} }, 'defender').length, 0);
  });

  it('refers to the place of each count', () => {
    const [submarines] = getUnits(battle, 'attacker');
    assert.deepEqual(submarines?.from, { owner: submarines?.group });
    const [destroyers] = getUnits(battle, 'defender');
    assert.deepEqual(destroyers?.from, { owner: battle.defender.units, key: 'dd' });
  });
});

describe('the turn of a power', () => {
  const powers = { italy: { side: 'axis' }, uk: { side: 'allies' }, germany: { side: 'axis' } } as const;
  const createTurn = (power: string) => ({ turn: { round: 1, power }, powers });

  it('turns of powers follow the order of turns, or the order of `powers` if a power is missing there', () => {
    assert.deepEqual(
      ['germany', 'uk', 'us'].map((power) => getTurnProgress(power, createTurn('uk'))),
      ['over', 'under-way', 'to-come'],
    );
    assert.deepEqual(
      [getTurnProgress('italy', createTurn('uk')), getTurnProgress('germany', createTurn('italy'))],
      ['over', 'to-come'],
    );
    assert.deepEqual(
      [getTurnProgress('uk', { powers }), getTurnProgress('brazil', createTurn('uk'))],
      [undefined, undefined],
    );
  });
});
