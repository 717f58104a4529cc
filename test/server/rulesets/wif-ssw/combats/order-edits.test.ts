/** Orders that advice writes. */
import assert from 'node:assert/strict';
import {
  applyOrders,
  createLossOrders,
  createOrderEdits,
  toSpending,
  type CombatWithOrders,
} from '../../../../../server/src/rulesets/wif-ssw/combats/order-edits';
import { createTarget } from '../../../../../server/src/rulesets/wif-ssw/combats/target';

describe('the orders that advice writes', () => {
  it('changes orders of one side, and leaves the others', () => {
    const combat: CombatWithOrders = { orders: { subs: { combatType: 'ssw' }, convoy: { losses: ['a'] } } };
    assert.deepEqual(applyOrders(combat, 'subs', { losses: ['b'] }), {
      orders: { subs: { combatType: 'ssw', losses: ['b'] }, convoy: { losses: ['a'] } },
    });
    assert.deepEqual(applyOrders({}, 'subs', { losses: ['b'] }), { orders: { subs: { losses: ['b'] } } });
  });

  it('writes what differs, where it belongs', () => {
    const write = (combat: CombatWithOrders, changes: Parameters<typeof createOrderEdits>[2]) =>
      createOrderEdits(combat, 'subs', changes);
    const bare = {};
    assert.deepEqual(write(bare, { losses: ['a'] }), [
      { edit: 'set', owner: bare, key: 'orders', value: { subs: { losses: ['a'] } } },
    ]);
    assert.deepEqual(write(bare, { losses: undefined }), []);
    const orders = { convoy: {} };
    assert.deepEqual(write({ orders }, { losses: ['a'], surprise: undefined }), [
      { edit: 'set', owner: orders, key: 'subs', value: { losses: ['a'] } },
    ]);
    const subs = { losses: ['a', 'b'], combatType: 'ssw' } as const;
    const combat = { orders: { subs: { ...subs, losses: [...subs.losses] } } };
    assert.deepEqual(write(combat, { losses: ['a', 'b'], combatType: undefined }), [
      { edit: 'remove', owner: combat.orders.subs, key: 'combatType' },
    ]);
    assert.deepEqual(write(combat, { losses: ['b', 'a'] }), [
      { edit: 'set', owner: combat.orders.subs, key: 'losses', value: ['b', 'a'] },
    ]);
  });

  it('writes purchases as a plain list if nothing else could be paid for', () => {
    const createList = (from: number, cost: number, count = 1) => ({
      ...{ from, cost },
      purchases: Array.from({ length: count }, () => ({ buy: 'avoid' }) as never),
    });
    assert.deepEqual(toSpending([createList(4, 4)]), [{ buy: 'avoid' }]);
    assert.deepEqual(toSpending([createList(4, 3)]), { at: { 4: [{ buy: 'avoid' }] } }, 'with three points none');
    assert.deepEqual(toSpending([createList(4, 4, 2)]), { at: { 4: [{ buy: 'avoid' }, { buy: 'avoid' }] } });
    assert.deepEqual(toSpending([createList(4, 4), createList(8, 8, 0)]), { at: { 4: [{ buy: 'avoid' }], 8: [] } });
  });

  it('an order of losses has every unit once, and there is none to choose with one', () => {
    const create = (...names: readonly string[]) =>
      createLossOrders(
        {},
        'subs',
        names.map((id) => createTarget({ id, type: 'sub', attack: 3, section: 0 }, undefined, 0)),
        (losses) => ({ title: losses.join() }) as never,
      );
    assert.deepEqual([create(), create('a'), create('a', 'a')], [undefined, undefined, undefined]);
    const orders = create('b', 'a', 'b')!;
    assert.deepEqual(orders.writtenOrder, ['b', 'a']);
    assert.deepEqual(orders.titles, { a: 'a', b: 'b' });
    assert.equal(orders.createCombat(['a', 'b']).title, 'a,b');
    assert.deepEqual(
      orders.createEdits(['a', 'b']).map((edit) => 'value' in edit && edit.value),
      [{ subs: { losses: ['a', 'b'] } }],
    );
  });
});
