/** The forces of a sea battle as the combat engine sees them. */
import { countsRounds } from '../../../model/expect';
import {
  resolveLeaveWhen,
  resolveLossOrder,
  nameUnits,
  type Group as BattleGroup,
  type BattleDefinition as Battle,
  type SideOfBattle,
} from '../../axis-and-allies/combats';
import type { BattleSide } from '../../axis-and-allies/data';
import type { UnitCount } from '../../axis-and-allies/forces';
import { revisedNames } from '../../axis-and-allies/units';
import { findBattleshipFireIn } from '../anti-aircraft/fire';
import type { Group, Header, SeaBattle, SeaType } from '../data';
import { battlesNumbers } from '../battles/rules';
import { getCost, computeDice, getDomain, getHits, isOnSuicideMission, computeValue } from '../values';
import { formatZone } from '../wording';

/** The units of a group as written in the file, and the group that the combat uses. */
export interface Member {
  readonly unit: UnitCount<Group>;
  readonly group: BattleGroup;
}

export type Members = Readonly<Record<BattleSide, readonly Member[]>>;

/** The groups of both sides, without empty ones. */
export function createMembers(battle: SeaBattle, header: Header): Members {
  return {
    attacker: createSideMembers(battle, 'attacker', header),
    defender: createSideMembers(battle, 'defender', header),
  };
}

function createSideMembers(battle: SeaBattle, side: BattleSide, header: Header): readonly Member[] {
  const units = nameUnits<Group>(battle, side, (unit) =>
    isOnSuicideMission(unit, side) ? { singular: 'Kaiten', plural: 'Kaitens' } : revisedNames[unit.type as SeaType],
  );
  const underFire = side === 'attacker' && findBattleshipFireIn(battle, header) !== undefined;
  return units.map(({ unit, name }) => {
    const type = unit.type as SeaType;
    const domain = getDomain(type) as BattleGroup['domain'];
    return {
      unit,
      group: {
        ...name,
        type,
        count: unit.count,
        domain,
        hits: getHits(type),
        isDestroyer: type === 'dd',
        dicePerUnit: computeDice({ type, power: unit.power }, side, header).total,
        value: computeValue(unit, side, header),
        cost: getCost(type, header),
        submerge: resolveLeaveWhen(battle[side].orders?.submerge, unit.id),
        // Anti-aircraft dice are rolled separately for each type of aircraft.
        isSingledOut: underFire && domain === 'air',
      },
    };
  });
}

/** The battle of these groups, with the orders of the file. */
export function createBattle(battle: SeaBattle, members: Members): Battle {
  const createSide = (side: BattleSide): SideOfBattle => ({
    groups: members[side].map(({ group }) => group),
    losses: resolveLossOrder(battle[side].orders),
  });
  const retreat = battle.attacker.orders?.retreat;
  return {
    title: formatZone(battle),
    dieSides: battlesNumbers['unit-values'].sides,
    attacker: { ...createSide('attacker'), ...(retreat && { retreat }) },
    defender: createSide('defender'),
    countsCycles: countsRounds(battle),
  };
}
