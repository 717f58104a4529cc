/** Units of a combat: who owns them, and how many a line of the file stands for. */
import type { Engagement, Group, Unit } from './data';

/** The power that owns a unit: its own `power`, or that of its group. Undefined where neither is given. */
export function ownerOf(unit: Unit, group: Group): string | undefined {
  return unit.power ?? group.power;
}

/** The owner of a unit of an engagement, whichever group it stands in. */
export function ownerIn(unit: Unit, { subs, convoy, interception }: Engagement): string | undefined {
  const groups: readonly Group[] = [subs, convoy, ...(interception ? [interception] : [])];
  const group = groups.find(({ units }) => units?.includes(unit));
  return group && ownerOf(unit, group);
}

/** How many like units a line of the file stands for: 1 unless it says otherwise. */
export function countOf(unit: Unit): number {
  return 'count' in unit ? (unit.count ?? 1) : 1;
}
