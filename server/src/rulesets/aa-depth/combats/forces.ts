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
import { formatZone } from '../../axis-and-allies/wording';
import type { Depth, Group, Header, SeaBattle, UnitCount, UnitType } from '../data';
import { resolveUnitDepth, isActive, isHidden } from '../depths/depth';
import { findDiveProhibition, isDiveAfterRolls } from '../dive/dive';
import { getReading } from '../options';
import { unitTypes } from '../units/unit-types';
import { getCost, getHits, getDieSides } from '../units/units';
import { computeValue } from '../units/values';

/** The units of a group as written in the file, and the group that the combat uses. */
export interface Member {
  readonly unit: UnitCount;
  /** Undefined unless the unit is a submarine. */
  readonly depth: Depth | undefined;
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
  const units = nameUnits<Group>(battle, side, ({ type }) => unitTypes[type as UnitType]);
  return units.map(({ unit, name }) => {
    const type = unit.type as UnitType;
    const depth = resolveUnitDepth(unit, header);
    const cost = getCost(type, header);
    const { domain, destroyer: isDestroyer } = unitTypes[type];
    return {
      unit,
      depth,
      group: {
        ...name,
        type,
        count: unit.count,
        domain,
        hits: getHits(type, header),
        isDestroyer,
        dicePerUnit: 1,
        value: computeValue(unit, side === 'attacker' ? 'attack' : 'defense', header),
        ...(cost !== undefined && { cost }),
        submerge: resolveLeaveWhen(battle[side].orders?.submerge, unit.id),
        ...getDepthProperties(depth, side, header),
      },
    };
  });
}

/** The effect of depth on a group. Attacking submarines reveal themselves; in silent running neither side's submarines take part. */
function getDepthProperties(depth: Depth | undefined, side: BattleSide, header: Header): Partial<BattleGroup> {
  if (depth === undefined) return {};
  const hidden = !isActive(depth) || (side === 'defender' && isHidden(depth));
  const evades = side === 'defender' && findDiveProhibition(depth, header) === undefined;
  return { hidden, isSingledOut: hidden, evades, rollsLast: evades && isDiveAfterRolls(header) };
}

/** The battle of these groups, with the orders of the file. */
export function createBattle(battle: SeaBattle, members: Members, header: Header): Battle {
  const createSide = (side: BattleSide): SideOfBattle => ({
    groups: members[side].map(({ group }) => group),
    losses: resolveLossOrder(battle[side].orders),
  });
  const retreat = battle.attacker.orders?.retreat;
  return {
    title: formatZone(battle),
    dieSides: getDieSides(header),
    attacker: { ...createSide('attacker'), ...(retreat && { retreat }) },
    defender: createSide('defender'),
    countsCycles: countsRounds(battle),
    countsHidden: getReading(header, 'whoIsLeft') === 'all',
  };
}
