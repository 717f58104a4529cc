import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { capacities, factorsInPort } from '../facts/ports';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';

export const portCapacity: AwawConstraint = {
  code: 'port-capacity',
  rule: 'port-capacity',
  severity: 'error',
  title: 'A port holds at most 50 naval factors, a hex with two ports 100',
  part: 'ports',
  scope: 'references',
  *check(port, header, ids) {
    const kind = port.kind ?? 'port';
    const capacity = capacities[kind];
    const factors = factorsInPort(port, header, ids);
    if (factors <= capacity) return;
    const fitting = (['two-port-hex', 'box'] as const).find((other) => factors <= capacities[other]);
    yield {
      message: `${port.name ?? port.id} holds ${factors} naval factors, ${factors - capacity} too many: ${kind === 'port' ? 'a port' : 'a hex with two ports'} takes ${capacity}; ships that wait for repair do not count (${sectionOf('port-capacity')}). Move ships elsewhere, or correct \`kind\`.`,
      place: at(port, 'id'),
      fixes:
        fitting === undefined
          ? []
          : [
              {
                title: fitting === 'box' ? 'Make it a mapboard box' : 'Make it a hex with two ports',
                edits: [set(port, 'kind', fitting)],
              },
            ],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        ports:
          - id: scapa-flow
            units:
              - { id: destroyers, type: dd, count: 50 }
              - { id: nelson, type: bb, size: 4, speed: slow, waitingForRepair: true }
          - { id: us-box, kind: box, units: [{ id: fletchers, type: dd, count: 120 }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        ports:
          - id: scapa-flow
        #       ^^^^^^^^^^
            units: [{ id: destroyers, type: dd, count: 45 }]
        taskForces:
          - id: home-fleet
            port: scapa-flow
            units: [{ id: cruisers, type: ca, count: 5 }]
      `,
    ],
  },
};
