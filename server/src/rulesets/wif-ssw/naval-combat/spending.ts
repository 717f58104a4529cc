/** Spending of surprise points in a naval combat: the purchases in order, each if the points suffice. */
import type { Header, NavalCombat, Purchase } from '../data';
import { listPurchases, type OrderedPurchase } from '../surprise/orders';
import { getPrice } from '../surprise/surprise';
import type { NavalSide } from './ships';

/** A purchase with its price and the points available for it. */
export interface PricedPurchase extends OrderedPurchase<NavalSide> {
  readonly price: number;
  readonly remaining: number;
}

/** All purchases of a naval combat. Those that cost more than the remaining points are listed too, but use up none. */
export function listPricedPurchases(combat: NavalCombat, header: Header): readonly PricedPurchase[] {
  const remaining = { attacker: combat.attacker.surprisePoints ?? 0, defender: combat.defender.surprisePoints ?? 0 };
  return listPurchases(combat.orders).map((order) => {
    const price = getPrice(order.purchase, header).total;
    const pricedPurchase = { ...order, price, remaining: remaining[order.side] };
    if (price <= remaining[order.side]) remaining[order.side] -= price;
    return pricedPurchase;
  });
}

/** True if a side can pay for another purchase besides its orders. */
export function canPay(purchase: Purchase, side: NavalSide, combat: NavalCombat, header: Header): boolean {
  const paidPurchases = listPricedPurchases(combat, header).filter(
    (order) => order.side === side && order.price <= order.remaining,
  );
  const spentPoints = paidPurchases.reduce((sum, { price }) => sum + price, 0);
  return spentPoints + getPrice(purchase, header).total <= (combat[side].surprisePoints ?? 0);
}
