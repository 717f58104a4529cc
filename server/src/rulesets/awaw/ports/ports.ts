/** The capacity of ports in naval factors. */
import type { Ids } from '../../../model/ids';
import type { Header, Port, TaskForce } from '../data';
import { resolveMembers, type OwnedUnit } from '../force';
import { computeStrength } from '../task-forces/task-force';
import { portNumbers } from './rules';

/** Capacity by kind of port; map boxes have no limit. */
export const capacities: Readonly<Record<NonNullable<Port['kind']>, number>> = {
  ...portNumbers['port-capacity'],
  box: Infinity,
};

/** The units in a port: its own, and those of the task forces in it. */
export function listUnitsInPort(port: Port, ids: Ids): readonly OwnedUnit[] {
  const taskForces = ids
    .listDeclarations('taskForce')
    .map(({ object }) => object as TaskForce)
    .filter((taskForce) => taskForce.port === port.id && taskForce.location !== 'at-sea');
  const all = [port, ...taskForces].flatMap((group) => resolveMembers(group, ids));
  return [...new Map(all.map((owned) => [owned.unit, owned])).values()];
}

/** Naval factors that count against the capacity, without ships that wait for repair. A lower bound if sizes are unknown. */
export function countFactorsInPort(port: Port, header: Header, ids: Ids): number {
  const countedUnits = listUnitsInPort(port, ids).filter(
    ({ unit }) => !('waitingForRepair' in unit && unit.waitingForRepair === true),
  );
  return computeStrength(countedUnits, header).factors;
}
