/** Orders to groups of submarines by id, with the submarines that they address. */
import { battleSides, type Leaving } from '../axis-and-allies/data';
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

/** An order to all submarines of a side that have none of their own. */
export interface CommonOrder {
  readonly name: string;
  readonly when: string;
  readonly order: Leaving;
  /** The depths of the submarines that it addresses. */
  readonly depths: readonly Depth[];
}

/** The orders of a battle to all submarines of a side that have none of their own. */
export function listCommonOrders(battle: SeaBattle, header: Header): readonly CommonOrder[] {
  return battleSides.flatMap((side) =>
    findSubmarineOrders(battle, side, submarineOrders).flatMap(({ name, order }) => {
      const { when, groups = {} } = order;
      const addressed = listSubmarines(battle, side, header).filter(
        ({ unit: { id } }) => id === undefined || !Object.hasOwn(groups, id),
      );
      return when === undefined ? [] : [{ name, when, order, depths: addressed.map(({ depth }) => depth) }];
    }),
  );
}

/** The orders of a battle to single groups of submarines. */
export function listGroupOrders(battle: SeaBattle, header: Header): readonly GroupOrder[] {
  return battleSides.flatMap((side) => {
    const submarines = listSubmarines(battle, side, header);
    return findSubmarineOrders(battle, side, submarineOrders).flatMap(({ name, order }) => {
      const groups = (order.groups ?? {}) as Record<string, string>;
      return submarines.flatMap(({ unit: { id }, depth }) => {
        const condition = id === undefined ? undefined : groups[id];
        return id === undefined || condition === undefined ? [] : [{ name, id, when: condition, groups, depth }];
      });
    });
  });
}
