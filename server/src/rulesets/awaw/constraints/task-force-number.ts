import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { numbers } from '../rules/numbers';
import { example, type AwawConstraint } from './constraint';

const { max } = numbers['task-force-numbers'];

export const taskForceNumber: AwawConstraint = {
  code: 'task-force-number',
  rule: 'task-force-numbers',
  severity: 'error',
  title: 'Task force markers have the numbers 1 to 12',
  part: 'taskForces',
  scope: 'part',
  *check(taskForce) {
    if (taskForce.number === undefined || taskForce.number <= max) return;
    yield {
      message: `There is no task force marker ${taskForce.number}: they have the numbers 1 to ${max} (${sectionOf('task-force-numbers')}). Choose one of these, or leave the number out.`,
      place: at(taskForce, 'number'),
      fixes: [{ title: 'Leave the number out', edits: [remove(taskForce, 'number')] }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        taskForces: [{ id: force-h, number: 12, units: [{ id: destroyers, type: dd, count: 10 }] }]
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        taskForces: [{ id: force-h, number: 13, units: [{ id: destroyers, type: dd, count: 10 }] }]
        #                                   ^^
      `,
    ],
  },
};
