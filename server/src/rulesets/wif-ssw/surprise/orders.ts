/** Walks over what the orders of a combat spend surprise points on. */
import type { Engagement, NavalCombat, Purchase } from '../data';

type Orders<Side extends string> = { readonly [S in Side]?: { readonly surprise?: Purchase[] } };

/** A purchase with the side that makes it and where it stands. */
export interface Ordered<Side extends string, P extends Purchase = Purchase> {
  readonly side: Side;
  readonly purchase: P;
  readonly list: readonly Purchase[];
  readonly index: number;
}

/** All purchases of a combat, side by side, in the order in which they are made. */
export function purchases(orders: Engagement['orders']): readonly Ordered<'subs' | 'convoy'>[];
export function purchases(orders: NavalCombat['orders']): readonly Ordered<'attacker' | 'defender'>[];
export function purchases(orders: Orders<string> | undefined): readonly Ordered<string>[] {
  return Object.entries(orders ?? {}).flatMap(([side, { surprise = [] } = {}]) =>
    surprise.map((purchase, index) => ({ side, purchase, list: surprise, index })),
  );
}
