/** The units of a force: listed in it, or named directly or through task forces, each with its nation. */
import type { Declaration, Ids } from '../../model/ids';
import { memoizePair } from '../memoize';
import type { Group, Port, TaskForce, Unit } from './data';
import { resolveJoin } from './join-orders';

export interface OwnedUnit<U extends Unit = Unit> {
  readonly unit: U;
  /** Its own nation, else that of its group. */
  readonly nation: string | undefined;
  /** The list that contains it, for removal. */
  readonly list: readonly Unit[];
}

/** The units listed in a group itself. */
export function listOwnUnits({ units = [], nation }: Pick<Group, 'units' | 'nation'>): readonly OwnedUnit[] {
  return units.map((unit) => ({ unit, nation: unit.nation ?? nation, list: units }));
}

/** All units of a force that fight, including those of its task forces and ports, without duplicates. Unresolved names are skipped. */
export function resolveUnits(force: Group, ids: Ids): readonly OwnedUnit[] {
  return resolveListedUnits(force, ids).flatMap((owned) => {
    const { unit } = resolveJoin(owned.unit);
    return unit === undefined ? [] : unit === owned.unit ? [owned] : [{ ...owned, unit }];
  });
}

/** The same, including units that their `joins` order keeps out. */
export function resolveListedUnits(force: Group, ids: Ids): readonly OwnedUnit[] {
  const holders = indexHoldersByUnit(ids.listDeclarations('taskForce'), ids.listDeclarations('port'));
  const namedUnits = (force.members ?? []).flatMap((id) => {
    const unit = ids.find('unit', id)?.object as Unit | undefined;
    const owner = unit && holders.get(unit);
    return owner ? [owner] : unit ? [{ unit, nation: unit.nation ?? force.nation, list: [] }] : [];
  });
  const containedUnits = [
    ...(force.taskForces ?? []).map((id) => ids.find('taskForce', id)?.object as TaskForce | undefined),
    ...(force.ports ?? []).map((id) => ids.find('port', id)?.object as Port | undefined),
  ].flatMap((group) => (group === undefined || (group as Group) === force ? [] : resolveMembers(group, ids)));
  const all = [...listOwnUnits(force), ...namedUnits, ...containedUnits];
  return [...new Map(all.map((owned) => [owned.unit, owned])).values()];
}

/** Applies a default nation to units. */
export function withNation(nation: string | undefined, units: readonly OwnedUnit[]): readonly OwnedUnit[] {
  return nation === undefined
    ? units
    : units.map((owned) => (owned.nation === undefined ? { ...owned, nation } : owned));
}

/** Whether all names in a force are resolved; otherwise no statement about the whole force is possible. */
export function isComplete(force: Group, ids: Ids): boolean {
  const findObjects = (kind: string, list: readonly string[] = []) =>
    list.flatMap((id) => {
      const match = ids.find(kind, id)?.object;
      return match === undefined ? [undefined] : [match as Group];
    });
  const groups = [...findObjects('taskForce', force.taskForces), ...findObjects('port', force.ports)];
  return (
    findObjects('unit', force.members).every((unit) => unit !== undefined) &&
    groups.every(
      (group) => group !== undefined && (group === force || findObjects('unit', group.members).every(Boolean)),
    )
  );
}

/** The units of a task force or a port: listed and named. */
export function resolveMembers(group: Pick<Group, 'members' | 'units' | 'nation'>, ids: Ids): readonly OwnedUnit[] {
  return resolveUnits({ nation: group.nation, members: group.members, units: group.units }, ids);
}

/** The known nations of units. */
export function collectNations(units: readonly OwnedUnit[]): ReadonlySet<string> {
  return new Set(units.flatMap(({ nation }) => (nation === undefined ? [] : [nation])));
}

/** The owner of every unit listed in a task force or a port. Each check has ids of its own, which give the same declarations. */
const indexHoldersByUnit = memoizePair((taskForces: readonly Declaration[], ports: readonly Declaration[]) => {
  const groups = [...taskForces, ...ports].map(({ object }) => object as TaskForce | Port);
  return new Map(groups.flatMap((group) => listOwnUnits(group).map((owned) => [owned.unit, owned] as const)));
});
