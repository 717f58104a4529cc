/** The plan of a round of naval combat: the groups of both sides with their counters, and the parts to play. */
import type { Ids } from '../../../model/ids';
import type { CombatGroup, Header, NavalRound, RoundSide, Side } from '../data';
import { ownedBy, unitsOf, type Owned } from '../force';
import type { Criticals } from './attack';
import type { Board } from './board';
import type { Formation } from './fleet-combat';
import type { StepsAndMeasures } from './flight';
import { distinctGroups } from './search-site';
import { arrayed, shipsOf } from './ships';
import { sideTally, victimOf, type SideTally, type Victim } from './victims';

/** A combat group of a round. */
export interface RoundGroup extends Formation {
  readonly side: Side;
  readonly number: number;
  readonly group: CombatGroup;
  readonly units: readonly Owned[];
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
  readonly named: (id: string) => string;
  readonly header: Header;
  readonly ids: Ids;
}

/** The search result that a part uses: the searching side, and the enemy group. */
export interface Use {
  readonly by: Side;
  readonly group: number;
}

/** A planned part of a round: a strike, a fleet combat, a submarine attack. */
export interface Planned {
  /** Ships that it attacks or reads. */
  readonly touches: readonly Victim[];
  readonly use?: Use;
  /** The group whose fighters it meets. */
  readonly meets?: RoundGroup;
  readonly lay: (when: Sequence) => StepsAndMeasures;
}

/** The position of a part among the others of its round. */
export interface Sequence {
  /** Whether an earlier part may have hit a ship. */
  readonly mayBeHit: (victim: Victim) => boolean;
  /** Whether a later part attacks or reads a ship. */
  readonly isKept: (victim: Victim) => boolean;
  /** Counter: remaining results on the required group; undefined if the group does not exist. */
  readonly results: number | undefined;
  /** Whether no later part uses a result on the group. */
  readonly lastUse: boolean;
  /** Counters of fighters that earlier strikes removed, if several strikes meet them. */
  readonly fighters: (kind: 'cover' | 'cap') => { readonly out?: number; readonly outLast?: boolean };
}

/** The units of both sides by group. A unit listed in several groups belongs to the first. */
export function unitsByGroup(
  { attacker, defender }: NavalRound,
  ids: Ids,
): Readonly<Record<Side, readonly (readonly Owned[])[]>> {
  const met = new Set<string>();
  const units = ({ nation, groups }: RoundSide) =>
    distinctGroups(groups).map((group) =>
      ownedBy(nation, unitsOf(group, ids)).filter(({ unit }) => !met.has(unit.id) && met.add(unit.id)),
    );
  return { attacker: units(attacker), defender: units(defender) };
}

/** The groups of both sides. @param attacks the largest number of attacks on a ship */
export function forcesOf(board: Board, round: NavalRound, header: Header, ids: Ids, attacks: number): RoundForces {
  const all = unitsByGroup(round, ids);
  const side = (of: Side): { groups: readonly RoundGroup[]; tally: SideTally } => {
    const groups = distinctGroups(round[of].groups).map((group, index) => {
      const units = all[of][index]!;
      const tieOrder = firstLost(round, of, group.number);
      const circumstances = { header, inPort: false, tieOrder, among: all[of].flat() };
      return { group, units, ships: arrayed(units, group.screened, `${of}-${group.number}`, circumstances) };
    });
    const everything = groups.flatMap(({ ships }) => shipsOf(ships));
    const tally = sideTally(board, { id: of, name: `the ${of}`, readAt: `losses.${of}` }, everything, attacks);
    return {
      tally,
      groups: groups.map(({ group, units, ships }) => {
        const victims = new Map(shipsOf(ships).map((each) => [each, victimOf(board, tally, each, attacks)] as const));
        return { side: of, number: group.number, group, units, ships, victims };
      }),
    };
  };
  const [attacker, defender] = [side('attacker'), side('defender')];
  return {
    groups: { attacker: attacker.groups, defender: defender.groups },
    tallies: { attacker: attacker.tally, defender: defender.tally },
  };
}

/** The loss order of one-factor types for a group: of the round, else of its fleet combat. */
function firstLost({ orders, fleetCombats = [] }: NavalRound, side: Side, number: number) {
  return orders?.firstLost ?? fleetCombats.find((combat) => combat[side] === number)?.orders?.firstLost;
}

/** All ships of a group. */
export function victimsOf({ victims }: RoundGroup): readonly Victim[] {
  return [...victims.values()];
}

/** Creates a function that makes names unique by appending a number. */
export function namer(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let number = 2; taken.has(unique); number++) unique = `${name}-${number}`;
    taken.add(unique);
    return unique;
  };
}
