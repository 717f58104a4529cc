/** Units that raid or patrol, in operations and in raids in SW boxes. */
import type { Ids } from '../../../model/ids';
import { placeAt, placeAtKey, type Place } from '../../../model/place';
import type { Group, Scenario, Unit } from '../data';
import { resolveUnits } from '../force';

export interface TaskedUnit {
  readonly unit: Unit;
  readonly id: string;
  readonly task: 'raid' | 'patrol';
  readonly force: Group;
  /** The place that gives them the task. */
  readonly place: Place;
}

export function listRaiders(scenario: Scenario, ids: Ids): readonly TaskedUnit[] {
  const inBoxes = (scenario.raids ?? []).flatMap((raid) =>
    resolveUnits(raid.raiders, ids).map(({ unit }) => ({
      ...{ unit, id: raid.id, task: 'raid' as const, force: raid.raiders, place: placeAtKey(raid, 'raiders') },
    })),
  );
  return [...listTaskedUnits('raid', scenario, ids), ...inBoxes];
}

export function listPatrols(scenario: Scenario, ids: Ids): readonly TaskedUnit[] {
  return listTaskedUnits('patrol', scenario, ids);
}

function listTaskedUnits(task: TaskedUnit['task'], { operations = [] }: Scenario, ids: Ids): readonly TaskedUnit[] {
  return operations
    .filter((operation) => operation.task === task)
    .flatMap((operation) =>
      resolveUnits(operation, ids).map(({ unit }) => ({
        ...{ unit, id: operation.id, task, force: operation, place: placeAt(operation, 'task') },
      })),
    );
}
