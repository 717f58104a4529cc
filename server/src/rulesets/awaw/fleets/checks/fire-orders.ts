import type { Ids } from '../../../../model/ids';
import { placeAt, cite, removeMember, addPath, createPreferredFix, offer, type AwawCheck } from '../../kit';
import {
  isCapitalShip,
  isLightShips,
  type FleetCombat,
  type Group,
  type Header,
  type NavalRound,
  type Scenario,
  type Side,
  type Unit,
} from '../../data';
import { setUpFleetCombat } from '../../combats/fleet-combat';
import { listIgnoredOrders } from '../../combats/pairing';
import { listGroupsWithNation } from '../../combat-lists';
import { resolveUnits } from '../../force';
import { narvik } from '../../scenarios';

export const fireOrders: AwawCheck = {
  rule: 'fleet-pairing',
  severity: 'warning',
  title: 'Ships that can fire are ordered to fire at ships of the enemy',
  *check(scenario, ids) {
    for (const { orders, sides, combat } of listOrders(scenario)) {
      const ineffectiveOrders = combat
        ? findIgnoredOrders(combat, orders, scenario, ids)
        : new Map<Order, OrderObjection>();
      const firstOrders = new Map(orders.toReversed().map((order) => [order.by, order]));
      for (const [index, order] of orders.entries()) {
        const shooter = ids.find('unit', order.by)?.object as Unit | undefined;
        const target = ids.find('unit', order.at)?.object as Unit | undefined;
        if (shooter === undefined || target === undefined) continue;
        const diagnostic =
          diagnoseOrder(shooter, target, sides, ids) ??
          diagnoseFactors(order, shooter) ??
          diagnoseSecondOrder(shooter, firstOrders.get(order.by) !== order) ??
          ineffectiveOrders.get(order);
        if (diagnostic === undefined) continue;
        yield {
          message: `${diagnostic.reason}${cite('fleet-pairing')}. ${diagnostic.advice}`,
          place: placeAt(order, diagnostic.key),
          fixes:
            diagnostic.key === 'factors'
              ? [createPreferredFix('Remove the factors', removeMember(order, 'factors'))]
              : [offer('Remove the order', removeMember(orders, index))],
        };
      }
    }
  },
  base: addPath(narvik, 'fleetCombats.narvik'),
  passes: 'orders: { fire: [{ by: warspite, at: z-class }, { by: tribals, at: z-class, factors: 3 }] }',
  fails: `
    orders: { fire: [{ by: warspite, at: z-class, factors: 3 }, { by: tribals, at: z-class, factors: 3 }] }
    #                                                      ^ capital ship
  `,
  fixed: 'orders: { fire: [{ by: warspite, at: z-class }, { by: tribals, at: z-class, factors: 3 }] }',
};

type Order = NonNullable<NonNullable<FleetCombat['orders']>['fire']>[number];
type Sides = Readonly<Record<Side, Group & { readonly screened?: readonly string[] }>>;

interface OrderObjection {
  readonly reason: string;
  readonly advice: string;
  readonly key: keyof Order;
}

/** Diagnoses the ships of a fire order; undefined if it is valid. */
function diagnoseOrder(shooter: Unit, target: Unit, sides: Sides, ids: Ids): OrderObjection | undefined {
  const findSide = (unit: Unit): Side | undefined =>
    (['attacker', 'defender'] as const).find((side) =>
      resolveUnits(sides[side], ids).some((owned) => owned.unit.id === unit.id),
    );
  const [ownSide, enemy] = [findSide(shooter), findSide(target)];
  if (ownSide === undefined)
    return {
      key: 'by',
      reason: `${shooter.id} is in neither of the groups that fight`,
      advice: 'The order has no effect: choose another ship.',
    };
  if (enemy === undefined || enemy === ownSide)
    return {
      key: 'at',
      reason: `${target.id} is ${enemy === undefined ? 'not in the group that' : 'on the same side as'} ${shooter.id}${enemy === undefined ? ' fights' : ''}`,
      advice: 'The order has no effect: choose another target.',
    };
  if (sides[ownSide].screened?.includes(shooter.id) === true || !(isCapitalShip(shooter) || isLightShips(shooter)))
    return {
      key: 'by',
      reason: `${shooter.id} is screened and does not fire`,
      advice: 'The order has no effect: choose another ship.',
    };
  return undefined;
}

/** Diagnoses stated factors: capital ships fire with all their factors, only light ships divide them. */
function diagnoseFactors(order: Order, shooter: Unit): OrderObjection | undefined {
  if (order.factors === undefined || isLightShips(shooter)) return undefined;
  return {
    key: 'factors',
    reason: `${shooter.id} is a capital ship, which fires with all its factors at one target`,
    advice: 'Remove the factors.',
  };
}

/** Diagnoses a further order for a capital ship. */
function diagnoseSecondOrder(shooter: Unit, isSecond: boolean): OrderObjection | undefined {
  if (isLightShips(shooter) || !isSecond) return undefined;
  return {
    key: 'by',
    reason: `${shooter.id} already has an order, and can fire at only one target`,
    advice: 'The order has no effect: remove it.',
  };
}

/** Orders of capital ships that the pairing makes ineffective, before the first shot. */
function findIgnoredOrders(
  combat: FleetCombat,
  orders: readonly Order[],
  header: Header,
  ids: Ids,
): ReadonlyMap<Order, OrderObjection> {
  const { fleet, board, missing } = setUpFleetCombat(combat, header, ids);
  if (missing !== undefined) return new Map();
  return new Map(
    listIgnoredOrders(fleet.lines, board.start).flatMap(({ capital, target }): [Order, OrderObjection][] => {
      const order = orders.find(({ by }) => by === capital.victim.id);
      if (order === undefined) return [];
      const reason = `${order.by} is paired by rank and fires at ${target?.name ?? 'nothing'}, not at ${order.at}`;
      return [[order, { key: 'at', reason, advice: 'The order has no effect: remove it.' }]];
    }),
  );
}

/** Fire orders with the two groups, and with their combat if nothing earlier can change the pairing. */
interface CombatOrders {
  readonly orders: Order[];
  readonly sides: Sides;
  readonly combat?: FleetCombat;
}

/** Fire orders of all combats. With an order of battle, earlier combats of the turn can change the pairing. */
function listOrders({ fleetCombats = [], navalRounds = [], forces }: Scenario): readonly CombatOrders[] {
  const standaloneOrders = fleetCombats.flatMap((combat) =>
    combat.orders?.fire ? [{ orders: combat.orders.fire, sides: combat, ...(forces === undefined && { combat }) }] : [],
  );
  return [...standaloneOrders, ...navalRounds.flatMap(listRoundOrders)];
}

function listRoundOrders({ attacker, defender, fleetCombats = [] }: NavalRound) {
  return fleetCombats.flatMap((combat) => {
    const [attackerGroup, defenderGroup] = [
      listGroupsWithNation(attacker).find(({ number }) => number === combat.attacker),
      listGroupsWithNation(defender).find(({ number }) => number === combat.defender),
    ];
    const orders = combat.orders?.fire;
    return orders && attackerGroup && defenderGroup
      ? [{ orders, sides: { attacker: attackerGroup, defender: defenderGroup } }]
      : [];
  });
}
