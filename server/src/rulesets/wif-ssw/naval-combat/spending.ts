/** Spending of surprise points in a naval combat: the purchases in order, each if the points suffice. */
import type { Header, NavalCombat, Purchase } from '../data';
import { listPurchases, type Ordered } from '../surprise/orders';
import { getPrice } from '../surprise/surprise';
import type { NavalSide } from './ships';

/** A purchase with its price and the points available for it. */
export interface Spending extends Ordered<NavalSide> {
  readonly price: number;
  readonly remaining: number;
}

/** All purchases of a naval combat; those that cost more than the remaining points are skipped. */
export function computeSpending(combat: NavalCombat, header: Header): readonly Spending[] {
  const remaining = { attacker: combat.attacker.surprisePoints ?? 0, defender: combat.defender.surprisePoints ?? 0 };
  return listPurchases(combat.orders).map((order) => {
    const price = getPrice(order.purchase, header).total;
    const spent = { ...order, price, remaining: remaining[order.side] };
    if (price <= remaining[order.side]) remaining[order.side] -= price;
    return spent;
  });
}

/** True if a side can pay for another purchase besides its orders. */
export function canPay(purchase: Purchase, side: NavalSide, combat: NavalCombat, header: Header): boolean {
  const paid = computeSpending(combat, header).filter((order) => order.side === side && order.price <= order.remaining);
  const spent = paid.reduce((sum, { price }) => sum + price, 0);
  return spent + getPrice(purchase, header).total <= (combat[side].surprisePoints ?? 0);
}
