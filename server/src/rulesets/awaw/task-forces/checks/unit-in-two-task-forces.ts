import { placeAt, cite, removeMember, addPath, createPreferredFix, type AwawCheck } from '../../kit';
import type { TaskForce, Unit } from '../../data';
import { resolveMembers } from '../../force';
import { pacificFleet } from '../../scenarios';

export const unitInTwoTaskForces: AwawCheck = {
  rule: 'task-force-size',
  title: 'A unit belongs to one task force',
  *check({ taskForces = [] }, ids) {
    const firstByUnit = new Map<Unit, TaskForce>();
    for (const taskForce of taskForces) {
      for (const { unit } of resolveMembers(taskForce, ids)) {
        const firstTaskForce = firstByUnit.get(unit);
        if (firstTaskForce === undefined) {
          firstByUnit.set(unit, taskForce);
          continue;
        }
        const index = taskForce.members?.indexOf(unit.id) ?? -1;
        if (taskForce.members === undefined || index < 0) continue;
        yield {
          message: `${unit.id} already belongs to ${firstTaskForce.id}, and a unit is in one task force${cite('task-force-size')}. Remove it from one of them.`,
          place: placeAt(taskForce.members, index),
          related: [{ message: `${firstTaskForce.id} is here.`, place: placeAt(firstTaskForce, 'id') }],
          fixes: [createPreferredFix(`Remove it from ${taskForce.id}`, removeMember(taskForce.members, index))],
        };
      }
    }
  },
  base: addPath(pacificFleet, 'taskForces'),
  passes: '- { id: tf-11, members: [fletchers] }',
  fails: `
    - { id: tf-11, members: [fletchers, destroyers] }
    #                                   ^^^^^^^^^^ already belongs to tf-8
  `,
  fixed: '- { id: tf-11, members: [fletchers] }',
};
