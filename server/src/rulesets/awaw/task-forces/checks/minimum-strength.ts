import { placeAt, cite, setOption, offer, type AwawCheck } from '../../kit';
import { isComplete, resolveMembers } from '../../force';
import { pacificFleet } from '../../scenarios';
import { keepsItsStatus, getMinimumStrength, computeStrength } from '../task-force';

export const minimumStrengthReached: AwawCheck = {
  rule: 'minimum-strength',
  severity: 'warning',
  title: 'A task force at sea has the minimum strength',
  part: 'taskForces',
  scope: 'references',
  *check(taskForce, header, ids) {
    if (taskForce.location !== 'at-sea' || keepsItsStatus(taskForce)) return;
    const { factors, isCertain } = computeStrength(resolveMembers(taskForce, ids), header);
    const minimum = getMinimumStrength(header);
    if (!isCertain || factors >= minimum || !isComplete(taskForce, ids)) return;
    yield {
      message: `${taskForce.id} has ${factors} naval factors but needs ${minimum} by the option \`minimumStrength\`${cite('minimum-strength')}. Add ships, list what it lost in combat under \`lost\`, or change the option.`,
      place: placeAt(taskForce, 'id'),
      fixes: [
        offer(
          'Change the option to 0: the strength of task forces is not checked',
          setOption(header, 'minimumStrength', 0),
        ),
      ],
    };
  },
  base: pacificFleet,
  passes: `
    options: { minimumStrength: 10 }
    taskForces/tf-8:
      units: [{ id: destroyers, type: dd, count: 9 }]
      lost: [{ id: cruisers, type: ca, count: 3 }]
  `,
  fails: `
    options: { minimumStrength: 10 }
    taskForces:
      - id: tf-8
    #       ^^^^ has 9 naval factors
        units: [{ id: destroyers, type: dd, count: 9 }]
  `,
};
