/** The forces of strategic submarine warfare: the targets in their order of losses, and the orders of both sides. */
import { aswValue } from '../asw/asw-value';
import { convoyPoints } from '../attack/convoy-points';
import { convoyUnits } from '../attack/convoy-section';
import { attackValues } from '../attack/submarine-factors';
import { isSub, isSurfaceUnit, type AswUnit, type Engagement, type Header, type SswSide, type Unit } from '../data';
import { ownerIn, ownerOf } from '../units';
import { convoyPrey, inOrderOfLoss, preyOf, tiesIn, type Prey, type Ties } from './prey';
import { purchaseOrders, type PurchaseOrders } from './purchases';

export interface Forces {
  readonly engagement: Engagement;
  readonly header: Header;
  /** The participating submarines, in their owner's order of losses. */
  readonly subs: readonly Prey[];
  /** The convoy points of the Convoy Section as ships, and the ASW units, which are hit only if they are picked. */
  readonly ships: readonly Prey[];
  readonly ties: Ties;
  readonly orders: Readonly<Record<SswSide, PurchaseOrders>>;
}

/** Reads the forces of an engagement. */
export function forcesOf(engagement: Engagement, header: Header): Forces {
  const { orders, convoy } = engagement;
  const subs = attackValues(engagement, header).map(({ unit, value }) =>
    preyOf(unit, ownerOf(unit, engagement.subs), value.total),
  );
  const escorts = convoyUnits(engagement)
    .filter(isAswUnit)
    .map((unit) => {
      const owner = ownerIn(unit, engagement);
      return preyOf(unit, owner, aswValue(unit, owner, header).total, true);
    });
  const convoys = convoyPrey(convoyPoints(engagement, header).total, convoy.convoyDefence);
  const ordered = {
    subs: inOrderOfLoss(subs, orders?.subs?.losses),
    ships: inOrderOfLoss([...convoys, ...escorts], orders?.convoy?.losses),
  };
  return {
    engagement,
    header,
    ...ordered,
    ties: { subs: tiesIn(ordered.subs, orders?.subs?.losses), ships: tiesIn(ordered.ships, orders?.convoy?.losses) },
    orders: { subs: purchaseOrders(orders?.subs?.surprise), convoy: purchaseOrders(orders?.convoy?.surprise) },
  };
}

/** Submarines of the sub side, including those that do not take part. */
export function submarinesOf(engagement: Engagement) {
  return engagement.subs.units.filter(isSub);
}

function isAswUnit(unit: Unit): unit is AswUnit {
  return isSurfaceUnit(unit) && unit.type === 'asw';
}
