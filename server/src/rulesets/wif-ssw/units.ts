/** Owner and count of units. */
import { memoize } from '../memoize';
import { isAircraft, type Engagement, type Group, type Unit } from './data';

/** The power that owns a unit: its own `power`, or that of its group; undefined if neither is set. */
export function getOwner(unit: Unit, group: Group): string | undefined {
  return unit.power ?? group.power;
}

/** The owner of a unit of an engagement, in any group. */
export function findOwner(unit: Unit, engagement: Engagement): string | undefined {
  const group = indexGroups(engagement).get(unit);
  return group && getOwner(unit, group);
}

/** The group of each unit; the first if an alias repeats the unit. */
const indexGroups = memoize(({ subs, convoy, interception }: Engagement): ReadonlyMap<Unit, Group> => {
  const groups = new Map<Unit, Group>();
  for (const group of [subs, convoy, ...(interception ? [interception] : [])])
    for (const unit of group.units ?? []) if (!groups.has(unit)) groups.set(unit, group);
  return groups;
});

/** The number of units that a line stands for; default 1. */
export function getCount(unit: Unit): number {
  return 'count' in unit ? (unit.count ?? 1) : 1;
}

/** True if a unit is damaged. */
export function isDamaged(unit: Unit): boolean {
  return !isAircraft(unit) && unit.damaged === true;
}
