/** Submarines by the ids that declarations, moves, orders and logs use. */
import type { BattleSide } from '../axis-and-allies/data';
import { once } from '../once';
import { unitsOf } from '../axis-and-allies/forces';
import type { Depth, Group, Header, Scenario, SeaBattle, Submarine, UnitCount, UnitType } from './data';
import { depthOf, depthOfUnits } from './depths/depth';
import { isSubmarine } from './units/units';

/** A group with an id, and its owner. */
export interface NamedGroup {
  readonly power: string | undefined;
  readonly type: UnitType;
  readonly count: number;
  /** The source in the file: a group in a battle, or submarines outside battles. */
  readonly written?: Group | Submarine;
  /** Its battle and its side in it. */
  readonly battle?: SeaBattle;
  readonly side?: BattleSide;
}

/** The group with an id, in a battle or outside; undefined if there is none. */
export function groupNamed(id: string, scenario: Scenario): NamedGroup | undefined {
  const known = groupsOf.get(scenario) ?? allGroups(scenario);
  groupsOf.set(scenario, known);
  return known.get(id);
}

/** The groups of a scenario by id, cached because they are looked up often. */
const groupsOf = new WeakMap<Scenario, ReadonlyMap<string, NamedGroup>>();

/** If several groups share an id, the first counts, as it does for references. */
function allGroups({ submarines = [], seaBattles = [] }: Scenario): ReadonlyMap<string, NamedGroup> {
  const apart = submarines.map(
    (written) => [written.id, { power: written.power, type: written.type ?? 'sub', count: 1, written }] as const,
  );
  return new Map<string, NamedGroup>([...apart, ...seaBattles.flatMap(groupsIn)].toReversed());
}

function groupsIn(battle: SeaBattle): (readonly [id: string, NamedGroup])[] {
  return (['attacker', 'defender'] as const).flatMap((side) =>
    unitsOf<Group>(battle, side).flatMap(({ id, power, type, count, group }) =>
      id === undefined ? [] : [[id, { power, type: type as UnitType, count, written: group, battle, side }] as const],
    ),
  );
}

/** The groups of a battle by id; the first counts if several share one. */
const groupsOfBattle = once(
  (battle: SeaBattle): ReadonlyMap<string, NamedGroup> => new Map(groupsIn(battle).toReversed()),
);

/** The submarines with an id in a battle; undefined if there are none. */
export function submarinesIn(battle: SeaBattle, id: string): NamedGroup | undefined {
  const found = groupsOfBattle(battle).get(id);
  return found !== undefined && isSubmarine(found.type) ? found : undefined;
}

/** Like `findGroup`, but only for submarines. */
export function submarinesNamed(id: string, scenario: Scenario): NamedGroup | undefined {
  const found = groupNamed(id, scenario);
  return found !== undefined && isSubmarine(found.type) ? found : undefined;
}

/** Submarines of a side, with their depth. */
export interface AtDepth {
  readonly unit: UnitCount;
  readonly depth: Depth;
}

/** The submarines of a side of a battle, in the order of the file. */
export function submarinesOf(battle: SeaBattle, side: BattleSide, header: Header): readonly AtDepth[] {
  return unitsOf<Group>(battle, side)
    .filter(({ type }) => isSubmarine(type as UnitType))
    .map((unit) => ({ unit, depth: depthOf(unit.group, unit.power, header).depth }));
}

/** The units of a side that take part in a battle: all except submarines in silent running. */
export function participants(battle: SeaBattle, side: BattleSide, header: Header): readonly UnitCount[] {
  return unitsOf<Group>(battle, side).filter((unit) => depthOfUnits(unit, header) !== 'silent');
}
