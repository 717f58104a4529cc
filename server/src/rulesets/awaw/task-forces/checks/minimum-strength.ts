import { at, type AwawConstraint, examplesOf, set } from '../../constraint';
import { isComplete, membersOf } from '../../force';
import { sectionOf } from '../../rules';
import { pacificFleet } from '../../scenarios';
import { keepsItsStatus, minimumStrength, strengthOf } from '../task-force';

export const minimumStrengthReached: AwawConstraint = {
  code: 'minimum-strength',
  rule: 'minimum-strength',
  severity: 'warning',
  title: 'A task force at sea has the least strength',
  part: 'taskForces',
  scope: 'references',
  *check(taskForce, header, ids) {
    if (taskForce.location !== 'at-sea' || keepsItsStatus(taskForce)) return;
    const { factors, certain } = strengthOf(membersOf(taskForce, ids), header);
    const least = minimumStrength(header);
    if (!certain || factors >= least || !isComplete(taskForce, ids)) return;
    const option = header.options;
    yield {
      message: `${taskForce.id} has ${factors} naval factors; a task force needs ${least} by the option \`minimumStrength\` (${sectionOf('minimum-strength')}; the source does not give the number). Add ships, write under \`lost\` what it lost in combat, or set the option to what your rules say.`,
      place: at(taskForce, 'id'),
      fixes: [
        {
          title: 'Do not check the strength of task forces',
          edits: [option ? set(option, 'minimumStrength', 0) : set(header, 'options', { minimumStrength: 0 })],
        },
      ],
    };
  },
  examples: examplesOf({
    on: pacificFleet,
    passes: `
      taskForces:
        - id: tf-8
          units: [{ id: destroyers, type: dd, count: 9 }]
          lost: [{ id: cruisers, type: ca, count: 3 }]
    `,
    fails: `
      taskForces:
        - id: tf-8
      #       ^^^^ has 9 naval factors
          units: [{ id: destroyers, type: dd, count: 9 }]
    `,
    otherFixes: {
      'Do not check the strength of task forces': 'options: { minimumStrength: 0 }',
    },
  }),
};
