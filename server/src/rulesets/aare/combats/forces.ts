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
import type { UnitCount } from '../../axis-and-allies/forces';
import { revisedNames } from '../../axis-and-allies/units';
import { battleshipFireIn } from '../anti-aircraft/fire';
import type { Group, Header, SeaBattle, SeaType } from '../data';
import { numbers } from '../numbers';
import { costOf, diceOf, domainOf, hitsOf, onSuicideMission, valueOf } from '../values';
import { zoneName } from '../wording';

/** The units of a group as written in the file, and the group that the combat uses. */
export interface Member {
  readonly unit: UnitCount<Group>;
  readonly group: BattleGroup;
}

export type Members = Readonly<Record<BattleSide, readonly Member[]>>;

/** The groups of both sides, without empty ones. */
export function membersOf(battle: SeaBattle, header: Header): Members {
  return { attacker: sideMembers(battle, 'attacker', header), defender: sideMembers(battle, 'defender', header) };
}

function sideMembers(battle: SeaBattle, side: BattleSide, header: Header): readonly Member[] {
  const units = namedUnitsOf<Group>(battle, side, (unit) =>
    onSuicideMission(unit, side) ? { one: 'Kaiten', many: 'Kaitens' } : revisedNames[unit.type as SeaType],
  );
  const underFire = side === 'attacker' && battleshipFireIn(battle, header) !== undefined;
  return units.map(({ unit, name }) => {
    const type = unit.type as SeaType;
    const domain = domainOf(type) as BattleGroup['domain'];
    return {
      unit,
      group: {
        ...name,
        type,
        count: unit.count,
        domain,
        hits: hitsOf(type),
        destroyer: type === 'dd',
        dice: diceOf({ type, power: unit.power }, side, header).total,
        value: valueOf(unit, side, header),
        cost: costOf(type, header),
        submerge: leaveWhen(battle[side].orders?.submerge, unit.id),
        // Anti-aircraft dice are rolled separately for each type of aircraft.
        singledOut: underFire && domain === 'air',
      },
    };
  });
}

/** The battle of these groups, with the orders of the file. */
export function battleOf(battle: SeaBattle, members: Members): Battle {
  const sideOf = (side: BattleSide): SideOfBattle => ({
    groups: members[side].map(({ group }) => group),
    losses: lossOrder(battle[side].orders),
  });
  const retreat = battle.attacker.orders?.retreat;
  return {
    title: zoneName(battle),
    die: numbers['unit-values'].sides,
    attacker: { ...sideOf('attacker'), ...(retreat && { retreat }) },
    defender: sideOf('defender'),
    countsCycles: countsRounds(battle),
  };
}
