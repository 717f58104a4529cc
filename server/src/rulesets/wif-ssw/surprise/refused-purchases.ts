/** Purchases without effect in strategic submarine warfare. Shared by the checks. */
import type { Engagement, Header, Purchase } from '../data';
import { purchases, type Ordered } from './orders';
import { refusal, type Refusal } from './purchasable';

export type Refused<B extends Purchase['buy']> = Ordered<'subs' | 'convoy', Extract<Purchase, { buy: B }>> & {
  readonly refused: Refusal;
};

/** The purchases of one kind that have no effect in an engagement, with the reason. */
export function refusedPurchases<B extends Purchase['buy']>(
  engagement: Engagement,
  header: Header,
  kind: B,
): readonly Refused<B>[] {
  return purchases(engagement.orders).flatMap(({ purchase, ...where }) => {
    if (!isKind(purchase, kind)) return [];
    const refused = refusal(purchase, where.side, engagement, header);
    return refused === undefined ? [] : [{ ...where, purchase, refused }];
  });
}

function isKind<B extends Purchase['buy']>(purchase: Purchase, kind: B): purchase is Extract<Purchase, { buy: B }> {
  return purchase.buy === kind;
}
