/** Purchases without effect in strategic submarine warfare. Shared by the checks. */
import type { Engagement, Header, Purchase } from '../data';
import type { Obstacle } from '../initiation/obstacle';
import { listPurchases, type OrderedPurchase } from './orders';
import { findRefusal } from './refusal';

export type RefusedPurchase<B extends Purchase['buy']> = OrderedPurchase<
  'subs' | 'convoy',
  Extract<Purchase, { buy: B }>
> & {
  readonly obstacle: Obstacle;
};

/** The purchases of one kind that have no effect in an engagement, with the reason. */
export function listRefusedPurchases<B extends Purchase['buy']>(
  engagement: Engagement,
  header: Header,
  kind: B,
): readonly RefusedPurchase<B>[] {
  return listPurchases(engagement.orders).flatMap(({ purchase, ...order }) => {
    if (!isKind(purchase, kind)) return [];
    const refusal = findRefusal(purchase, order.side, engagement, header);
    return refusal === undefined ? [] : [{ ...order, purchase, obstacle: refusal }];
  });
}

function isKind<B extends Purchase['buy']>(purchase: Purchase, kind: B): purchase is Extract<Purchase, { buy: B }> {
  return purchase.buy === kind;
}
