import { addPath, type WifCheck } from '../../kit';
import { biscay } from '../../scenarios';
import { listPurchases } from '../orders';
import { checkPrices } from '../wrong-prices';

export const priceStated: WifCheck = {
  rule: 'surprise-points',
  title: 'An effect is paid for at its price',
  part: 'engagements',
  check: (engagement, header) => checkPrices(listPurchases(engagement.orders), header),
  base: addPath(biscay, 'engagements.biscay'),
  passes: 'orders: { subs: { surprise: [{ buy: target, unit: escort-group, cost: 3 }] } }',
  fails: `
    orders: { subs: { surprise: [{ buy: target, unit: escort-group, cost: 2 }] } }
    #                                                                     ^ This costs 3 surprise points, not 2
  `,
  fixed: 'orders: { subs: { surprise: [{ buy: target, unit: escort-group, cost: 3 }] } }',
};
