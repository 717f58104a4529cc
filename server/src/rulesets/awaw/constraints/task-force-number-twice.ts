import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import type { TaskForce } from '../data';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';

export const taskForceNumberTwice: AwawConstraint = {
  code: 'task-force-number-twice',
  rule: 'task-force-numbers',
  severity: 'warning',
  title: 'A nation uses a task force number once',
  scope: 'scenario',
  *check({ taskForces = [] }) {
    const first = new Map<string, TaskForce>();
    for (const taskForce of taskForces) {
      if (taskForce.number === undefined || taskForce.nation === undefined) continue;
      const marker = `${taskForce.nation} ${taskForce.number}`;
      const other = first.get(marker);
      if (other === undefined) {
        first.set(marker, taskForce);
        continue;
      }
      yield {
        message: `${other.id} has the number ${taskForce.number} already: a marker is at one place (${sectionOf('task-force-numbers')}). Choose another number for ${taskForce.id}.`,
        place: at(taskForce, 'number'),
        related: [{ message: `${other.id} is here.`, place: at(other, 'number') }],
        fixes: [{ title: 'Leave the number out', edits: [remove(taskForce, 'number')] }],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        nations: { britain: { side: allied }, us: { side: allied } }
        taskForces:
          - { id: force-h, nation: britain, number: 1, units: [{ id: h-class, type: dd, count: 10 }] }
          - { id: force-z, nation: britain, number: 2, units: [{ id: z-class, type: dd, count: 10 }] }
          - { id: tf-16, nation: us, number: 1, units: [{ id: fletchers, type: dd, count: 10 }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        nations: { britain: { side: allied } }
        taskForces:
          - { id: force-h, nation: britain, number: 1, units: [{ id: h-class, type: dd, count: 10 }] }
          - { id: force-z, nation: britain, number: 1, units: [{ id: z-class, type: dd, count: 10 }] }
        #                                           ^
      `,
    ],
  },
};
