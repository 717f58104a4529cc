import { at } from '../../../model/place';
import { unitsOf } from '../facts/force';
import { sectionOf } from '../rules';
import { taskName } from '../wording';
import { example, type AwawConstraint } from './constraint';
import { fixesOf, takeOut } from './units';

export const escortCarrierRaids: AwawConstraint = {
  code: 'escort-carrier-raids',
  rule: 'escort-carrier-bans',
  severity: 'error',
  title: 'Escort carriers do not raid or patrol',
  part: 'operations',
  scope: 'references',
  *check(operation, _, ids) {
    if (operation.task !== 'raid' && operation.task !== 'patrol') return;
    for (const { unit } of unitsOf(operation, ids)) {
      if (unit.type !== 'cve') continue;
      yield {
        message: `${unit.id} are escort carriers and cannot take part in the ${taskName(operation.task)} ${operation.id} (${sectionOf('escort-carrier-bans')}). Take them out, or give the operation another task.`,
        place: at(operation, 'task'),
        related: [{ message: 'The escort carriers are here.', place: at(unit, 'id') }],
        fixes: fixesOf(takeOut(operation, unit)),
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        operations:
          - { id: convoy, task: sea-escort, units: [{ id: jeep-carriers, type: cve, count: 2 }] }
          - { id: sortie, task: raid, units: [{ id: scheer, type: pb, size: 2, speed: fast }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        operations:
          - id: watch
            task: patrol
        #         ^^^^^^
            units: [{ id: jeep-carriers, type: cve, count: 2 }, { id: destroyers, type: dd, count: 9 }]
      `,
      example`
        ruleset: awaw
        taskForces:
          - { id: hunters, units: [{ id: jeep-carriers, type: cve, count: 2 }, { id: cruisers, type: ca, count: 5 }] }
        operations:
          - { id: sortie, task: raid, taskForces: [hunters] }
        #                       ^^^^
      `,
    ],
  },
};
