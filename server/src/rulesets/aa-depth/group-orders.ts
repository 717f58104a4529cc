/** Orders to groups of submarines by id, with the submarines that they address. */
import { battleSides } from '../axis-and-allies/data';
import { findSubmarineOrders } from '../axis-and-allies/sea-battle/submarine-orders';
import type { Depth, Header, SeaBattle } from './data';
import { listSubmarines } from './submarines';

/** Orders by which submarines leave or enter a battle. */
export const submarineOrders: readonly string[] = ['elect', 'dive', 'submerge'];

export interface GroupOrder {
  /** `submerge`, `elect` or `dive`. */
  readonly name: string;
  readonly id: string;
  /** The time at which the order applies. */
  readonly when: string;
  /** The orders of the groups, by id. */
  readonly groups: Record<string, string>;
  readonly depth: Depth;
}

/** The orders of a battle to single groups of submarines. */
export function listGroupOrders(battle: SeaBattle, header: Header): readonly GroupOrder[] {
  return battleSides.flatMap((side) => {
    const submarines = listSubmarines(battle, side, header);
    return findSubmarineOrders(battle, side, submarineOrders).flatMap(({ name, order }) => {
      const groups = (order.groups ?? {}) as Record<string, string>;
      return submarines.flatMap(({ unit: { id }, depth }) => {
        const when = id === undefined ? undefined : groups[id];
        return id === undefined || when === undefined ? [] : [{ name, id, when, groups, depth }];
      });
    });
  });
}
