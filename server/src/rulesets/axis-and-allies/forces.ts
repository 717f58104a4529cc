/** The units of a battle in one form, whichever form the scenario writes them in. */
import { at, type Place } from '../../model/place';
import { once } from '../once';
import type { BattleSide, Defender, Force, Group, SeaBattle, Units } from './data';

/** Units of one power that are alike. */
export interface UnitCount<G extends Group = Group> {
  /** The power that owns them; undefined where the scenario names none. */
  readonly power: string | undefined;
  readonly type: string;
  readonly count: number;
  /** The id of the group, where it has one. */
  readonly id?: string;
  /** The group of the full form. */
  readonly group?: G;
  readonly from: Place;
}

/**
 * The units of a list or of a map of counts, those of which there are none left out.
 * @param units in either form
 * @param power the power that owns them
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

/** Whether there are any of the units. */
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

/** The same with the lines of which there are none. */
export function writtenUnitsOf<G extends Group = Group>(battle: SeaBattle, side: BattleSide): UnitCount<G>[] {
  return forcesOf(battle, side).flatMap(({ power, units }) => writtenCountsOf<G>(units, power));
}

/** The forces of a side, a force a power; `power` and `units` of a defender stand before his `forces`. */
export function forcesOf(battle: SeaBattle, side: BattleSide): readonly Partial<Force>[] {
  if (side === 'attacker') return [battle.attacker];
  const { from, power, units, forces = [] }: Defender = battle.defender;
  const given = { ...(from !== undefined && { from }), ...(power !== undefined && { power }) };
  const own = units === undefined ? [] : [{ ...given, units }];
  return [...own, ...forces];
}

/** How many units of a type, of all units or of those of a power. */
export function countOf(units: readonly UnitCount[], type: string, power?: string): number {
  return units
    .filter((unit) => unit.type === type && (power === undefined || unit.power === power))
    .reduce((sum, { count }) => sum + count, 0);
}

/** The powers that own the units, each once. */
export function powersOf(units: readonly UnitCount[]): readonly (string | undefined)[] {
  return [...new Set(units.map(({ power }) => power))];
}
