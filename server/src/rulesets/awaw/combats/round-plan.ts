/** The plan of a round of naval combat: the groups of both sides with their counters, and the parts to play. */
import type { Ids } from '../../../model/ids';
import type { CombatGroup, Header, NavalRound, RoundSide, Side } from '../data';
import { withNation, resolveUnits, type OwnedUnit } from '../force';
import type { Criticals } from './attack';
import type { Board } from './board';
import type { FleetFormation } from './fleet-combat';
import type { StepsAndMeasures } from './flight';
import { listDistinctGroups } from './search-combat';
import { divideShips, listShips } from './ships';
import { createSideTally, createVictim, type SideTally, type Victim } from './victims';

/** A combat group of a round. */
export interface RoundGroup extends FleetFormation {
  readonly side: Side;
  readonly number: number;
  readonly group: CombatGroup;
  readonly units: readonly OwnedUnit[];
}

export interface RoundForces {
  readonly groups: Readonly<Record<Side, readonly RoundGroup[]>>;
  readonly tallies: Readonly<Record<Side, SideTally>>;
}

/** Data shared by the parts of a round. */
export interface RoundContext {
  readonly board: Board;
  readonly round: NavalRound;
  readonly forces: RoundForces;
  readonly criticals: Criticals;
  /** Makes the id of a part unique. */
  readonly makeUniqueId: (id: string) => string;
  readonly header: Header;
  readonly ids: Ids;
}

/** The search result that a part needs and uses up: the searching side, and the enemy group that it found. */
export interface NeededSearchResult {
  readonly by: Side;
  readonly group: number;
}

/** A planned part of a round: a strike, a fleet combat, a submarine attack. */
export interface PlannedPart {
  /** Ships whose hits it changes or depends on. */
  readonly victims: readonly Victim[];
  readonly neededResult?: NeededSearchResult;
  /** The group whose fighters intercept it. */
  readonly defendingGroup?: RoundGroup;
  readonly build: (context: PartContext) => StepsAndMeasures;
}

/** What a part depends on in the earlier and later parts of its round. */
export interface PartContext {
  /** Whether an earlier part may have hit a ship. */
  readonly mayBeHit: (victim: Victim) => boolean;
  /** Whether a later part attacks or reads a ship. */
  readonly isUsedLater: (victim: Victim) => boolean;
  /** Index of the counter of unused search results on the group that the part uses; undefined if there is no such group. */
  readonly unusedResults: number | undefined;
  /** Whether no later part uses a result on the group. */
  readonly isLastUse: boolean;
  /** Fighters of a group that several strikes meet: the counter of those that earlier strikes removed, and whether this is the last strike to read it. */
  readonly getFighters: (kind: 'cover' | 'cap') => {
    readonly removedCounter?: number;
    readonly isLastReader?: boolean;
  };
}

/** The units of both sides by group. A unit listed in several groups belongs to the first. */
export function groupUnitsByGroup(
  { attacker, defender }: NavalRound,
  ids: Ids,
): Readonly<Record<Side, readonly (readonly OwnedUnit[])[]>> {
  const seenIds = new Set<string>();
  const listUnits = ({ nation, groups }: RoundSide) =>
    listDistinctGroups(groups).map((group) =>
      withNation(nation, resolveUnits(group, ids)).filter(({ unit }) => !seenIds.has(unit.id) && seenIds.add(unit.id)),
    );
  return { attacker: listUnits(attacker), defender: listUnits(defender) };
}

/** The groups of both sides. @param maxAttacks the largest number of attacks on a ship */
export function createForces(
  board: Board,
  round: NavalRound,
  header: Header,
  ids: Ids,
  maxAttacks: number,
): RoundForces {
  const unitsByGroup = groupUnitsByGroup(round, ids);
  const buildSide = (role: Side): { groups: readonly RoundGroup[]; tally: SideTally } => {
    const groups = listDistinctGroups(round[role].groups).map((group, index) => {
      const units = unitsByGroup[role][index]!;
      const tieOrder = findLossOrder(round, role, group.number);
      const circumstances = { header, isInPort: false, tieOrder, allUnits: unitsByGroup[role].flat() };
      return { group, units, ships: divideShips(units, group.screened, `${role}-${group.number}`, circumstances) };
    });
    const allShips = groups.flatMap(({ ships }) => listShips(ships));
    const tally = createSideTally(
      board,
      { id: role, name: `the ${role}`, readAfterStep: `losses.${role}` },
      allShips,
      maxAttacks,
    );
    return {
      tally,
      groups: groups.map(({ group, units, ships }) => {
        const victims = new Map(
          listShips(ships).map((each) => [each, createVictim(board, tally, each, maxAttacks)] as const),
        );
        return { side: role, number: group.number, group, units, ships, victims };
      }),
    };
  };
  const [attacker, defender] = [buildSide('attacker'), buildSide('defender')];
  return {
    groups: { attacker: attacker.groups, defender: defender.groups },
    tallies: { attacker: attacker.tally, defender: defender.tally },
  };
}

/** The loss order of unit types worth one naval factor, for a group: that of the round, otherwise that of its fleet combat. */
function findLossOrder({ orders, fleetCombats = [] }: NavalRound, side: Side, number: number) {
  return (
    orders?.firstLost ??
    fleetCombats.find((combat) => combat[side] === number && combat.orders?.firstLost)?.orders?.firstLost
  );
}

/** All ships of a group. */
export function listVictims({ victims }: RoundGroup): readonly Victim[] {
  return [...victims.values()];
}
