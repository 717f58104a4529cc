import { placeAt, cite, pluralize, addPath, removeItem, type WifCheck } from '../../kit';
import { subCombat } from '../../scenarios';
import { listPricedPurchases } from '../spending';

export const navalSurpriseOverspent: WifCheck = {
  rule: 'surprise-points',
  severity: 'warning',
  title: 'In naval combat, what the surprise points do not pay for is passed over',
  part: 'navalCombats',
  *check(combat, header) {
    for (const { side, purchase, list, index, price, remaining } of listPricedPurchases(combat, header)) {
      if (price <= remaining) continue;
      yield {
        message: `This costs ${pluralize(price, 'surprise point')}, but the ${side} has ${remaining} left, so it is passed over${cite('surprise-points')}. Remove it, or correct \`surprisePoints\`.`,
        place: placeAt(purchase, 'buy'),
        related: [{ message: 'The surprise points.', place: placeAt(combat[side], 'surprisePoints') }],
        fixes: [removeItem(list, index, 'Remove the purchase')],
        unnecessary: true,
      };
    }
  },
  base: addPath(subCombat, 'navalCombats.biscay-subs'),
  passes: 'orders: { attacker: { surprise: [{ buy: target, unit: rodney }, { buy: own-column-up }] } }',
  fails: `
    orders: { attacker: { surprise: [{ buy: target, unit: rodney }, { buy: own-column-up }, { buy: own-column-up }] } }
    #                                                                                              ^^^^^^^^^^^^^ the attacker has 0 left
  `,
};
