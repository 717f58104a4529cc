import { placeAt, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import { pacificFleet } from '../../scenarios';
import { taskForceNumbers } from '../rules';

const { max } = taskForceNumbers['task-force-numbers'];

export const taskForceNumber: AwawCheck = {
  rule: 'task-force-numbers',
  title: 'Task force markers have the numbers 1 to 12',
  part: 'taskForces',
  *check(taskForce) {
    if (taskForce.number === undefined || taskForce.number <= max) return;
    yield {
      message: `There is no task force marker ${taskForce.number}: they are numbered 1 to ${max}${cite('task-force-numbers')}. Choose another number, or remove it.`,
      place: placeAt(taskForce, 'number'),
      fixes: [offer('Remove the number', removeMember(taskForce, 'number'))],
    };
  },
  base: addPath(pacificFleet, 'taskForces.tf-8'),
  passes: 'number: 12',
  fails: `
    number: 13
    #       ^^ no task force marker 13
  `,
};
