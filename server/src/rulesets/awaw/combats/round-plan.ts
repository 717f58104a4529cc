/** What a round of naval combat is made of: the groups of both sides with their counters, and what is planned for them. */
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

/** What the parts of a round share. */
export interface RoundContext {
  readonly board: Board;
  readonly round: NavalRound;
  readonly forces: RoundForces;
  readonly criticals: Criticals;
  /** A name for a part that no other part has. */
  readonly named: (id: string) => string;
  readonly header: Header;
  readonly ids: Ids;
}

/** A search result that a part of a round uses: of which side, on which group of the enemy. */
export interface Use {
  readonly by: Side;
  readonly group: number;
}

/** A part of a round that is planned: a strike, a fleet combat, a submarine attack. */
export interface Planned {
  /** Ships that it attacks, or whose state it looks at. */
  readonly touches: readonly Victim[];
  readonly use?: Use;
  /** The group whose fighters it meets. */
  readonly meets?: RoundGroup;
  readonly lay: (when: Sequence) => StepsAndMeasures;
}

/** What a part must know of those before and after it. */
export interface Sequence {
  /** Whether something before may have hit a ship. */
  readonly mayBeHit: (victim: Victim) => boolean;
  /** Whether something later bears on a ship. */
  readonly isKept: (victim: Victim) => boolean;
  /** Counter: results left on the group that it needs to find; undefined where there is no such group. */
  readonly results: number | undefined;
  /** Whether nothing later uses a result on the group. */
  readonly lastUse: boolean;
  /** Counters of fighters that earlier strikes put out, where several strikes meet them. */
  readonly fighters: (kind: 'cover' | 'cap') => { readonly out?: number; readonly outLast?: boolean };
}

/** The units of a side by group. A unit that is in several groups belongs to the first. */
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

/** The groups of both sides. @param attacks how many attacks on a ship there can be at most */
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

/** The order among one-factor types that holds for a group: that of the round, else that of a fleet combat that it is in. */
function firstLost({ orders, fleetCombats = [] }: NavalRound, side: Side, number: number) {
  return orders?.firstLost ?? fleetCombats.find((combat) => combat[side] === number)?.orders?.firstLost;
}

/** All ships of a group. */
export function victimsOf({ victims }: RoundGroup): readonly Victim[] {
  return [...victims.values()];
}

/** Makes names unique: one that was there before gets a number. */
export function namer(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let number = 2; taken.has(unique); number++) unique = `${name}-${number}`;
    taken.add(unique);
    return unique;
  };
}
