import type { Ids } from '../../../../model/ids';
import { listGroupsWithNation, listCombatSides } from '../../combat-lists';
import { divideShips } from '../../combats/ships';
import type { Group, Header, NavalRound, Scenario } from '../../data';
import { resolveUnits } from '../../force';
import { placeAtKey, cite, removeMember, addPath, type AwawCheck } from '../../kit';
import { narvik } from '../../scenarios';
import { countOneFactors, oneFactorTypes, splitOnes, type OneFactors } from '../damage';

export const firstLostWithoutChoice: AwawCheck = {
  rule: 'one-factor-types',
  severity: 'information',
  title: 'An order of one-factor types has ties to break',
  *check(scenario, ids) {
    for (const { orders, groups, isOverridden } of listOrders(scenario)) {
      if (orders.firstLost === undefined) continue;
      if (!isOverridden && groups.some((group) => mayTie(group, scenario, ids))) continue;
      const reason = isOverridden
        ? 'Another order of the round comes before this one'
        : 'Hits on the one-factor ships here never leave a tie between types';
      yield {
        message: `${reason}, so \`firstLost\` has no effect${cite('one-factor-types')}. Remove it.`,
        place: placeAtKey(orders, 'firstLost'),
        unnecessary: true,
        fixes: [{ title: 'Remove the order', edits: [removeMember(orders, 'firstLost')], preferred: true }],
      };
    }
  },
  base: addPath(narvik, 'fleetCombats.narvik'),
  passes: `
    defender: { units: [{ id: z-class, type: dd, count: 8 }, { id: tankers, type: transport, count: 8 }] }
    orders: { firstLost: [transport, dd] }
  `,
  fails: `
    orders: { firstLost: [transport, dd] }
    #         ^^^^^^^^^ never leave a tie between types
  `,
  fixed: 'orders: {}',
};

type Orders = NonNullable<NavalRound['orders']>;

interface OrdersHere {
  readonly orders: Orders;
  /** The groups whose losses the order may decide. */
  readonly groups: readonly Group[];
  readonly isOverridden?: boolean;
}

function listOrders(scenario: Scenario): readonly OrdersHere[] {
  const combatOrders = listCombatSides(scenario).flatMap(({ object, attacker, defender }): OrdersHere[] => {
    const { orders } = object as { orders?: Orders };
    return orders ? [{ orders, groups: [...attacker, ...defender] }] : [];
  });
  return [...combatOrders, ...(scenario.navalRounds ?? []).flatMap(listFleetOrders)];
}

/** Orders of the fleet combats of a round. The round's own order comes first, then that of the first combat of a group. */
function listFleetOrders(round: NavalRound): readonly OrdersHere[] {
  const decided = new Set<Group>();
  return (round.fleetCombats ?? []).flatMap(({ attacker, defender, orders }): OrdersHere[] => {
    if (orders?.firstLost === undefined) return [];
    const all = [
      ...listGroupsWithNation(round.attacker).filter(({ number }) => number === attacker),
      ...listGroupsWithNation(round.defender).filter(({ number }) => number === defender),
    ];
    const groups = all.filter((group) => !decided.has(group));
    for (const group of groups) decided.add(group);
    return [{ orders, groups, isOverridden: round.orders?.firstLost !== undefined || groups.length === 0 }];
  });
}

/** Whether some number of hits leaves a tie that an order of types breaks. */
function mayTie(group: Group & { readonly screened?: readonly string[] }, header: Header, ids: Ids): boolean {
  const { light, screened } = divideShips(resolveUnits(group, ids), group.screened, '', { header, inPort: false });
  return [...(light ? [light] : []), ...screened].some(({ target }) => target.kind === 'light' && hasTies(target.ones));
}

function hasTies(ones: OneFactors): boolean {
  const backwards = oneFactorTypes.toReversed();
  return Array.from({ length: countOneFactors(ones) }, (_, sunk) => sunk).some((sunk) => {
    const [split, other] = [splitOnes(ones, sunk), splitOnes(ones, sunk, backwards)];
    return oneFactorTypes.some((type) => split[type] !== other[type]);
  });
}
