import { at } from '../../../model/place';
import { membersOf } from '../facts/force';
import { strengthOf } from '../facts/task-force';
import { sectionOf } from '../rules';
import { numbers } from '../rules/numbers';
import { example, type AwawConstraint } from './constraint';

const { max } = numbers['task-force-size'];

export const taskForceSize: AwawConstraint = {
  code: 'task-force-size',
  rule: 'task-force-size',
  severity: 'error',
  title: 'A task force has at most 25 naval factors',
  part: 'taskForces',
  scope: 'references',
  *check(taskForce, header, ids) {
    const { factors } = strengthOf(membersOf(taskForce, ids), header);
    if (factors <= max) return;
    yield {
      message: `${taskForce.id} has ${factors} naval factors, ${factors - max} too many: a task force has at most ${max} (${sectionOf('task-force-size')}). Split it.`,
      place: at(taskForce, 'id'),
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        taskForces:
          - id: home-fleet
            number: 1
            units:
              - { id: hood, type: bc, size: 3, speed: fast }
              - { id: cruisers, type: ca, count: 5 }
              - { id: destroyers, type: dd, count: 12 }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        taskForces:
          - id: home-fleet
        #       ^^^^^^^^^^
            number: 1
            units:
              - { id: hood, type: bc, size: 3, speed: fast }
              - { id: cruisers, type: ca, count: 5 }
              - { id: destroyers, type: dd, count: 13 }
      `,
    ],
  },
};
