import { placeAt, cite, pluralize, addPath, removeItem, type WifCheck } from '../../kit';
import type { Engagement, Header, SswSide } from '../../data';
import { biscay } from '../../scenarios';
import { computeMaxSurprise } from '../expected';
import { listConditionalOrders, getPurchaseLists, type PurchaseList } from '../orders';
import { findRefusal } from '../refusal';
import { getPrice } from '../surprise';

export const unpaidAtPoints: WifCheck = {
  rule: 'surprise-points',
  severity: 'information',
  title: 'A list of purchases costs no more than the surprise points that it is for',
  part: 'engagements',
  *check(engagement, header) {
    const ordersByPoints = listConditionalOrders(engagement.orders);
    // The following iterates over all rolls of the search, which few orders need.
    if (ordersByPoints.length === 0) return;
    const maxPoints = computeMaxSurprise(engagement, header);
    for (const { side, listsByPoints: byPoints } of ordersByPoints) {
      const lists = getPurchaseLists({ at: byPoints });
      for (const [listIndex, list] of lists.entries()) {
        const highestPoints = Math.min(maxPoints[side], (lists[listIndex + 1]?.from ?? Infinity) - 1);
        // lists out of reach are reported by another check
        if (highestPoints < list.from) continue;
        for (const index of listNeverPaid(list, highestPoints, side, engagement, header)) {
          const purchase = list.list[index]!;
          yield {
            message: `This costs ${pluralize(getPrice(purchase, header).total, 'surprise point')}, which ${formatPoints(list.from, highestPoints)} never leave for it, so it is passed over${cite('surprise-points')}. Remove it, or move it to a list for more points.`,
            place: placeAt(purchase, 'buy'),
            fixes: [removeItem(list.list, index, 'Remove the purchase')],
            unnecessary: true,
          };
        }
      }
    }
  },
  base: addPath(biscay, 'engagements.biscay'),
  passes:
    'orders: { subs: { surprise: { at: { 4: [{ buy: own-column-up }, { buy: target, unit: escort-group }] } } } }',
  fails: `
    orders: { subs: { surprise: { at: { 3: [{ buy: combat-type, type: ssw }], 4: [{ buy: own-column-up }] } } } }
    #                                              ^^^^^^^^^^^ which 3 points never leave for it
  `,
};

/** Indices of the purchases of a list that no number of points up to `highestPoints` pays for, except those without effect. */
function listNeverPaid(
  { from, list }: PurchaseList,
  highestPoints: number,
  side: SswSide,
  engagement: Engagement,
  header: Header,
): readonly number[] {
  const unpaidIndexes = new Set(list.keys());
  for (let points = from; points <= highestPoints; points++) {
    let remaining = points;
    for (const [index, purchase] of list.entries()) {
      const price = getPrice(purchase, header).total;
      if (findRefusal(purchase, side, engagement, header) !== undefined) unpaidIndexes.delete(index);
      else if (price <= remaining) {
        remaining -= price;
        unpaidIndexes.delete(index);
      }
    }
  }
  return [...unpaidIndexes];
}

function formatPoints(from: number, upTo: number): string {
  return from === upTo ? pluralize(from, 'point') : `${from} to ${upTo} points`;
}
