import { examplesOf, under, type WifConstraint } from '../../constraint';
import { subCombat } from '../../scenarios';
import { purchases } from '../../surprise/orders';
import { wrongPrices } from '../../surprise/wrong-prices';

export const navalPriceStated: WifConstraint = {
  code: 'naval-price-stated',
  rule: 'surprise-points',
  title: 'In naval combat, what was paid for an effect is its price',
  part: 'navalCombats',
  check: (combat, header) => wrongPrices(purchases(combat.orders), header),
  examples: examplesOf({
    on: under(subCombat, 'navalCombats.biscay-subs'),
    passes: 'orders: { attacker: { surprise: [{ buy: target, unit: rodney, cost: 3 }] } }',
    fails: `
      orders: { attacker: { surprise: [{ buy: target, unit: rodney, cost: 1 }] } }
      #                                                                   ^ 3 surprise points
    `,
    fixed: 'orders: { attacker: { surprise: [{ buy: target, unit: rodney, cost: 3 }] } }',
  }),
};
