import { placeAt, cite, addPath, type AwawCheck } from '../../kit';
import { resolveMembers } from '../../force';
import { pacificFleet } from '../../scenarios';

export const taskForceWithoutShips: AwawCheck = {
  rule: 'naval-units',
  severity: 'warning',
  title: 'A task force has ships',
  part: 'taskForces',
  scope: 'references',
  *check(taskForce, _, ids) {
    if ((taskForce.members ?? []).length > 0 || resolveMembers(taskForce, ids).length > 0) return;
    yield {
      message: `${taskForce.id} has no units${cite('naval-units')}. Add naval units under \`units\`, or name them under \`members\`.`,
      place: placeAt(taskForce, 'id'),
    };
  },
  base: addPath(pacificFleet, 'taskForces'),
  passes: `
    - id: tf-8
      location: ~
      units: ~
      members: [fletchers]
  `,
  fails: `
    - id: tf-8
    #     ^^^^ has no units
      location: ~
      units: ~
  `,
};
