/** Orders that are for submarines alone: `submerge`, `dive` and the like, all of one shape. */
import type { BattleSide, Leaving, SeaBattle } from '../data';

export interface SubmarineOrder {
  /** The orders of the side, which hold it. */
  readonly orders: Record<string, unknown>;
  readonly name: string;
  readonly order: Leaving;
}

/** The orders of these names that a side gives, in the order of the names. */
export function submarineOrdersOf(
  battle: SeaBattle,
  side: BattleSide,
  names: readonly string[],
): readonly SubmarineOrder[] {
  const orders = (battle[side].orders ?? {}) as Record<string, unknown>;
  return names.flatMap((name) =>
    orders[name] === undefined ? [] : [{ orders, name, order: orders[name] as Leaving }],
  );
}
