import { append, at, cite, examplesOf, listed, set, type AwawConstraint } from '../../constraint';
import type { Header } from '../../data';
import { isComplete, membersOf, type Owned } from '../../force';
import { pacificFleet } from '../../scenarios';
import { minimumStrength, reinforcements, strengthOf } from '../../task-forces/task-force';

export const markerRemovedInPort: AwawConstraint = {
  code: 'marker-removed-in-port',
  rule: 'marker-removed-in-port',
  severity: 'warning',
  title: 'A task force in port that is too weak is brought up to strength or dissolved',
  part: 'taskForces',
  scope: 'references',
  *check(taskForce, header, ids) {
    if (taskForce.location === 'at-sea') return;
    const units = membersOf(taskForce, ids);
    const least = minimumStrength(header);
    const { factors, certain } = strengthOf(units, header);
    if (units.length === 0 || !certain || factors >= least || !isComplete(taskForce, ids)) return;
    const added = enough(units, reinforcements(taskForce, ids), header);
    const names = added?.map(({ unit }) => unit.id);
    const todo = names
      ? `Add ${listed(names)} from the port.`
      : 'Remove the task force, and put its ships in the port.';
    yield {
      message: `${taskForce.id} is in port with ${factors} of the ${least} naval factors it needs (option \`minimumStrength\`): its marker is removed${cite('marker-removed-in-port')}. ${todo}`,
      place: at(taskForce, 'id'),
      fixes: names
        ? [
            {
              title: `Add ${listed(names)}`,
              edits: taskForce.members
                ? names.map((name) => append(taskForce.members!, name))
                : [set(taskForce, 'members', names)],
              preferred: true,
            },
          ]
        : [],
    };
  },
  examples: examplesOf({
    on: pacificFleet,
    passes: `
      options: { minimumStrength: 10 }
      taskForces:
        - id: tf-8
          location: in-port
          port: pearl-harbor
          units: [{ id: destroyers, type: dd, count: 10 }]
    `,
    fails: `
      options: { minimumStrength: 10 }
      taskForces:
        - id: tf-8
      #       ^^^^ in port with 6 of the 10
          location: in-port
          port: pearl-harbor
          units: [{ id: destroyers, type: dd, count: 6 }]
    `,
    fixed: `
      taskForces:
        - id: tf-8
          members: [nevada, fletchers]
    `,
  }),
};

/** The first of the other units that bring it up to strength; undefined where all of them do not, or leave too many carriers in it. */
function enough(units: readonly Owned[], others: readonly Owned[], header: Header): readonly Owned[] | undefined {
  const least = minimumStrength(header);
  for (let count = 1; count <= others.length; count++) {
    const { factors, carriers, maxCarriers } = strengthOf([...units, ...others.slice(0, count)], header);
    if (factors >= least && carriers <= maxCarriers) return others.slice(0, count);
  }
  return undefined;
}
