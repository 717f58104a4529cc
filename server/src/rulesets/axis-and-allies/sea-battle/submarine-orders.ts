/** Orders for submarines alone: `submerge`, `dive` and the like, which share one shape. */
import type { BattleSide, Leaving, SeaBattle } from '../data';

export interface SubmarineOrder {
  /** The orders of the side that contain it. */
  readonly orders: Record<string, unknown>;
  readonly name: string;
  readonly order: Leaving;
}

/** A side's orders with the given names, in the order of the names. */
export function findSubmarineOrders(
  battle: SeaBattle,
  side: BattleSide,
  names: readonly string[],
): readonly SubmarineOrder[] {
  const orders = (battle[side].orders ?? {}) as Record<string, unknown>;
  return names.flatMap((name) =>
    orders[name] === undefined ? [] : [{ orders, name, order: orders[name] as Leaving }],
  );
}
