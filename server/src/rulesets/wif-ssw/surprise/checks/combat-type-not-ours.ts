import { placeAt, cite, pluralize, removeMember, addPath, offer, type WifCheck } from '../../kit';
import type { Engagement, Header } from '../../data';
import { computeSurpriseAtTable } from '../../dice/table-dice';
import { createPurchaseEdits } from '../../fixes';
import { biscay } from '../../scenarios';
import { getNavalAirPurchaseAvailability } from '../combat-types';
import { findPurchaseList, getPurchaseLists, listPurchases } from '../orders';
import { getPriceList, getPrice } from '../surprise';

export const combatTypeNotOurs: WifCheck = {
  rule: 'type-by-surprise',
  severity: 'warning',
  title: 'The sub side chooses the combat type with surprise points only',
  part: 'engagements',
  *check(engagement, header) {
    const order = engagement.orders?.subs;
    if (order?.combatType === undefined) return;
    const type = order.combatType;
    const isAvailable =
      (type === 'ssw' || getNavalAirPurchaseAvailability(engagement, header).available) &&
      canBuyType(engagement, header);
    yield {
      message: `The sub side cannot call a combat type; it can only buy one for ${pluralize(getPriceList(header)['combat-type'].price, 'surprise point')}, before the convoy side calls${cite('type-by-surprise')}. Make it a purchase, or remove it.`,
      place: placeAt(order, 'combatType'),
      unnecessary: true,
      fixes: [
        ...(isAvailable
          ? [
              offer(
                'Buy it with surprise points',
                ...createPurchaseEdits(engagement, 'subs', { buy: 'combat-type', type }),
                removeMember(order, 'combatType'),
              ),
            ]
          : []),
        offer('Remove the order', removeMember(order, 'combatType')),
      ],
    };
  },
  base: addPath(biscay, 'engagements.biscay'),
  passes: `
    orders:
      subs: { surprise: [{ buy: combat-type, type: ssw }] }
      convoy: { combatType: ssw }
  `,
  fails: `
    orders:
      subs:
        combatType: ssw
        #           ^^^ The sub side cannot call a combat type
        losses: [flotilla-7]
  `,
};

/** True if the points of the dice suffice for another choice of the type, or if there are no dice. */
function canBuyType(engagement: Engagement, header: Header): boolean {
  const orderedPurchases = listPurchases(engagement.orders).filter(({ side }) => side === 'subs');
  if (orderedPurchases.some(({ purchase }) => purchase.buy === 'combat-type')) return false;
  const gain = computeSurpriseAtTable(engagement, header);
  if (gain?.side !== 'subs') return true;
  const list = findPurchaseList(gain.points, getPurchaseLists(engagement.orders?.subs?.surprise))?.list ?? [];
  const spentPoints = list.reduce((sum, purchase) => sum + getPrice(purchase, header).total, 0);
  return spentPoints + getPriceList(header)['combat-type'].price <= gain.points;
}
