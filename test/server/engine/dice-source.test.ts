import assert from 'node:assert/strict';
import { traceCombat } from '../../../server/src/engine/trace';
import type { DiceSource, TableDice } from '../../../server/src/engine/dice-source';
import { createHunt, salvos, search } from './hunt';

/** The dice that the hunt takes from a source by label, the unused dice and the label of the pending roll. */
function rollHunt(source: DiceSource, steps = [search, salvos]) {
  const { dice, unused, pendingRoll } = traceCombat(createHunt(steps), source);
  return { dice, unused, pendingLabel: pendingRoll?.label };
}

describe('dice of a trace', () => {
  it('gives the same dice for the same seed and others for another', () => {
    assert.deepEqual(rollHunt({ seed: 7 }), rollHunt({ seed: 7 }));
    assert.notDeepEqual(rollHunt({ seed: 7 }), rollHunt({ seed: 8 }));
  });

  it('dice of different labels are independent', () => {
    const twins = [search, { ...search, id: 'search.convoy' }];
    const equal = Array.from({ length: 1_000 }, (_, seed) => traceCombat(createHunt(twins), { seed }).dice).filter(
      (dice) => dice['search.subs'] === dice['search.convoy'],
    );
    assert.ok(equal.length > 70 && equal.length < 130, `${equal.length} of 1,000`);
  });

  it('gives other dice for another name with the same seed', () => {
    assert.deepEqual(rollHunt({ seed: 7, name: '0/biscay' }), rollHunt({ seed: 7, name: '0/biscay' }));
    const names = ['0/biscay', '0/azores', '1/biscay', undefined];
    assert.equal(new Set(names.map((name) => JSON.stringify(rollHunt({ seed: 7, name }).dice))).size, names.length);
  });

  it('keeps the dice of a renamed label through its former names', () => {
    const renamed = rollHunt({ seed: 7, formerNames: { hunters: 'subs', 'a.b': 'x' } }, [
      { ...search, id: 'search.hunters' },
    ]);
    assert.equal(renamed.dice['search.hunters'], rollHunt({ seed: 7 }).dice['search.subs']);
    const dotted = rollHunt({ seed: 7, formerNames: { 'u.47': 'subs', search: 'hunt' } }, [
      { ...search, id: 'search.u.47' },
    ]);
    assert.equal(dotted.dice['search.u.47'], rollHunt({ seed: 7 }, [{ ...search, id: 'hunt.subs' }]).dice['hunt.subs']);
  });

  it('takes dice from the table first, then from the seed', () => {
    const { dice, unused, pendingLabel } = rollHunt({ table: { 'search.subs': 3 }, seed: 7 });
    assert.equal(dice['search.subs'], 3);
    assert.deepEqual(dice.shoot, rollHunt({ seed: 7 }).dice.shoot);
    assert.deepEqual([unused, pendingLabel], [[], undefined]);
  });

  it('dice in the table do not change the remaining dice of the seed', () => {
    const seeded = rollHunt({ seed: 7 }).dice.shoot as readonly number[];
    const { dice } = rollHunt({ table: { shoot: [6, 6, 6] }, seed: 7 });
    assert.deepEqual(dice.shoot, [6, 6, 6, ...seeded.slice(3)]);
    assert.equal(dice['search.subs'], rollHunt({ seed: 7 }).dice['search.subs']);
  });

  it('takes dice from a plain list in the order of the rolls, then from the seed', () => {
    const { dice } = rollHunt({ table: [9, 1, 2], seed: 7 });
    assert.equal(dice['search.subs'], 9);
    assert.deepEqual((dice.shoot as readonly number[]).slice(0, 2), [1, 2]);
    assert.deepEqual(
      (dice.shoot as readonly number[]).slice(2),
      (rollHunt({ seed: 7 }).dice.shoot as readonly number[]).slice(2),
    );
  });

  it('reports a face outside the die and rolls it by the seed', () => {
    const seeded = rollHunt({ seed: 7 });
    const { dice, unused } = rollHunt({ table: { 'search.subs': 11 }, seed: 7 });
    assert.deepEqual(dice, seeded.dice);
    assert.deepEqual(unused, [{ label: 'search.subs', index: 0, value: 11, why: 'outside', sides: 10 }]);
  });

  it('reports a face outside the die and leaves the roll pending without a seed', () => {
    for (const value of [0, -1, 2.5, 7, NaN]) {
      const { unused, pendingLabel } = rollHunt({ table: [4, value, 6] });
      assert.equal(pendingLabel, 'shoot');
      assert.deepEqual(unused, [
        { label: undefined, index: 1, value, why: 'outside', sides: 6 },
        { label: undefined, index: 2, value: 6, why: 'not-reached' },
      ]);
    }
  });

  it('reports table dice that no step uses', () => {
    const { unused } = rollHunt({ table: { 'search.subs': [1, 5], shot: 3 }, seed: 7 });
    assert.deepEqual(unused, [
      { label: 'search.subs', index: 1, value: 5, why: 'left-over' },
      { label: 'shot', index: 0, value: 3, why: 'unknown-label' },
    ]);
  });

  it('reports unused dice of a plain list', () => {
    const { unused } = rollHunt({ table: [1, 2, 3] }, [search]);
    assert.deepEqual(
      unused.map(({ index, why }) => [index, why]),
      [
        [1, 'left-over'],
        [2, 'left-over'],
      ],
    );
  });

  it('accepts any text as a dice label', () => {
    const odd = { ...search, id: '__proto__' };
    const first = traceCombat(createHunt([odd]), { seed: 3 });
    assert.equal(Object.keys(first.dice).join(), '__proto__');
    assert.deepEqual(traceCombat(createHunt([odd]), { table: first.dice }).end, first.end);
    assert.deepEqual(
      traceCombat(createHunt([search]), { table: JSON.parse('{"constructor": 1}') as TableDice, seed: 1 }).unused
        .length,
      1,
    );
  });
});
