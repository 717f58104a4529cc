import { examplesOf, under, type WifConstraint } from '../constraint';
import { biscay } from '../scenarios';
import { wrongPrices } from './prices';
import { purchases } from './purchases';

export const priceStated: WifConstraint = {
  code: 'price-stated',
  rule: 'surprise-points',
  severity: 'error',
  title: 'What was paid for an effect is its price',
  part: 'engagements',
  scope: 'part',
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
