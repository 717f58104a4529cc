/** The units of a battle in one form, independent of the form in the scenario. */
import { placeAt, type Place } from '../../model/place';
import { memoize } from '../memoize';
import type { BattleSide, Defender, Force, Group, SeaBattle, Units } from './data';

/** Units of one kind that belong to one power. */
export interface UnitCount<G extends Group = Group> {
  /** The owner; undefined if the scenario names none. */
  readonly power: string | undefined;
  readonly type: string;
  readonly count: number;
  /** The id of the group, if it has one. */
  readonly id?: string;
  /** The group of the full form. */
  readonly group?: G;
  readonly from: Place;
}

/**
 * The units of a list or of a map of counts, without empty ones.
 * @param units in either form
 * @param power that owns them
 */
export function toUnitCounts<G extends Group = Group>(
  units: Units | undefined,
  power: string | undefined,
): UnitCount<G>[] {
  return toWrittenCounts<G>(units, power).filter(isPresent);
}

function toWrittenCounts<G extends Group>(units: Units | undefined, power: string | undefined): UnitCount<G>[] {
  if (units === undefined) return [];
  if (Array.isArray(units)) return units.map((group: G) => createUnitCount(group, power));
  const counts = units as Readonly<Record<string, number>>;
  return Object.entries(counts).map(([type, count]) => ({ power, type, count, from: placeAt(counts, type) }));
}

/** True if there are any of the units. */
export function isPresent({ count }: UnitCount): boolean {
  return count > 0;
}

function createUnitCount<G extends Group>(group: G, power: string | undefined): UnitCount<G> {
  const { id, type, count = 1 } = group;
  return { power, type, count, ...(id === undefined ? {} : { id }), group, from: placeAt<Group>(group) };
}

/** The units of a side of a battle, in the order in which they are written. */
export function getUnits<G extends Group = Group>(battle: SeaBattle, side: BattleSide): UnitCount<G>[] {
  return indexUnitsBySide(battle)[side] as UnitCount<G>[];
}

const indexUnitsBySide = memoize((battle: SeaBattle) => ({
  attacker: getWrittenUnits(battle, 'attacker').filter(isPresent),
  defender: getWrittenUnits(battle, 'defender').filter(isPresent),
}));

/** The same, including empty lines. */
export function getWrittenUnits<G extends Group = Group>(battle: SeaBattle, side: BattleSide): UnitCount<G>[] {
  return getForces(battle, side).flatMap(({ power, units }) => toWrittenCounts<G>(units, power));
}

/** The forces of a side, one for each power. `power` and `units` of a defender come before his `forces`. */
export function getForces(battle: SeaBattle, side: BattleSide): readonly Partial<Force>[] {
  if (side === 'attacker') return [battle.attacker];
  const { from, power, units, forces = [] }: Defender = battle.defender;
  const forceHead = { ...(from !== undefined && { from }), ...(power !== undefined && { power }) };
  const ownForce = units === undefined ? [] : [{ ...forceHead, units }];
  return [...ownForce, ...forces];
}

/** The number of units of a type, in total or of one power. */
export function countUnits(units: readonly UnitCount[], type: string, power?: string): number {
  return units
    .filter((unit) => unit.type === type && (power === undefined || unit.power === power))
    .reduce((sum, { count }) => sum + count, 0);
}

/** The powers that own the units, without duplicates. */
export function listPowers(units: readonly UnitCount[]): readonly (string | undefined)[] {
  return [...new Set(units.map(({ power }) => power))];
}
