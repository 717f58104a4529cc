import { placeAt, cite, addPath, removeItem, type WifCheck } from '../../kit';
import { westernApproaches } from '../../scenarios';
import { listPurchases } from '../../surprise/orders';

export const sswBoughtInNavalCombat: WifCheck = {
  rule: 'ssw-step',
  title: 'Strategic submarine warfare is not a type of naval combat',
  part: 'navalCombats',
  *check(combat) {
    for (const { purchase, list, index } of listPurchases(combat.orders)) {
      if (purchase.buy !== 'combat-type' || purchase.type !== 'ssw') continue;
      yield {
        message: `Strategic submarine warfare has its own step; it is not a type of naval combat${cite('ssw-step')}. Remove the purchase, or make this an engagement.`,
        place: placeAt(purchase, 'type'),
        fixes: [removeItem(list, index, 'Remove the purchase')],
      };
    }
  },
  base: addPath(westernApproaches, 'navalCombats.approaches'),
  passes: `
    attacker:
      surprisePoints: 4
    orders: { attacker: { surprise: [{ buy: combat-type, type: sub }] } }
  `,
  fails: `
    attacker:
      surprisePoints: 4
    orders: { attacker: { surprise: [{ buy: combat-type, type: ssw }] } }
    #                                                          ^^^ has its own step
  `,
};
