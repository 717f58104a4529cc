import type { Ids } from '../../../../model/ids';
import { findAirRows, sumHits } from '../../attacks/naval-attack';
import { listGroupsWithNation } from '../../combat-lists';
import { allotTargets } from '../../combats/air-attack';
import { divideShips, type OwnedShips } from '../../combats/ships';
import {
  countAttacks,
  listAttackTargets,
  readSuppliedHits,
  repeatTargets,
  sequenceTargets,
} from '../../combats/single-attack';
import type { SingleAttackKind } from '../../combats/single-attack-steps';
import type { AirAttack, Group, HarborAttack, Header, NavalRound, Scenario, SubmarineAttack } from '../../data';
import { resolveUnits, type Owned } from '../../force';
import { placeAtKey, cite, removeMember, addPath, type AwawCheck } from '../../kit';
import { narvik } from '../../scenarios';
import { harborHits } from '../../submarines/harbor-attack';
import { submarineHits } from '../../submarines/submarine-attack';
import { computeLightLosses, computeMaxHits, oneFactorTypes, splitOnes, type LightForce } from '../damage';

export const firstLostWithoutChoice: AwawCheck = {
  rule: 'one-factor-types',
  severity: 'information',
  title: 'An order of one-factor types has ties to break',
  *check(scenario, ids) {
    for (const { orders, targets, isOverridden } of listOrders(scenario, ids)) {
      if (!isOverridden && targets.some(mayTie)) continue;
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

/** Light ships whose losses an order may decide. */
interface LightTarget {
  readonly target: LightForce;
  /** The most hits that they can take, if an attack bounds them. */
  readonly maxHits?: number;
  /** Whether an earlier combat may have taken some of them. */
  readonly mayBeFewer: boolean;
}

interface OrdersHere {
  readonly orders: Orders;
  readonly targets: readonly LightTarget[];
  readonly isOverridden?: boolean;
}

function listOrders(scenario: Scenario, ids: Ids): readonly OrdersHere[] {
  const { airAttacks = [], submarineAttacks = [], harborAttacks = [], fleetCombats = [], navalRounds = [] } = scenario;
  const list = <T extends { orders?: Orders }>(
    attacks: readonly T[],
    listTargets: (attack: T) => readonly LightTarget[],
  ): readonly OrdersHere[] =>
    attacks.flatMap((attack) =>
      attack.orders?.firstLost === undefined ? [] : [{ orders: attack.orders, targets: listTargets(attack) }],
    );
  return [
    ...list(airAttacks, (attack) => listAirTargets(attack, scenario, ids)),
    ...list(submarineAttacks, (attack) => listSingleTargets(attack, 'submarine-attack', scenario, ids)),
    ...list(harborAttacks, (attack) => listSingleTargets(attack, 'harbor-attack', scenario, ids)),
    ...list(fleetCombats, ({ attacker, defender }) => listGroupTargets([attacker, defender], scenario, ids)),
    ...list(navalRounds, (round) => listGroupTargets(listGroups(round), scenario, ids)),
    ...navalRounds.flatMap((round) => listFleetOrders(round, scenario, ids)),
  ];
}

function listGroups({ attacker, defender }: NavalRound): readonly Group[] {
  return [...listGroupsWithNation(attacker), ...listGroupsWithNation(defender)];
}

/** Orders of the fleet combats of a round. The round's own order comes first, then that of the first combat of a group. */
function listFleetOrders(round: NavalRound, header: Header, ids: Ids): readonly OrdersHere[] {
  const decided = new Set<Group>();
  return (round.fleetCombats ?? []).flatMap(({ attacker, defender, orders }): OrdersHere[] => {
    if (orders?.firstLost === undefined) return [];
    const all = [
      ...listGroupsWithNation(round.attacker).filter(({ number }) => number === attacker),
      ...listGroupsWithNation(round.defender).filter(({ number }) => number === defender),
    ];
    const groups = all.filter((group) => !decided.has(group));
    for (const group of groups) decided.add(group);
    const isOverridden = round.orders?.firstLost !== undefined || groups.length === 0;
    return [{ orders, targets: listGroupTargets(groups, header, ids), isOverridden }];
  });
}

/** The light ships of groups in fleet combat, those that fire and those that are screened. */
function listGroupTargets(
  groups: readonly (Group & { readonly screened?: readonly string[] })[],
  header: Header,
  ids: Ids,
): readonly LightTarget[] {
  return groups.flatMap((group) => {
    const { light, screened } = divideShips(resolveUnits(group, ids), group.screened, '', { header, inPort: false });
    return [...(light ? [light] : []), ...screened].flatMap((ships) => createLightTarget(ships, group));
  });
}

function listAirTargets(attack: AirAttack, header: Header, ids: Ids): readonly LightTarget[] {
  return allotTargets(attack, header, ids).flatMap(({ ships, squadrons }) =>
    createLightTarget(ships, attack.defender, sumHits(findAirRows(squadrons), Infinity)),
  );
}

function listSingleTargets(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttackKind,
  header: Header,
  ids: Ids,
): readonly LightTarget[] {
  const targets = listAttackTargets(attack, kind, header, ids).map(({ ships }) => ships);
  const rolls = repeatTargets(sequenceTargets(targets, attack.targets), countAttacks(attack.attacker, ids));
  const hits = Math.max(...(readSuppliedHits(kind, header) ?? (kind === 'harbor-attack' ? harborHits : submarineHits)));
  return targets.flatMap((ships) =>
    createLightTarget(ships, attack.defender, hits * rolls.filter((target) => target === ships).length),
  );
}

function createLightTarget({ target, owned }: OwnedShips, group: Group, maxHits?: number): readonly LightTarget[] {
  if (target.kind === 'named') return [];
  const isWrittenHere = ({ unit }: Owned): boolean =>
    unit.unit === undefined && (group.units?.some(({ id }) => id === unit.id) ?? false);
  return [{ target, maxHits, mayBeFewer: !owned.every(isWrittenHere) }];
}

/** Whether some number of hits leaves a tie that an order of types breaks. */
function mayTie({ target, maxHits = Infinity, mayBeFewer }: LightTarget): boolean {
  const { ones } = target;
  if (mayBeFewer) return oneFactorTypes.filter((type) => ones[type] > 0).length > 1;
  const backwards = oneFactorTypes.toReversed();
  return Array.from({ length: Math.min(maxHits, computeMaxHits(target)) }, (_, index) => index + 1).some((hits) => {
    const { onesSunk } = computeLightLosses(target, hits);
    const [split, other] = [splitOnes(ones, onesSunk), splitOnes(ones, onesSunk, backwards)];
    return oneFactorTypes.some((type) => split[type] !== other[type]);
  });
}
