/** The forces of a combat of any kind: its lines of ships and aircraft, and the same combat with other forces. */
import type { Ids } from '../../../model/ids';
import { isAirUnit, isLightShips, isNamedShip, type Group, type Unit } from '../data';
import { resolveListedUnits, resolveUnits } from '../force';

/** The members of a combat that are forces, or that contain forces. */
const forceKeys: ReadonlySet<string> = new Set([
  ...['attacker', 'defender', 'raiders', 'interceptor'],
  ...['cover', 'cap', 'groups', 'strikes', 'submarineAttacks'],
]);

/** The combat with each of its forces changed; the combat itself if none changes. */
export function mapForces<Item extends object>(combat: Item, change: (force: Group) => Group): Item {
  const mapMember = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value)) return mapForces(change(value), change);
    const items = value.map(mapMember);
    return items.every((item, index) => item === value[index]) ? value : items;
  };
  const changedMembers = Object.entries(combat).flatMap(([key, value]) => {
    const reducedValue: unknown = forceKeys.has(key) ? mapMember(value) : value;
    return reducedValue === value ? [] : [[key, reducedValue] as const];
  });
  return changedMembers.length === 0 ? combat : { ...combat, ...Object.fromEntries(changedMembers) };
}

/** The lines of ships and aircraft of a combat, one for each id. */
export function listLines(combat: object, ids: Ids): readonly Unit[] {
  const forces: (readonly Unit[])[] = [];
  mapForces(combat, (force) => {
    forces.push(resolveListedUnits(force, ids).map(({ unit }) => unit));
    return force;
  });
  // Squadrons that fly may also be listed with their carriers: the flight comes first.
  const lines = forces.toSorted((a, b) => Number(a.some(isShip)) - Number(b.some(isShip))).flat();
  return [...new Map(lines.toReversed().map((line) => [line.id, line])).values()].filter(canBeLost).toReversed();
}

/** The id of the unit of the order of battle that a line takes from, else of the line itself. */
export function toSourceId({ id, unit }: Unit): string {
  return unit ?? id;
}

/** Whether every side that has ships, or only aircraft, still has some of them. */
export function canFight(writtenCombat: object, reducedCombat: object, ids: Ids, reducedIds: Ids): boolean {
  const reducedSides = listSides(reducedCombat);
  return listSides(writtenCombat).every((side, index) => {
    const writtenUnits = side.flatMap((force) => resolveListedUnits(force, ids)).filter(({ unit }) => canBeLost(unit));
    if (writtenUnits.length === 0) return true;
    const isNeeded = writtenUnits.some(({ unit }) => isShip(unit)) ? isShip : isAirUnit;
    return reducedSides[index]!.some((force) => resolveUnits(force, reducedIds).some(({ unit }) => isNeeded(unit)));
  });
}

/** The forces of each side. */
function listSides(combat: object): readonly (readonly Group[])[] {
  const { attacker, defender, raiders, interceptor } = combat as Readonly<
    Record<string, (Group & { readonly groups?: readonly Group[] }) | undefined>
  >;
  return [attacker, defender, raiders, interceptor].flatMap((side) => (side ? [side.groups ?? [side]] : []));
}

export function isShip(unit: Unit): boolean {
  return isNamedShip(unit) || isLightShips(unit);
}

function canBeLost(unit: Unit): boolean {
  return isShip(unit) || isAirUnit(unit);
}
