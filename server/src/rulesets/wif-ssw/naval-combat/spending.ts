/** Spending of surprise points in a naval combat: the purchases in order, each if the points suffice. */
import type { Header, NavalCombat, Purchase } from '../data';
import { purchases, type Ordered } from '../surprise/orders';
import { priceOf } from '../surprise/surprise';
import type { NavalSide } from './ships';

/** A purchase with its price and the points available for it. */
export interface Spending extends Ordered<NavalSide> {
  readonly price: number;
  readonly left: number;
}

/** All purchases of a naval combat; those that cost more than the remaining points are skipped. */
export function spending(combat: NavalCombat, header: Header): readonly Spending[] {
  const left = { attacker: combat.attacker.surprisePoints ?? 0, defender: combat.defender.surprisePoints ?? 0 };
  return purchases(combat.orders).map((order) => {
    const price = priceOf(order.purchase, header).total;
    const spent = { ...order, price, left: left[order.side] };
    if (price <= left[order.side]) left[order.side] -= price;
    return spent;
  });
}

/** True if a side can pay for another purchase besides its orders. */
export function canPay(purchase: Purchase, side: NavalSide, combat: NavalCombat, header: Header): boolean {
  const paid = spending(combat, header).filter((order) => order.side === side && order.price <= order.left);
  const spent = paid.reduce((sum, { price }) => sum + price, 0);
  return spent + priceOf(purchase, header).total <= (combat[side].surprisePoints ?? 0);
}
