import { placeAt, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import type { TaskForce } from '../../data';
import { pacificFleet } from '../../scenarios';

export const taskForceNumberTwice: AwawCheck = {
  rule: 'task-force-numbers',
  severity: 'warning',
  title: 'A nation uses a task force number once',
  *check({ taskForces = [] }) {
    const firstByMarker = new Map<string, TaskForce>();
    for (const taskForce of taskForces) {
      if (taskForce.number === undefined || taskForce.nation === undefined) continue;
      const marker = `${taskForce.nation} ${taskForce.number}`;
      const firstTaskForce = firstByMarker.get(marker);
      if (firstTaskForce === undefined) {
        firstByMarker.set(marker, taskForce);
        continue;
      }
      yield {
        message: `${firstTaskForce.id} already has the number ${taskForce.number}, and a marker is in one place only${cite('task-force-numbers')}. Choose another number for ${taskForce.id}.`,
        place: placeAt(taskForce, 'number'),
        related: [{ message: `${firstTaskForce.id} is here.`, place: placeAt(firstTaskForce, 'number') }],
        fixes: [offer('Remove the number', removeMember(taskForce, 'number'))],
      };
    }
  },
  base: addPath(pacificFleet, 'taskForces'),
  passes: `
    - id: tf-8
      number: 8
    - { id: tf-11, nation: us, number: 11, units: [{ id: gleaves, type: dd, count: 10 }] }
  `,
  fails: `
    - id: tf-8
      number: 8
    - { id: tf-11, nation: us, number: 8, units: [{ id: gleaves, type: dd, count: 10 }] }
    #                                  ^ already has the number 8
  `,
};
