import { at } from '../../../model/place';
import type { Unit } from '../data';
import { membersOf } from '../facts/force';
import type { TaskForce } from '../data';
import { sectionOf } from '../rules';
import { remove } from '../../../model/edit';
import { example, type AwawConstraint } from './constraint';

export const unitInTwoTaskForces: AwawConstraint = {
  code: 'unit-in-two-task-forces',
  rule: 'task-force-size',
  severity: 'error',
  title: 'A unit belongs to one task force',
  scope: 'scenario',
  *check({ taskForces = [] }, ids) {
    const first = new Map<Unit, TaskForce>();
    for (const taskForce of taskForces) {
      for (const { unit } of membersOf(taskForce, ids)) {
        const other = first.get(unit);
        if (other === undefined) {
          first.set(unit, taskForce);
          continue;
        }
        const index = taskForce.members?.indexOf(unit.id) ?? -1;
        if (taskForce.members === undefined || index < 0) continue;
        yield {
          message: `${unit.id} belongs to ${other.id} already: a unit counts in one task force (${sectionOf('task-force-size')}). Take it out of one of them.`,
          place: at(taskForce.members, index),
          related: [{ message: `${other.id} is here.`, place: at(other, 'id') }],
          fixes: [
            { title: `Take it out of ${taskForce.id}`, edits: [remove(taskForce.members, index)], preferred: true },
          ],
        };
      }
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        ports: [{ id: malta, units: [{ id: h-class, type: dd, count: 10 }, { id: z-class, type: dd, count: 10 }] }]
        taskForces:
          - { id: force-h, members: [h-class] }
          - { id: force-k, members: [z-class] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        ports: [{ id: malta, units: [{ id: h-class, type: dd, count: 10 }, { id: z-class, type: dd, count: 10 }] }]
        taskForces:
          - { id: force-h, members: [h-class] }
          - { id: force-k, members: [z-class, h-class] }
        #                                     ^^^^^^^
      `,
    ],
  },
};
