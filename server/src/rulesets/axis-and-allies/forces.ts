/** The units of a battle in one form, independent of the form in the scenario. */
import { at, type Place } from '../../model/place';
import { once } from '../once';
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
export function unitCountsOf<G extends Group = Group>(
  units: Units | undefined,
  power: string | undefined,
): UnitCount<G>[] {
  return writtenCountsOf<G>(units, power).filter(isThere);
}

function writtenCountsOf<G extends Group>(units: Units | undefined, power: string | undefined): UnitCount<G>[] {
  if (units === undefined) return [];
  if (Array.isArray(units)) return units.map((group: G) => ofGroup(group, power));
  const counts = units as Readonly<Record<string, number>>;
  return Object.entries(counts).map(([type, count]) => ({ power, type, count, from: at(counts, type) }));
}

/** True if there are any of the units. */
export function isThere({ count }: UnitCount): boolean {
  return count > 0;
}

function ofGroup<G extends Group>(group: G, power: string | undefined): UnitCount<G> {
  const { id, type, count = 1 } = group;
  return { power, type, count, ...(id === undefined ? {} : { id }), group, from: at<Group>(group) };
}

/** The units of a side of a battle, in the order in which they are written. */
export function unitsOf<G extends Group = Group>(battle: SeaBattle, side: BattleSide): UnitCount<G>[] {
  return unitsBySide(battle)[side] as UnitCount<G>[];
}

const unitsBySide = once((battle: SeaBattle) => ({
  attacker: writtenUnitsOf(battle, 'attacker').filter(isThere),
  defender: writtenUnitsOf(battle, 'defender').filter(isThere),
}));

/** The same, including empty lines. */
export function writtenUnitsOf<G extends Group = Group>(battle: SeaBattle, side: BattleSide): UnitCount<G>[] {
  return forcesOf(battle, side).flatMap(({ power, units }) => writtenCountsOf<G>(units, power));
}

/** The forces of a side, one for each power. `power` and `units` of a defender come before his `forces`. */
export function forcesOf(battle: SeaBattle, side: BattleSide): readonly Partial<Force>[] {
  if (side === 'attacker') return [battle.attacker];
  const { from, power, units, forces = [] }: Defender = battle.defender;
  const given = { ...(from !== undefined && { from }), ...(power !== undefined && { power }) };
  const own = units === undefined ? [] : [{ ...given, units }];
  return [...own, ...forces];
}

/** The number of units of a type, in total or of one power. */
export function countOf(units: readonly UnitCount[], type: string, power?: string): number {
  return units
    .filter((unit) => unit.type === type && (power === undefined || unit.power === power))
    .reduce((sum, { count }) => sum + count, 0);
}

/** The powers that own the units, without duplicates. */
export function powersOf(units: readonly UnitCount[]): readonly (string | undefined)[] {
  return [...new Set(units.map(({ power }) => power))];
}
