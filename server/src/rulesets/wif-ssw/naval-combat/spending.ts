/** What the surprise points of a naval combat pay for: the purchases in their order, each while the points suffice. */
import type { Header, NavalCombat, Purchase } from '../data';
import { purchases, type Ordered } from '../surprise/orders';
import { priceOf } from '../surprise/surprise';
import type { NavalSide } from './ships';

/** A purchase with its price and the points that the side has for it. */
export interface Spending extends Ordered<NavalSide> {
  readonly price: number;
  readonly left: number;
}

/** All purchases of a naval combat; one that costs more than is left is passed over. */
export function spending(combat: NavalCombat, header: Header): readonly Spending[] {
  const left = { attacker: combat.attacker.surprisePoints ?? 0, defender: combat.defender.surprisePoints ?? 0 };
  return purchases(combat.orders).map((order) => {
    const price = priceOf(order.purchase, header).total;
    const spent = { ...order, price, left: left[order.side] };
    if (price <= left[order.side]) left[order.side] -= price;
    return spent;
  });
}

/** Whether a side can pay for a purchase beyond those that it has ordered. */
export function canPay(purchase: Purchase, side: NavalSide, combat: NavalCombat, header: Header): boolean {
  const paid = spending(combat, header).filter((order) => order.side === side && order.price <= order.left);
  const spent = paid.reduce((sum, { price }) => sum + price, 0);
  return spent + priceOf(purchase, header).total <= (combat[side].surprisePoints ?? 0);
}
