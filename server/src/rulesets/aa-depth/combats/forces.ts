/** The forces of a sea battle as the combat engine sees them. */
import { countsRounds } from '../../../model/expect';
import {
  leaveWhen,
  lossOrder,
  namedUnitsOf,
  type Group as BattleGroup,
  type SeaBattle as Battle,
  type SideOfBattle,
} from '../../axis-and-allies/combats';
import type { BattleSide } from '../../axis-and-allies/data';
import { zoneName } from '../../axis-and-allies/wording';
import type { Depth, Group, Header, SeaBattle, UnitCount, UnitType } from '../data';
import { depthOfUnits, isActive, isHidden } from '../depths/depth';
import { diveBar, divesAfterRolls } from '../dive/dive';
import { reading } from '../options';
import { unitTypes } from '../units/unit-types';
import { costOf, hitsOf, sidesOf } from '../units/units';
import { effectiveValue } from '../units/values';

/** The units of a group as written in the file, and the group that the combat uses. */
export interface Member {
  readonly unit: UnitCount;
  /** Undefined unless the unit is a submarine. */
  readonly depth: Depth | undefined;
  readonly group: BattleGroup;
}

export type Members = Readonly<Record<BattleSide, readonly Member[]>>;

/** The groups of both sides, without empty ones. */
export function membersOf(battle: SeaBattle, header: Header): Members {
  return { attacker: sideMembers(battle, 'attacker', header), defender: sideMembers(battle, 'defender', header) };
}

function sideMembers(battle: SeaBattle, side: BattleSide, header: Header): readonly Member[] {
  const units = namedUnitsOf<Group>(battle, side, ({ type }) => unitTypes[type as UnitType]);
  return units.map(({ unit, name }) => {
    const type = unit.type as UnitType;
    const depth = depthOfUnits(unit, header);
    const cost = costOf(type, header);
    const { domain, destroyer } = unitTypes[type];
    return {
      unit,
      depth,
      group: {
        ...name,
        type,
        count: unit.count,
        domain,
        hits: hitsOf(type, header),
        destroyer,
        dice: 1,
        value: effectiveValue(unit, side === 'attacker' ? 'attack' : 'defense', header),
        ...(cost !== undefined && { cost }),
        submerge: leaveWhen(battle[side].orders?.submerge, unit.id),
        ...ofDepth(depth, side, header),
      },
    };
  });
}

/** The effect of depth on a group. Attacking submarines reveal themselves; in silent running neither side's submarines take part. */
function ofDepth(depth: Depth | undefined, side: BattleSide, header: Header): Partial<BattleGroup> {
  if (depth === undefined) return {};
  const hidden = !isActive(depth) || (side === 'defender' && isHidden(depth));
  const evades = side === 'defender' && diveBar(depth, header) === undefined;
  return { hidden, singledOut: hidden, evades, rollsLast: evades && divesAfterRolls(header) };
}

/** The battle of these groups, with the orders of the file. */
export function battleOf(battle: SeaBattle, members: Members, header: Header): Battle {
  const sideOf = (side: BattleSide): SideOfBattle => ({
    groups: members[side].map(({ group }) => group),
    losses: lossOrder(battle[side].orders),
  });
  const retreat = battle.attacker.orders?.retreat;
  return {
    title: zoneName(battle),
    die: sidesOf(header),
    attacker: { ...sideOf('attacker'), ...(retreat && { retreat }) },
    defender: sideOf('defender'),
    countsCycles: countsRounds(battle),
    countsHidden: reading(header, 'whoIsLeft') === 'all',
  };
}
