/** Owner and count of units. */
import { once } from '../once';
import type { Engagement, Group, Unit } from './data';

/** The power that owns a unit: its own `power`, or that of its group; undefined if neither is set. */
export function ownerOf(unit: Unit, group: Group): string | undefined {
  return unit.power ?? group.power;
}

/** The owner of a unit of an engagement, in any group. */
export function ownerIn(unit: Unit, engagement: Engagement): string | undefined {
  const group = groupsIn(engagement).get(unit);
  return group && ownerOf(unit, group);
}

/** The group of each unit; the first if an alias repeats the unit. */
const groupsIn = once(({ subs, convoy, interception }: Engagement): ReadonlyMap<Unit, Group> => {
  const found = new Map<Unit, Group>();
  for (const group of [subs, convoy, ...(interception ? [interception] : [])])
    for (const unit of group.units ?? []) if (!found.has(unit)) found.set(unit, group);
  return found;
});

/** The number of units that a line stands for; default 1. */
export function countOf(unit: Unit): number {
  return 'count' in unit ? (unit.count ?? 1) : 1;
}
