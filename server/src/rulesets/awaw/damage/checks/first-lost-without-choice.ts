import type { Ids } from '../../../../model/ids';
import { sumSquadrons } from '../../air/squadrons';
import { findAirRows, sumHits } from '../../attacks/naval-attack';
import { listGroupsWithNation } from '../../combat-lists';
import { allotTargets } from '../../combats/air-attack';
import { boundFleetHits, boundRoundHits, boundSquadrons, isWrittenIn } from '../../combats/round-bounds';
import { divideShips, listShips, type OwnedShips } from '../../combats/ships';
import { listAttackTargets, listRollTargets, readSuppliedHits } from '../../combats/single-attack';
import type { SingleAttackKind } from '../../combats/single-attack-steps';
import type {
  AirAttack,
  CombatGroup,
  FleetCombat,
  FleetGroup,
  Group,
  HarborAttack,
  Header,
  NavalRound,
  Scenario,
  Side,
  SubmarineAttack,
} from '../../data';
import { resolveUnits } from '../../force';
import { placeAtKey, cite, removeMember, addPath, type AwawCheck } from '../../kit';
import { narvik } from '../../scenarios';
import { harborHits } from '../../submarines/harbor-attack';
import { submarineHits } from '../../submarines/submarine-attack';
import { computeLightLosses, computeMaxHits, findTiedTypes, oneFactorTypes, type LightForce } from '../damage';

const sides = ['attacker', 'defender'] as const;

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
  /** The most hits that they can take. */
  readonly maxHits: number;
  /** Whether an earlier combat may have taken some of them. */
  readonly mayBeFewer: boolean;
}

interface OrdersWithTargets {
  readonly orders: Orders;
  readonly targets: readonly LightTarget[];
  readonly isOverridden?: boolean;
}

function listOrders(scenario: Scenario, ids: Ids): readonly OrdersWithTargets[] {
  const { airAttacks = [], submarineAttacks = [], harborAttacks = [], fleetCombats = [], navalRounds = [] } = scenario;
  const listByAttack = <T extends { orders?: Orders }>(
    attacks: readonly T[],
    listTargets: (attack: T) => readonly LightTarget[],
  ): readonly OrdersWithTargets[] =>
    attacks.flatMap((attack) =>
      attack.orders?.firstLost === undefined ? [] : [{ orders: attack.orders, targets: listTargets(attack) }],
    );
  return [
    ...listByAttack(airAttacks, (attack) => listAirTargets(attack, scenario, ids)),
    ...listByAttack(submarineAttacks, (attack) => listSingleTargets(attack, 'submarine-attack', scenario, ids)),
    ...listByAttack(harborAttacks, (attack) => listSingleTargets(attack, 'harbor-attack', scenario, ids)),
    ...listByAttack(fleetCombats, (combat) => listFleetTargets(combat, scenario, ids)),
    ...listByAttack(navalRounds, (round) => listRoundTargets(round, listGroups(round), scenario, ids)),
    ...navalRounds.flatMap((round) => listFleetOrders(round, scenario, ids)),
  ];
}

interface SideGroup {
  readonly side: Side;
  readonly group: CombatGroup;
}

function listGroups(round: NavalRound): readonly SideGroup[] {
  return sides.flatMap((side) => listGroupsWithNation(round[side]).map((group) => ({ side, group })));
}

/** Orders of the fleet combats of a round. The round's own order comes first, then that of the first combat of a group. */
function listFleetOrders(round: NavalRound, header: Header, ids: Ids): readonly OrdersWithTargets[] {
  const decidedGroups = new Set<string>();
  return (round.fleetCombats ?? []).flatMap((combat): OrdersWithTargets[] => {
    const { orders } = combat;
    if (orders?.firstLost === undefined) return [];
    const groups = listGroups(round).filter(
      ({ side, group: { number } }) => number === combat[side] && !decidedGroups.has(`${side} ${number}`),
    );
    for (const side of sides) decidedGroups.add(`${side} ${combat[side]}`);
    const isOverridden = round.orders?.firstLost !== undefined || groups.length === 0;
    return [{ orders, targets: listRoundTargets(round, groups, header, ids), isOverridden }];
  });
}

/** The light ships of both groups, those that fire and those that are screened. */
function listFleetTargets(combat: FleetCombat, header: Header, ids: Ids): readonly LightTarget[] {
  const boundHits = boundFleetHits(combat, () => false, header, ids);
  return sides.flatMap((side) => listGroupTargets(combat[side], header, ids, (ships) => boundHits(side, ships)));
}

function listRoundTargets(
  round: NavalRound,
  groups: readonly SideGroup[],
  header: Header,
  ids: Ids,
): readonly LightTarget[] {
  const boundHits = boundRoundHits(round, header, ids);
  return groups.flatMap(({ side, group }) =>
    listGroupTargets(group, header, ids, (ships, all) => boundHits(side, group, all, ships)),
  );
}

function listGroupTargets(
  group: FleetGroup | CombatGroup,
  header: Header,
  ids: Ids,
  boundHits: (ships: OwnedShips, all: readonly OwnedShips[]) => number,
): readonly LightTarget[] {
  const groupShips = listShips(divideShips(resolveUnits(group, ids), group.screened, '', { header, isInPort: false }));
  return groupShips.flatMap((ships) => createLightTarget(ships, group, boundHits(ships, groupShips)));
}

function listAirTargets(attack: AirAttack, header: Header, ids: Ids): readonly LightTarget[] {
  const throughCount = boundSquadrons(attack, attack, sumSquadrons(resolveUnits(attack.attacker, ids)));
  return allotTargets(attack, header, ids).flatMap(({ ships, squadrons }) =>
    createLightTarget(ships, attack.defender, sumHits(findAirRows(Math.min(squadrons, throughCount)), Infinity)),
  );
}

function listSingleTargets(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttackKind,
  header: Header,
  ids: Ids,
): readonly LightTarget[] {
  const targets = listAttackTargets(attack, kind, header, ids).map(({ ships }) => ships);
  const rolls = listRollTargets(targets, attack.targets, attack.attacker, ids);
  const maxHitsPerRoll = Math.max(
    ...(readSuppliedHits(kind, header) ?? (kind === 'harbor-attack' ? harborHits : submarineHits)),
  );
  return targets.flatMap((ships) =>
    createLightTarget(ships, attack.defender, maxHitsPerRoll * rolls.filter((target) => target === ships).length),
  );
}

function createLightTarget({ target, owned }: OwnedShips, group: Group, maxHits: number): readonly LightTarget[] {
  if (target.kind === 'named') return [];
  return [{ target, maxHits, mayBeFewer: !owned.every(isWrittenIn(group)) }];
}

/** Whether some number of hits leaves a tie that an order of types breaks. */
function mayTie({ target, maxHits, mayBeFewer }: LightTarget): boolean {
  const { oneFactors } = target;
  if (maxHits === 0) return false;
  if (mayBeFewer) return oneFactorTypes.filter((type) => oneFactors[type] > 0).length > 1;
  return Array.from({ length: Math.min(maxHits, computeMaxHits(target)) }, (_, index) => index + 1).some((hits) => {
    return findTiedTypes(oneFactors, computeLightLosses(target, hits).oneFactorsSunk).length > 0;
  });
}
