/** Reads the purchases in the orders of a combat. */
import { sswSides, type Engagement, type NavalCombat, type Purchase, type Spending, type SswSide } from '../data';

type Orders<Side extends string> = { readonly [S in Side]?: { readonly surprise?: Spending } };

/** Purchase lists by the minimum number of points. */
type ListsByPoints = Exclude<Spending, readonly unknown[]>['at'];

/** A purchase list, and the minimum number of surprise points for it. */
export interface PurchaseList {
  readonly from: number;
  readonly list: readonly Purchase[];
}

/** A purchase with its side and position. */
export interface OrderedPurchase<Side extends string, P extends Purchase = Purchase> extends PurchaseList {
  readonly side: Side;
  readonly purchase: P;
  readonly index: number;
}

/** The purchase lists of a side, by rising points. Orders that do not depend on the dice are a single list. */
export function getPurchaseLists(surprise: Spending = []): readonly PurchaseList[] {
  if (isPlain(surprise)) return [{ from: 0, list: surprise }];
  return Object.entries(surprise.at)
    .map(([from, list]) => ({ from: Number(from), list }))
    .toSorted((a, b) => a.from - b.from);
}

/** The list for a number of points; undefined if there are too few for any list. */
export function findPurchaseList(points: number, lists: readonly PurchaseList[]): PurchaseList | undefined {
  return lists.findLast(({ from }) => from <= points);
}

/** All purchases of a combat by side, in the order in which they are made; lists for fewer points first. */
export function listPurchases(orders: Engagement['orders']): readonly OrderedPurchase<'subs' | 'convoy'>[];
export function listPurchases(orders: NavalCombat['orders']): readonly OrderedPurchase<'attacker' | 'defender'>[];
export function listPurchases(orders: Orders<string> | undefined): readonly OrderedPurchase<string>[] {
  return Object.entries(orders ?? {}).flatMap(([side, { surprise } = {}]) =>
    getPurchaseLists(surprise).flatMap(({ from, list }) =>
      list.map((purchase, index) => ({ side, purchase, from, list, index })),
    ),
  );
}

/** The sides whose purchases depend on the dice, with their lists by points. */
export function listConditionalOrders(
  orders: Engagement['orders'],
): readonly { readonly side: SswSide; readonly listsByPoints: ListsByPoints }[] {
  return sswSides.flatMap((side) => {
    const surprise = orders?.[side]?.surprise;
    return surprise === undefined || isPlain(surprise) ? [] : [{ side, listsByPoints: surprise.at }];
  });
}

function isPlain(surprise: Spending): surprise is Purchase[] {
  return Array.isArray(surprise);
}
