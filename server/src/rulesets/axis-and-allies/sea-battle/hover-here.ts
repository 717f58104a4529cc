/** Where a cursor is, in terms of a scenario of Axis & Allies. */
import { valueAt, type Path, type Place } from '../../../model/place';
import type { BattleSide, Group, SeaBattle } from '../data';
import { unitsOf, type UnitCount } from '../forces';

/** Units of a battle that a cursor is on. */
export interface UnitsHere<G extends Group> {
  readonly units: UnitCount<G>;
  readonly side: BattleSide;
  /** The way on from the units: `['count']`. */
  readonly member: Path;
}

/** Patterns of all places where units of a sea battle stand, with ways on from them; the empty one is the units themselves. */
export function unitPatterns(members: readonly string[]): readonly string[] {
  const places = ['attacker.units.*', 'defender.units.*', 'defender.forces.*.units.*'];
  return places.flatMap((place) =>
    members.map((member) => `seaBattles.*.${place}${member === '' ? '' : `.${member}`}`),
  );
}

/** The units at a place that `unitPatterns` tells, in either form; undefined where there are none. */
export function unitsAt<G extends Group>(battle: SeaBattle, path: Path): UnitsHere<G> | undefined {
  const side = path[2] as BattleSide;
  const length = path[3] === 'forces' ? 7 : 5;
  const holder = valueAt(battle, path.slice(2, length - 1));
  const key = path[length - 1];
  const units = unitsOf<G>(battle, side).find(({ from }) => key !== undefined && isAt(from, holder, key));
  return units && { units, side, member: path.slice(length) };
}

/** Whether a place is a member of a holder, or the object that stands there. */
function isAt(place: Place, holder: unknown, key: string | number): boolean {
  if (place.key !== undefined) return place.owner === holder && place.key === key;
  return place.owner === valueAt(holder, [key]);
}
