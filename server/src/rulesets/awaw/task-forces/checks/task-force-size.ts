import { placeAt, cite, addPath, type AwawCheck } from '../../kit';
import { resolveMembers } from '../../force';
import { pacificFleet } from '../../scenarios';
import { taskForceNumbers } from '../rules';
import { computeStrength } from '../task-force';

const { max } = taskForceNumbers['task-force-size'];

export const taskForceSize: AwawCheck = {
  rule: 'task-force-size',
  title: 'A task force has at most 25 naval factors',
  part: 'taskForces',
  scope: 'references',
  *check(taskForce, header, ids) {
    const { factors } = computeStrength(resolveMembers(taskForce, ids), header);
    if (factors <= max) return;
    yield {
      message: `${taskForce.id} has ${factors} naval factors, ${factors - max} too many: a task force has at most ${max}${cite('task-force-size')}. Split it.`,
      place: placeAt(taskForce, 'id'),
    };
  },
  base: addPath(pacificFleet, 'taskForces'),
  passes: 'tf-8/units: - { id: destroyers, type: dd, count: 15 }',
  fails: `
    - id: tf-8
    #     ^^^^ 26 naval factors
      units:
        - { id: destroyers, type: dd, count: 16 }
  `,
};
