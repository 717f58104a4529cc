/** Submarines by the ids that declarations, moves, orders and logs use. */
import type { BattleSide } from '../axis-and-allies/data';
import { memoize } from '../memoize';
import { getUnits, toUnitCounts } from '../axis-and-allies/forces';
import type { Depth, Group, Header, Scenario, SeaBattle, Submarine, UnitCount, UnitType } from './data';
import { resolveDepth, resolveUnitDepth } from './depths/depth';
import { isSubmarine } from './units/units';

/** A group with an id, and its owner. */
export interface NamedGroup {
  readonly power: string | undefined;
  readonly type: UnitType;
  readonly count: number;
  /** The source in the file: a group in a battle, or submarines outside battles. */
  readonly source?: Group | Submarine;
  /** Its battle and its side in it. */
  readonly battle?: SeaBattle;
  readonly side?: BattleSide;
}

/** The group with an id, in a battle or outside; undefined if there is none. */
export function findGroup(id: string, scenario: Scenario): NamedGroup | undefined {
  const groups = groupsByScenario.get(scenario) ?? collectGroups(scenario);
  groupsByScenario.set(scenario, groups);
  return groups.get(id);
}

/** The groups of a scenario by id, cached because they are looked up often. */
const groupsByScenario = new WeakMap<Scenario, ReadonlyMap<string, NamedGroup>>();

/** If several groups share an id, the first counts, as it does for references. */
function collectGroups({ submarines = [], seaBattles = [], forces = [] }: Scenario): ReadonlyMap<string, NamedGroup> {
  const outsideBattles = submarines.map(
    (submarine) =>
      [submarine.id, { power: submarine.power, type: submarine.type ?? 'sub', count: 1, source: submarine }] as const,
  );
  const inForces = forces.flatMap(({ power, units }) => toNamedGroups(toUnitCounts<Group>(units, power)));
  return new Map<string, NamedGroup>([...outsideBattles, ...seaBattles.flatMap(listGroups), ...inForces].toReversed());
}

function listGroups(battle: SeaBattle): (readonly [id: string, NamedGroup])[] {
  return (['attacker', 'defender'] as const).flatMap((side) =>
    toNamedGroups(getUnits<Group>(battle, side)).map(([id, group]) => [id, { ...group, battle, side }] as const),
  );
}

function toNamedGroups(units: readonly UnitCount[]): (readonly [id: string, NamedGroup])[] {
  return units.flatMap(({ id, power, type, count, group }) =>
    id === undefined ? [] : [[id, { power, type: type as UnitType, count, source: group }] as const],
  );
}

/** The groups of a battle by id; the first counts if several share one. */
const indexGroups = memoize(
  (battle: SeaBattle): ReadonlyMap<string, NamedGroup> => new Map(listGroups(battle).toReversed()),
);

/** The group with an id in a battle; undefined if there is none. */
export function findGroupIn(battle: SeaBattle, id: string): NamedGroup | undefined {
  return indexGroups(battle).get(id);
}

/** Like `findGroup`, but only for submarines. */
export function findSubmarines(id: string, scenario: Scenario): NamedGroup | undefined {
  const group = findGroup(id, scenario);
  return group !== undefined && isSubmarine(group.type) ? group : undefined;
}

/** Submarines of a side, with their depth. */
export interface SubmarinesAtDepth {
  readonly unit: UnitCount;
  readonly depth: Depth;
}

/** The submarines of a side of a battle, in the order of the file. */
export function listSubmarines(battle: SeaBattle, side: BattleSide, header: Header): readonly SubmarinesAtDepth[] {
  return getUnits<Group>(battle, side)
    .filter(({ type }) => isSubmarine(type as UnitType))
    .map((unit) => ({ unit, depth: resolveDepth(unit.group, unit.power, header).depth }));
}

/** The units of a side that take part in a battle: all except submarines in silent running. */
export function listParticipants(battle: SeaBattle, side: BattleSide, header: Header): readonly UnitCount[] {
  return getUnits<Group>(battle, side).filter((unit) => resolveUnitDepth(unit, header) !== 'silent');
}
