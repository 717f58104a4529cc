import { addPath, type WifCheck } from '../../kit';
import { subCombat } from '../../scenarios';
import { listPurchases } from '../../surprise/orders';
import { checkPrices } from '../../surprise/wrong-prices';

export const navalPriceStated: WifCheck = {
  rule: 'surprise-points',
  title: 'In naval combat, what was paid for an effect is its price',
  part: 'navalCombats',
  check: (combat, header) => checkPrices(listPurchases(combat.orders), header),
  base: addPath(subCombat, 'navalCombats.biscay-subs'),
  passes: 'orders: { attacker: { surprise: [{ buy: target, unit: rodney, cost: 3 }] } }',
  fails: `
    orders: { attacker: { surprise: [{ buy: target, unit: rodney, cost: 1 }] } }
    #                                                                   ^ 3 surprise points
  `,
  fixed: 'orders: { attacker: { surprise: [{ buy: target, unit: rodney, cost: 3 }] } }',
};
