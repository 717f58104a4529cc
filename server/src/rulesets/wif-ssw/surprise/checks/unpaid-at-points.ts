import { at, cite, counted, examplesOf, under, type WifConstraint } from '../../constraint';
import type { Engagement, Header, SswSide } from '../../data';
import { takeOut } from '../../fixes';
import { biscay } from '../../scenarios';
import { mostSurprise } from '../expected';
import { conditional, listsOf, type PurchaseList } from '../orders';
import { refusal } from '../purchasable';
import { priceOf } from '../surprise';

export const unpaidAtPoints: WifConstraint = {
  code: 'unpaid-at-points',
  rule: 'surprise-points',
  severity: 'information',
  title: 'What is bought with so many surprise points costs no more',
  part: 'engagements',
  *check(engagement, header) {
    const ordersByPoints = conditional(engagement.orders);
    // The following iterates over all rolls of the search, which few orders need.
    if (ordersByPoints.length === 0) return;
    const most = mostSurprise(engagement, header);
    for (const { side, at: byPoints } of ordersByPoints) {
      const lists = listsOf({ at: byPoints });
      for (const [place, list] of lists.entries()) {
        const upTo = Math.min(most[side], (lists[place + 1]?.from ?? Infinity) - 1);
        // lists out of reach are reported by another check
        if (upTo < list.from) continue;
        for (const index of neverPaid(list, upTo, side, engagement, header)) {
          const purchase = list.list[index]!;
          yield {
            message: `This costs ${counted(priceOf(purchase, header).total, 'surprise point')}, which ${pointsInWords(list.from, upTo)} never leave for it, so it is passed over${cite('surprise-points')}. Remove it, or move it to a list for more points.`,
            place: at(purchase, 'buy'),
            fixes: [takeOut(list.list, index, 'Remove the purchase')],
            unnecessary: true,
          };
        }
      }
    }
  },
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay'),
    passes:
      'orders: { subs: { surprise: { at: { 4: [{ buy: own-column-up }, { buy: target, unit: escort-group }] } } } }',
    fails: `
      orders: { subs: { surprise: { at: { 3: [{ buy: combat-type, type: ssw }], 4: [{ buy: own-column-up }] } } } }
      #                                              ^^^^^^^^^^^ which 3 points never leave for it
    `,
  }),
};

/** Indices of the purchases that no number of points up to `upTo` pays for, except those without effect. */
function neverPaid(
  { from, list }: PurchaseList,
  upTo: number,
  side: SswSide,
  engagement: Engagement,
  header: Header,
): readonly number[] {
  const unpaid = new Set(list.keys());
  for (let points = from; points <= upTo; points++) {
    let left = points;
    for (const [index, purchase] of list.entries()) {
      const price = priceOf(purchase, header).total;
      if (refusal(purchase, side, engagement, header) !== undefined) unpaid.delete(index);
      else if (price <= left) {
        left -= price;
        unpaid.delete(index);
      }
    }
  }
  return [...unpaid];
}

function pointsInWords(from: number, upTo: number): string {
  return from === upTo ? counted(from, 'point') : `${from} to ${upTo} points`;
}
