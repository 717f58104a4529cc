/** Units that battles claim from the order of battle. */
import { remove, set } from '../../model/edit';
import { at, type Place } from '../../model/place';
import type { Fix } from '../../model/problem';
import { battleSides, type BattleSide, type Force, type NamedForce, type SeaBattle, type Units } from './data';
import { forcesOf, unitCountsOf, type UnitCount } from './forces';

/** Units of a force that a battle claims. */
export interface TakenUnits {
  readonly force: NamedForce;
  /** The id of a group, else a type. */
  readonly kind: string;
  /** Number of units of the kind in the force. */
  readonly all: number;
  readonly side: BattleSide;
  /** Index among the side's units, as written. */
  readonly index: number;
  readonly count: number;
  /** The place at which the battle names the force. */
  readonly place: Place;
  /** The units as written, and the list or map that contains them. */
  readonly unit: UnitCount;
  readonly units: Units;
}

/** True if two lines claim units of the same kind. */
export function isSame(one: TakenUnits, other: TakenUnits): boolean {
  return one.force === other.force && one.kind === other.kind;
}

/** Units of a group are identified by its id, others by their type. */
function kindOf({ id, type }: Pick<UnitCount, 'id' | 'type'>): string {
  return id ?? type;
}

/** The number of units of each kind in a force. */
export function kindsOf({ units, power }: NamedForce): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const unit of unitCountsOf(units, power)) counts.set(kindOf(unit), (counts.get(kindOf(unit)) ?? 0) + unit.count);
  return counts;
}

/** The units of a battle that belong to a force. A type that the force has only in groups is matched with the first of them. */
export function takenBy(battle: SeaBattle, forces: readonly NamedForce[]): readonly TakenUnits[] {
  return battleSides.flatMap((side) => {
    const taken: TakenUnits[] = [];
    let index = 0;
    for (const party of forcesOf(battle, side)) {
      const force = forces.find(({ id }) => id === party.from);
      for (const unit of unitCountsOf(party.units, party.power)) {
        const found = force && kindIn(force, unit);
        if (found)
          taken.push({
            ...{ force, ...found, side, index, count: unit.count, unit, units: party.units! },
            place: placeOf(battle, side, party),
          });
        index++;
      }
    }
    return taken;
  });
}

function kindIn(force: NamedForce, unit: UnitCount): Pick<TakenUnits, 'kind' | 'all'> | undefined {
  const kinds = kindsOf(force);
  const ofType = unitCountsOf(force.units, undefined).find(({ type }) => type === unit.type);
  const kind = [unit.id, unit.type, ofType && kindOf(ofType)].find((one) => one !== undefined && kinds.has(one));
  return kind === undefined ? undefined : { kind, all: kinds.get(kind)! };
}

/** The party itself if it is in a list; the units of a defender are in the defender. */
function placeOf(battle: SeaBattle, side: BattleSide, party: Partial<Force>): Place {
  const listed = battle.defender.forces?.find((force) => force === party);
  return at(listed ?? (battle[side] as Partial<Force>), 'from');
}

/** Fixes that reduce the number, or remove the units if others remain. @param remaining number of units left for the line */
export function takeFewer({ unit, units, count }: TakenUnits, left: number): readonly Fix[] {
  const { group, type, from } = unit;
  if (left >= count) return [];
  const owner = (group ?? from.owner) as Readonly<Record<string, number>>;
  const name = unit.id ?? type;
  if (left > 0) return [{ title: `Take ${left} of ${name}`, edits: [set(owner, group ? 'count' : type, left)] }];
  const others = unitCountsOf(units, undefined).length - 1;
  if (others === 0) return [];
  const index = group && Array.isArray(units) ? units.indexOf(group) : -1;
  return [{ title: `Take no ${name}`, edits: [index >= 0 ? remove(units as object[], index) : remove(owner, type)] }];
}
