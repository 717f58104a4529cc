import assert from 'node:assert/strict';
import type { SeaBattle } from '../../../../server/src/rulesets/axis-and-allies/data';
import {
  countOf,
  forcesOf,
  powersOf,
  unitCountsOf,
  unitsOf,
} from '../../../../server/src/rulesets/axis-and-allies/forces';
import { turnOf } from '../../../../server/src/rulesets/axis-and-allies/turn';

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

const told = (units: ReturnType<typeof unitsOf>) => units.map(({ power, type, count, id }) => [power, type, count, id]);

describe('the units of a battle', () => {
  it('reads units in both forms, without groups of no units', () => {
    assert.deepEqual(told(unitsOf(battle, 'attacker')), [
      ['germany', 'sub', 3, 'wolfpack'],
      ['germany', 'ftr', 1, undefined],
    ]);
    assert.deepEqual(told(unitCountsOf({ sub: 2 }, undefined)), [[undefined, 'sub', 2, undefined]]);
    assert.deepEqual(unitCountsOf(undefined, 'uk'), []);
  });

  it('reads the units of every defending power', () => {
    const units = unitsOf(battle, 'defender');
    assert.deepEqual(told(units), [
      ['uk', 'dd', 2, undefined],
      ['us', 'dd', 1, undefined],
      ['us', 'ac', 1, undefined],
    ]);
    assert.deepEqual(powersOf(units), ['uk', 'us']);
    assert.deepEqual([countOf(units, 'dd'), countOf(units, 'dd', 'us'), countOf(units, 'bb')], [3, 1, 0]);
    assert.equal(forcesOf({ ...battle, defender: {} }, 'defender').length, 0);
  });

  it('refers to the place of each count', () => {
    const [submarines] = unitsOf(battle, 'attacker');
    assert.deepEqual(submarines?.from, { owner: submarines?.group });
    const [destroyers] = unitsOf(battle, 'defender');
    assert.deepEqual(destroyers?.from, { owner: battle.defender.units, key: 'dd' });
  });
});

describe('the turn of a power', () => {
  const powers = { italy: { side: 'axis' }, uk: { side: 'allies' }, germany: { side: 'axis' } } as const;
  const during = (power: string) => ({ turn: { round: 1, power }, powers });

  it('turns of powers follow the order of turns, or the order of `powers` if a power is missing there', () => {
    assert.deepEqual(
      ['germany', 'uk', 'us'].map((power) => turnOf(power, during('uk'))),
      ['over', 'under-way', 'to-come'],
    );
    assert.deepEqual([turnOf('italy', during('uk')), turnOf('germany', during('italy'))], ['over', 'to-come']);
    assert.deepEqual([turnOf('uk', { powers }), turnOf('brazil', during('uk'))], [undefined, undefined]);
  });
});
