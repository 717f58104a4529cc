/** Units of a combat: who owns them, and how many a line of the file stands for. */
import { once } from '../once';
import type { Engagement, Group, Unit } from './data';

/** The power that owns a unit: its own `power`, or that of its group. Undefined where neither is given. */
export function ownerOf(unit: Unit, group: Group): string | undefined {
  return unit.power ?? group.power;
}

/** The owner of a unit of an engagement, whichever group it stands in. */
export function ownerIn(unit: Unit, engagement: Engagement): string | undefined {
  const group = groupsIn(engagement).get(unit);
  return group && ownerOf(unit, group);
}

/** The group of each unit; of a unit that stands in two by an alias the first. */
const groupsIn = once(({ subs, convoy, interception }: Engagement): ReadonlyMap<Unit, Group> => {
  const found = new Map<Unit, Group>();
  for (const group of [subs, convoy, ...(interception ? [interception] : [])])
    for (const unit of group.units ?? []) if (!found.has(unit)) found.set(unit, group);
  return found;
});

/** How many like units a line of the file stands for: 1 unless it says otherwise. */
export function countOf(unit: Unit): number {
  return 'count' in unit ? (unit.count ?? 1) : 1;
}
