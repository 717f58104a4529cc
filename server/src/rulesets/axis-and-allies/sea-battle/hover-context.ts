/** The units under the cursor in an Axis & Allies scenario. */
import { valueAt, type Path, type Place } from '../../../model/place';
import type { BattleSide, Group, SeaBattle } from '../data';
import { getUnits, type UnitCount } from '../forces';

/** Units of a battle under the cursor. */
export interface UnitsAtPath<G extends Group> {
  readonly units: UnitCount<G>;
  readonly side: BattleSide;
  /** The remaining path from the units: `['count']`. */
  readonly member: Path;
}

/** Patterns for all places of units in a sea battle, with paths below them. The empty path is the units themselves. */
export function listUnitPatterns(members: readonly string[]): readonly string[] {
  const places = ['attacker.units.*', 'defender.units.*', 'defender.forces.*.units.*'];
  return places.flatMap((place) =>
    members.map((member) => `seaBattles.*.${place}${member === '' ? '' : `.${member}`}`),
  );
}

/** The units at a place that matches `listUnitPatterns`, in either form; undefined if there are none. */
export function findUnitsAt<G extends Group>(battle: SeaBattle, path: Path): UnitsAtPath<G> | undefined {
  const side = path[2] as BattleSide;
  const length = path[3] === 'forces' ? 7 : 5;
  const holder = valueAt(battle, path.slice(2, length - 1));
  const key = path[length - 1];
  const units = getUnits<G>(battle, side).find(({ from }) => key !== undefined && isAt(from, holder, key));
  return units && { units, side, member: path.slice(length) };
}

/** True if a place is a member of a holder, or the object that is its value. */
function isAt(place: Place, holder: unknown, key: string | number): boolean {
  if (place.key !== undefined) return place.owner === holder && place.key === key;
  return place.owner === valueAt(holder, [key]);
}
