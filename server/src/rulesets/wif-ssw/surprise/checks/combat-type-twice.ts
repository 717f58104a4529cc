import { placeAt, cite, addPath, removeItem, type WifCheck } from '../../kit';
import type { Purchase } from '../../data';
import { biscay } from '../../scenarios';
import { listPurchases } from '../orders';

export const combatTypeTwice: WifCheck = {
  rule: 'type-by-surprise',
  severity: 'warning',
  title: 'The combat type is bought once',
  part: 'engagements',
  *check(engagement) {
    const firstByList = new Map<readonly Purchase[], Purchase>();
    for (const { purchase, list, index } of listPurchases(engagement.orders)) {
      if (purchase.buy !== 'combat-type') continue;
      const earlierPurchase = firstByList.get(list);
      firstByList.set(list, earlierPurchase ?? purchase);
      if (earlierPurchase === undefined) continue;
      yield {
        message: `This side has already bought a combat type, and a combat has only one type${cite('type-by-surprise')}. Remove one of the two.`,
        place: placeAt(purchase, 'buy'),
        related: [{ message: 'The first purchase is here.', place: placeAt(earlierPurchase, 'buy') }],
        fixes: [removeItem(list, index, 'Remove the second purchase')],
      };
    }
  },
  base: addPath(biscay, 'engagements.biscay'),
  passes: `
    orders:
      subs: { surprise: { at: { 4: [{ buy: combat-type, type: ssw }], 7: [{ buy: combat-type, type: ssw }] } } }
      convoy: { surprise: [{ buy: combat-type, type: ssw }] }
  `,
  fails: `
    orders:
      subs: { surprise: [{ buy: combat-type, type: ssw }, { buy: combat-type, type: ssw }] }
      #                                                          ^^^^^^^^^^^ has already bought a combat type
  `,
};
