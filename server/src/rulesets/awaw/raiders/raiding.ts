/** Units that raid or patrol, in operations and in raids in SW boxes. */
import type { Ids } from '../../../model/ids';
import { at, atKey, type Place } from '../../../model/place';
import type { Group, Scenario, Unit } from '../data';
import { unitsOf } from '../force';

export interface Tasked {
  readonly unit: Unit;
  readonly id: string;
  readonly task: 'raid' | 'patrol';
  readonly force: Group;
  /** The place that gives them the task. */
  readonly place: Place;
}

export function raiders(scenario: Scenario, ids: Ids): readonly Tasked[] {
  const inBoxes = (scenario.raids ?? []).flatMap((raid) =>
    unitsOf(raid.raiders, ids).map(({ unit }) => ({
      ...{ unit, id: raid.id, task: 'raid' as const, force: raid.raiders, place: atKey(raid, 'raiders') },
    })),
  );
  return [...tasked('raid', scenario, ids), ...inBoxes];
}

export function patrols(scenario: Scenario, ids: Ids): readonly Tasked[] {
  return tasked('patrol', scenario, ids);
}

function tasked(task: Tasked['task'], { operations = [] }: Scenario, ids: Ids): readonly Tasked[] {
  return operations
    .filter((operation) => operation.task === task)
    .flatMap((operation) =>
      unitsOf(operation, ids).map(({ unit }) => ({
        ...{ unit, id: operation.id, task, force: operation, place: at(operation, 'task') },
      })),
    );
}
