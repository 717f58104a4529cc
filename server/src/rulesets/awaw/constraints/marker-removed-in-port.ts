import { append, set } from '../../../model/edit';
import { at } from '../../../model/place';
import { isComplete, membersOf, type Owned } from '../facts/force';
import { minimumStrength, reinforcements, strengthOf } from '../facts/task-force';
import type { Header } from '../data';
import { sectionOf } from '../rules';
import { listed } from '../wording';
import { example, type AwawConstraint } from './constraint';

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
      ? `Ships in the port can bring it up to strength: ${listed(names)}.`
      : 'No ships in its port that are written here can bring it up to strength: leave the task force out and put its ships in the port.';
    yield {
      message: `${taskForce.id} is in port with ${factors} of the ${least} naval factors that a task force needs: its marker is removed unless other naval units in that port bring it up to strength (${sectionOf('marker-removed-in-port')}; the number is the option \`minimumStrength\`). ${todo}`,
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
  examples: {
    passes: [
      example`
        ruleset: awaw
        ports: [{ id: gibraltar, units: [{ id: more-destroyers, type: dd, count: 5 }] }]
        taskForces:
          - id: force-h
            location: in-port
            port: gibraltar
            units: [{ id: destroyers, type: dd, count: 10 }]
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        ports: [{ id: gibraltar, units: [{ id: more-destroyers, type: dd, count: 5 }] }]
        taskForces:
          - id: force-h
        #       ^^^^^^^
            location: in-port
            port: gibraltar
            units: [{ id: destroyers, type: dd, count: 6 }]
      `,
      example`
        ruleset: awaw
        ports: [{ id: gibraltar }]
        taskForces:
          - id: force-h
        #       ^^^^^^^
            port: gibraltar
            units: [{ id: destroyers, type: dd, count: 6 }]
      `,
    ],
  },
};

/** The first of the other units that are enough for the least strength; undefined where all are not, or make it no task force. */
function enough(units: readonly Owned[], others: readonly Owned[], header: Header): readonly Owned[] | undefined {
  const least = minimumStrength(header);
  for (let count = 1; count <= others.length; count++) {
    const { factors, carriers, maxCarriers } = strengthOf([...units, ...others.slice(0, count)], header);
    if (factors >= least && carriers <= maxCarriers) return others.slice(0, count);
  }
  return undefined;
}
