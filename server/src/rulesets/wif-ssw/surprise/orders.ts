/** Walks over what the orders of a combat spend surprise points on. */
import { sswSides, type Engagement, type NavalCombat, type Purchase, type Spending, type SswSide } from '../data';

type Orders<Side extends string> = { readonly [S in Side]?: { readonly surprise?: Spending } };

/** Lists of purchases by how many points they are for at least. */
type ByPoints = Exclude<Spending, readonly unknown[]>['at'];

/** A list of purchases, and from how many surprise points on it is bought. */
export interface PurchaseList {
  readonly from: number;
  readonly list: readonly Purchase[];
}

/** A purchase with the side that makes it and where it stands. */
export interface Ordered<Side extends string, P extends Purchase = Purchase> extends PurchaseList {
  readonly side: Side;
  readonly purchase: P;
  readonly index: number;
}

/** The lists of purchases of a side, that for the fewest points first. An order that does not depend on the dice is one list. */
export function listsOf(surprise: Spending = []): readonly PurchaseList[] {
  if (isPlain(surprise)) return [{ from: 0, list: surprise }];
  return Object.entries(surprise.at)
    .map(([from, list]) => ({ from: Number(from), list }))
    .toSorted((a, b) => a.from - b.from);
}

/** The list that is bought with so many points; undefined where they are fewer than any list asks for. */
export function listFor(points: number, lists: readonly PurchaseList[]): PurchaseList | undefined {
  return lists.findLast(({ from }) => from <= points);
}

/** All purchases of a combat, side by side, in the order in which they are made; those for fewer points first. */
export function purchases(orders: Engagement['orders']): readonly Ordered<'subs' | 'convoy'>[];
export function purchases(orders: NavalCombat['orders']): readonly Ordered<'attacker' | 'defender'>[];
export function purchases(orders: Orders<string> | undefined): readonly Ordered<string>[] {
  return Object.entries(orders ?? {}).flatMap(([side, { surprise } = {}]) =>
    listsOf(surprise).flatMap(({ from, list }) =>
      list.map((purchase, index) => ({ side, purchase, from, list, index })),
    ),
  );
}

/** The sides whose purchases depend on the dice, and these by the points that they are for. */
export function conditional(
  orders: Engagement['orders'],
): readonly { readonly side: SswSide; readonly at: ByPoints }[] {
  return sswSides.flatMap((side) => {
    const surprise = orders?.[side]?.surprise;
    return surprise === undefined || isPlain(surprise) ? [] : [{ side, at: surprise.at }];
  });
}

function isPlain(surprise: Spending): surprise is Purchase[] {
  return Array.isArray(surprise);
}
