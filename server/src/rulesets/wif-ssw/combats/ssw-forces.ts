/** The forces of strategic submarine warfare: the targets in their order of losses, and the orders of both sides. */
import { computeAswValue } from '../asw/asw-value';
import { computeConvoyPoints } from '../attack/convoy-points';
import { listConvoyUnits } from '../attack/convoy-section';
import { listAttackValues } from '../attack/submarine-factors';
import { isSub, isSurfaceUnit, type AswUnit, type Engagement, type Header, type SswSide, type Unit } from '../data';
import { findOwner, getOwner } from '../units';
import { createConvoyTargets, createTarget, sortTargets, type Targets } from './target';
import { readPurchaseOrders, type PurchaseOrders } from './purchase-steps';

/** Targets: the participating submarines, and as `ships` the convoy points and the ASW units. An ASW unit is hit only if a purchase picks it. */
export interface Forces extends Targets {
  readonly engagement: Engagement;
  readonly header: Header;
  readonly orders: Readonly<Record<SswSide, PurchaseOrders>>;
}

/** Reads the forces of an engagement. */
export function readForces(engagement: Engagement, header: Header): Forces {
  const { orders, convoy } = engagement;
  const subs = listAttackValues(engagement, header).map(({ unit, value }) =>
    createTarget(unit, getOwner(unit, engagement.subs), value.total),
  );
  const escorts = listConvoyUnits(engagement)
    .filter(isAswUnit)
    .map((unit) => {
      const owner = findOwner(unit, engagement);
      return createTarget(unit, owner, computeAswValue(unit, owner, header).total, true);
    });
  const convoys = createConvoyTargets(computeConvoyPoints(engagement, header).total, convoy.convoyDefence);
  return {
    engagement,
    header,
    ...sortTargets({ subs, ships: [...convoys, ...escorts] }, orders?.subs?.losses, orders?.convoy?.losses),
    orders: { subs: readPurchaseOrders(orders?.subs?.surprise), convoy: readPurchaseOrders(orders?.convoy?.surprise) },
  };
}

/** Submarines of the sub side, including those that do not take part. */
export function listSubmarines(engagement: Engagement) {
  return engagement.subs.units.filter(isSub);
}

function isAswUnit(unit: Unit): unit is AswUnit {
  return isSurfaceUnit(unit) && unit.type === 'asw';
}
