/** Orders for groups of submarines by their ids, each with the submarines that it is for. */
import { battleSides } from '../../axis-and-allies/combats/battle';
import { submarineOrdersOf } from '../../axis-and-allies/constraints/submarine-orders';
import type { BattleSide } from '../../axis-and-allies/data';
import type { Depth, Header, SeaBattle, Standing } from '../data';
import { submarinesOf } from '../facts/submarines';

export interface GroupOrder {
  readonly side: BattleSide;
  /** `submerge`, `elect` or `dive`. */
  readonly name: string;
  readonly id: string;
  /** When they do it. */
  readonly when: string;
  /** The orders of the groups, by id. */
  readonly groups: Record<string, string>;
  readonly unit: Standing;
  readonly depth: Depth;
}

/** The orders of a battle that are for single groups. */
export function groupOrders(battle: SeaBattle, header: Header): readonly GroupOrder[] {
  return battleSides.flatMap((side) => {
    const submarines = submarinesOf(battle, side, header);
    return submarineOrdersOf(battle, side, ['elect', 'dive', 'submerge']).flatMap(({ name, order }) => {
      const groups: Record<string, string> = { ...order.groups };
      return Object.entries(groups).flatMap(([id, when]) =>
        submarines
          .filter(({ unit }) => unit.id === id)
          .map(({ unit, depth }) => ({
            side,
            name,
            id,
            when,
            groups: order.groups as Record<string, string>,
            unit,
            depth,
          })),
      );
    });
  });
}
