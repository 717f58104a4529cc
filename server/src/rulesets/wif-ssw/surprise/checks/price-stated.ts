import { examplesOf, under, type WifConstraint } from '../../constraint';
import { biscay } from '../../scenarios';
import { purchases } from '../orders';
import { wrongPrices } from '../wrong-prices';

export const priceStated: WifConstraint = {
  code: 'price-stated',
  rule: 'surprise-points',
  title: 'An effect is paid for at its price',
  part: 'engagements',
  check: (engagement, header) => wrongPrices(purchases(engagement.orders), header),
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay'),
    passes: 'orders: { subs: { surprise: [{ buy: target, unit: escort-group, cost: 3 }] } }',
    fails: `
      orders: { subs: { surprise: [{ buy: target, unit: escort-group, cost: 2 }] } }
      #                                                                     ^ This costs 3 surprise points, not 2
    `,
    fixed: 'orders: { subs: { surprise: [{ buy: target, unit: escort-group, cost: 3 }] } }',
  }),
};
