import { at, cite, counted, examplesOf, under, type WifConstraint } from '../../constraint';
import type { Engagement, Header } from '../../data';
import { surpriseAtTable } from '../../dice/table-dice';
import { takeOut } from '../../fixes';
import { biscay } from '../../scenarios';
import { listFor, listsOf, purchases, type Ordered } from '../orders';
import { refusal } from '../purchasable';
import { priceOf, type SurpriseGain } from '../surprise';

export const surpriseOverspent: WifConstraint = {
  code: 'surprise-overspent',
  rule: 'surprise-points',
  severity: 'information',
  title: 'Purchases are within the surprise points that the dice gave',
  part: 'engagements',
  *check(engagement, header) {
    const gain = surpriseAtTable(engagement, header);
    if (gain === undefined) return;
    for (const { purchase, list, index, price, left } of unpaid(engagement, header, gain)) {
      yield {
        message: `This costs ${counted(price, 'surprise point')}, but the dice in the file leave ${left === 0 ? 'none' : `only ${left}`}, so it is passed over${cite('surprise-gained')}. Remove it, or spend less before it.`,
        place: at(purchase, 'buy'),
        fixes: [takeOut(list, index, 'Remove the purchase')],
        unnecessary: true,
      };
    }
  },
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay'),
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
  }),
};

type Unpaid = Ordered<'subs' | 'convoy'> & { readonly price: number; readonly left: number };

/** The purchases that the points do not suffice for. For the side without points, only purchases with a stated cost. */
function unpaid(engagement: Engagement, header: Header, gain: SurpriseGain): readonly Unpaid[] {
  const left = { subs: 0, convoy: 0, ...(gain.side ? { [gain.side]: gain.points } : {}) };
  const found: Unpaid[] = [];
  const gained = { ...left };
  for (const order of purchases(engagement.orders)) {
    // Lists for another number of points are not bought.
    if (order.list !== listFor(gained[order.side], listsOf(engagement.orders?.[order.side]?.surprise))?.list) continue;
    if (refusal(order.purchase, order.side, engagement, header) !== undefined) continue;
    const price = priceOf(order.purchase, header).total;
    if (price <= left[order.side]) left[order.side] -= price;
    // orders may cover both outcomes of the search
    else if (order.side === gain.side || order.purchase.cost !== undefined) {
      found.push({ ...order, price, left: left[order.side] });
    }
  }
  return found;
}
