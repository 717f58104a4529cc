/** Units that battles claim from the order of battle. */
import { removeMember, setMember } from '../../model/edit';
import { placeAt, type Place } from '../../model/place';
import type { Fix } from '../../model/diagnostic';
import { memoize } from '../memoize';
import { battleSides, type BattleSide, type Force, type NamedForce, type SeaBattle, type Units } from './data';
import { getForces, toUnitCounts, type UnitCount } from './forces';

/** Units of a force that a battle claims. */
export interface ClaimedUnits {
  readonly force: NamedForce;
  /** The id of a group, else a type. */
  readonly kind: string;
  /** Number of units of the kind in the force. */
  readonly forceCount: number;
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

/** Values by the kind of the units of a force. */
export class KindMap<Value> {
  private readonly valuesByForce = new Map<object, Map<string, Value>>();

  get({ force, kind }: Pick<ClaimedUnits, 'force' | 'kind'>): Value | undefined {
    return this.valuesByForce.get(force)?.get(kind);
  }

  set({ force, kind }: Pick<ClaimedUnits, 'force' | 'kind'>, value: Value): void {
    const values = this.valuesByForce.get(force) ?? new Map<string, Value>();
    this.valuesByForce.set(force, values.set(kind, value));
  }
}

/** Units of a group are identified by its id, others by their type. */
function getKind({ id, type }: Pick<UnitCount, 'id' | 'type'>): string {
  return id ?? type;
}

/** The units of a force by kind, and the first kind of each type. */
const indexForce = memoize(({ units, power }: NamedForce) => {
  const counts = new Map<string, number>();
  const firstByKind = new Map<string, UnitCount>();
  const kindByType = new Map<string, string>();
  for (const unit of toUnitCounts(units, power)) {
    const kind = getKind(unit);
    counts.set(kind, (counts.get(kind) ?? 0) + unit.count);
    if (!firstByKind.has(kind)) firstByKind.set(kind, unit);
    if (!kindByType.has(unit.type)) kindByType.set(unit.type, kind);
  }
  return { counts, firstByKind, kindByType };
});

/** The number of lines of a battle's units, and the index of each group. */
const indexUnits = memoize((units: Units) => ({
  lines: toUnitCounts(units, undefined).length,
  indexes: new Map<object, number>(Array.isArray(units) ? units.map((group: object, index) => [group, index]) : []),
}));

/** The number of units of each kind in a force. */
export function countKinds(force: NamedForce): ReadonlyMap<string, number> {
  return indexForce(force).counts;
}

/** The first units of a kind in a force. */
export function findUnitsOfKind(force: NamedForce, kind: string): UnitCount | undefined {
  return indexForce(force).firstByKind.get(kind);
}

/** The units of a battle that belong to a force. A type that the force has only in groups is matched with the first of them. */
export function findClaimedUnits(battle: SeaBattle, forces: readonly NamedForce[]): readonly ClaimedUnits[] {
  return battleSides.flatMap((side) => {
    const lines: ClaimedUnits[] = [];
    let index = 0;
    for (const party of getForces(battle, side)) {
      const force = forces.find(({ id }) => id === party.from);
      for (const unit of toUnitCounts(party.units, party.power)) {
        const match = force && findKind(force, unit);
        if (match)
          lines.push({
            ...{ force, ...match, side, index, count: unit.count, unit, units: party.units! },
            place: findPlace(battle, side, party),
          });
        index++;
      }
    }
    return lines;
  });
}

function findKind(force: NamedForce, unit: UnitCount): Pick<ClaimedUnits, 'kind' | 'forceCount'> | undefined {
  const { counts, kindByType } = indexForce(force);
  const kind = [unit.id, unit.type, kindByType.get(unit.type)].find(
    (candidate) => candidate !== undefined && counts.has(candidate),
  );
  return kind === undefined ? undefined : { kind, forceCount: counts.get(kind)! };
}

/** The place where the battle names the party's force: in the list of forces, or else in the side itself, for which `getForces` may create the party. */
function findPlace(battle: SeaBattle, side: BattleSide, party: Partial<Force>): Place {
  const listedForce = battle.defender.forces?.find((force) => force === party);
  return placeAt(listedForce ?? (battle[side] as Partial<Force>), 'from');
}

/** Fixes that reduce the number, or remove the units if others remain. @param remaining number of units left for the line */
export function createReductionFixes({ unit, units, count }: ClaimedUnits, remaining: number): readonly Fix[] {
  const { group, type, from } = unit;
  if (remaining >= count) return [];
  const owner = (group ?? from.owner) as Readonly<Record<string, number>>;
  const name = unit.id ?? type;
  if (remaining > 0)
    return [{ title: `Take ${remaining} of ${name}`, edits: [setMember(owner, group ? 'count' : type, remaining)] }];
  const { lines, indexes } = indexUnits(units);
  if (lines === 1) return [];
  const index = (group && indexes.get(group)) ?? -1;
  return [
    {
      title: `Take no ${name}`,
      edits: [index >= 0 ? removeMember(units as object[], index) : removeMember(owner, type)],
    },
  ];
}
