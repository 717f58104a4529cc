/** Orders to groups of submarines by id, with the submarines that they address. */
import { battleSides } from '../axis-and-allies/data';
import { submarineOrdersOf } from '../axis-and-allies/sea-battle/submarine-orders';
import type { Depth, Header, SeaBattle } from './data';
import { submarinesOf } from './submarines';

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
export function groupOrders(battle: SeaBattle, header: Header): readonly GroupOrder[] {
  return battleSides.flatMap((side) => {
    const submarines = submarinesOf(battle, side, header);
    return submarineOrdersOf(battle, side, submarineOrders).flatMap(({ name, order }) => {
      const groups = (order.groups ?? {}) as Record<string, string>;
      return submarines.flatMap(({ unit: { id }, depth }) => {
        const when = id === undefined ? undefined : groups[id];
        return id === undefined || when === undefined ? [] : [{ name, id, when, groups, depth }];
      });
    });
  });
}
