import type { Ids } from '../../../../model/ids';
import { at, cite, examplesOf, remove, under, type AwawConstraint } from '../../constraint';
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
import { meeting } from '../../combats/fleet-combat';
import { aimsOf, aimTarget } from '../../combats/pairing';
import { groupsOf } from '../../encounters';
import { unitsOf } from '../../force';
import { narvik } from '../../scenarios';

export const fireOrders: AwawConstraint = {
  code: 'fire-orders',
  rule: 'fleet-pairing',
  severity: 'warning',
  title: 'Ships that can fire are ordered to fire at ships of the enemy',
  *check(scenario, ids) {
    for (const { orders, sides, combat } of ordered(scenario)) {
      const without = combat ? unfollowed(combat, orders, scenario, ids) : new Map<Order, OrderFault>();
      for (const [index, order] of orders.entries()) {
        const by = ids.find('unit', order.by)?.object as Unit | undefined;
        const target = ids.find('unit', order.at)?.object as Unit | undefined;
        if (by === undefined || target === undefined) continue;
        const wrong = fault(by, target, sides, ids) ?? needless(order, by) ?? without.get(order);
        if (wrong === undefined) continue;
        yield {
          message: `${wrong.why}${cite('fleet-pairing')}. ${wrong.what}`,
          place: at(order, wrong.key),
          fixes:
            wrong.key === 'factors'
              ? [{ title: 'Remove the factors', edits: [remove(order, 'factors')], preferred: true }]
              : [{ title: 'Remove the order', edits: [remove(orders, index)] }],
        };
      }
    }
  },
  examples: examplesOf({
    on: under(narvik, 'fleetCombats.narvik'),
    passes: 'orders: { fire: [{ by: warspite, at: z-class }, { by: tribals, at: z-class, factors: 3 }] }',
    fails: `
      orders: { fire: [{ by: warspite, at: z-class, factors: 3 }, { by: tribals, at: z-class, factors: 3 }] }
      #                                                      ^ capital ship
    `,
    fixed: 'orders: { fire: [{ by: warspite, at: z-class }, { by: tribals, at: z-class, factors: 3 }] }',
  }),
};

type Order = NonNullable<NonNullable<FleetCombat['orders']>['fire']>[number];
type Sides = Readonly<Record<Side, Group & { readonly screened?: readonly string[] }>>;

interface OrderFault {
  readonly why: string;
  readonly what: string;
  readonly key: keyof Order;
}

/** Diagnoses the ships of a fire order; undefined if it is valid. */
function fault(by: Unit, target: Unit, sides: Sides, ids: Ids): OrderFault | undefined {
  const sideOf = (unit: Unit): Side | undefined =>
    (['attacker', 'defender'] as const).find((side) =>
      unitsOf(sides[side], ids).some((owned) => owned.unit.id === unit.id),
    );
  const [own, enemy] = [sideOf(by), sideOf(target)];
  if (own === undefined)
    return {
      key: 'by',
      why: `${by.id} is in neither of the groups that fight`,
      what: 'The order has no effect: choose another ship.',
    };
  if (enemy === undefined || enemy === own)
    return {
      key: 'at',
      why: `${target.id} is ${enemy === undefined ? 'not in the group that' : 'on the same side as'} ${by.id}${enemy === undefined ? ' fights' : ''}`,
      what: 'The order has no effect: choose another target.',
    };
  if (sides[own].screened?.includes(by.id) === true || !(isCapitalShip(by) || isLightShips(by)))
    return {
      key: 'by',
      why: `${by.id} is screened and does not fire`,
      what: 'The order has no effect: choose another ship.',
    };
  return undefined;
}

/** Diagnoses stated factors: capital ships fire with all their factors, only light ships divide them. */
function needless(order: Order, by: Unit): OrderFault | undefined {
  if (order.factors === undefined || isLightShips(by)) return undefined;
  return {
    key: 'factors',
    why: `${by.id} is a capital ship, which fires with all its factors at one target`,
    what: 'Remove the factors.',
  };
}

/** Orders of capital ships that the pairing makes ineffective, before the first shot. */
function unfollowed(
  combat: FleetCombat,
  orders: readonly Order[],
  header: Header,
  ids: Ids,
): ReadonlyMap<Order, OrderFault> {
  const { fleet, board, missing } = meeting(combat, header, ids);
  const found = new Map<Order, OrderFault>();
  if (missing !== undefined) return found;
  for (const [capital, aim] of aimsOf(fleet.lines, board.start).flatMap((aims) => [...aims])) {
    const [first, ...others] = orders.filter(({ by }) => by === capital.victim.id);
    if (first === undefined) continue;
    const target = aimTarget(aim);
    if (capital.order !== undefined && target !== capital.order)
      found.set(first, {
        key: 'at',
        why: `${first.by} is paired by rank and fires at ${target?.name ?? 'nothing'}, not at ${first.at}`,
        what: 'The order has no effect: remove it.',
      });
    for (const other of others)
      found.set(other, {
        key: 'by',
        why: `${other.by} already has an order, and can fire at only one target`,
        what: 'The order has no effect: remove it.',
      });
  }
  return found;
}

/** Fire orders with the two groups, and with their combat if nothing earlier can change the pairing. */
interface Ordered {
  readonly orders: Order[];
  readonly sides: Sides;
  readonly combat?: FleetCombat;
}

/** Fire orders of all combats. With an order of battle, earlier combats of the turn can change the pairing. */
function ordered({ fleetCombats = [], navalRounds = [], forces }: Scenario): readonly Ordered[] {
  const alone = fleetCombats.flatMap((combat) =>
    combat.orders?.fire ? [{ orders: combat.orders.fire, sides: combat, ...(forces === undefined && { combat }) }] : [],
  );
  return [...alone, ...navalRounds.flatMap(orderedInRound)];
}

function orderedInRound({ attacker, defender, fleetCombats = [] }: NavalRound) {
  return fleetCombats.flatMap((combat) => {
    const [ours, theirs] = [
      groupsOf(attacker).find(({ number }) => number === combat.attacker),
      groupsOf(defender).find(({ number }) => number === combat.defender),
    ];
    const orders = combat.orders?.fire;
    return orders && ours && theirs ? [{ orders, sides: { attacker: ours, defender: theirs } }] : [];
  });
}
