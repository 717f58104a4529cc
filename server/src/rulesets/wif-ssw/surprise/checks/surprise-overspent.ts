import { placeAt, cite, pluralize, addPath, removeItem, type WifCheck } from '../../kit';
import type { Engagement, Header } from '../../data';
import { computeSurpriseAtTable } from '../../dice/table-dice';
import { biscay } from '../../scenarios';
import { findPurchaseList, getPurchaseLists, listPurchases, type OrderedPurchase } from '../orders';
import { findRefusal } from '../refusal';
import { getPrice, type SurpriseGain } from '../surprise';

export const surpriseOverspent: WifCheck = {
  rule: 'surprise-points',
  severity: 'information',
  title: 'Purchases are within the surprise points that the dice gave',
  part: 'engagements',
  *check(engagement, header) {
    const gain = computeSurpriseAtTable(engagement, header);
    if (gain === undefined) return;
    for (const { purchase, list, index, price, remaining } of listUnpaid(engagement, header, gain)) {
      yield {
        message: `This costs ${pluralize(price, 'surprise point')}, but the dice in the file leave ${remaining === 0 ? 'none' : `only ${remaining}`}, so it is passed over${cite('surprise-gained')}. Remove it, or spend less before it.`,
        place: placeAt(purchase, 'buy'),
        fixes: [removeItem(list, index, 'Remove the purchase')],
        unnecessary: true,
      };
    }
  },
  base: addPath(biscay, 'engagements.biscay'),
  passes: `
    dice: { search.subs: 4, search.convoy: 5 }
    orders:
      subs: { surprise: [{ buy: target, unit: escort-group }, { buy: own-column-up }] }
  `,
  fails: `
    dice: { search.subs: 4, search.convoy: 5 }
    orders:
      subs: { surprise: [{ buy: combat-type, type: ssw }, { buy: target, unit: escort-group }] }
      #                                                          ^^^^^^ leave only 2
  `,
};

type UnpaidPurchase = OrderedPurchase<'subs' | 'convoy'> & { readonly price: number; readonly remaining: number };

/** The purchases that the points do not suffice for. For the side without points, only purchases with a stated cost. */
function listUnpaid(engagement: Engagement, header: Header, gain: SurpriseGain): readonly UnpaidPurchase[] {
  const remaining = { subs: 0, convoy: 0, ...(gain.side ? { [gain.side]: gain.points } : {}) };
  const unpaidPurchases: UnpaidPurchase[] = [];
  const gainedPoints = { ...remaining };
  for (const order of listPurchases(engagement.orders)) {
    // Lists for another number of points are not bought.
    if (
      order.list !==
      findPurchaseList(gainedPoints[order.side], getPurchaseLists(engagement.orders?.[order.side]?.surprise))?.list
    )
      continue;
    if (findRefusal(order.purchase, order.side, engagement, header) !== undefined) continue;
    const price = getPrice(order.purchase, header).total;
    if (price <= remaining[order.side]) remaining[order.side] -= price;
    // orders may cover both outcomes of the search
    else if (order.side === gain.side || order.purchase.cost !== undefined) {
      unpaidPurchases.push({ ...order, price, remaining: remaining[order.side] });
    }
  }
  return unpaidPurchases;
}
