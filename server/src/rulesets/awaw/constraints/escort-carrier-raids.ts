import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';
import { patrols, raiders } from './raiding';
import { fixesOf, takeOut } from './units';

export const escortCarrierRaids: AwawConstraint = {
  code: 'escort-carrier-raids',
  rule: 'escort-carrier-bans',
  severity: 'error',
  title: 'Escort carriers do not raid or patrol',
  scope: 'scenario',
  *check(scenario, ids) {
    for (const { unit, id, task, force, place } of [...raiders(scenario, ids), ...patrols(scenario, ids)]) {
      if (unit.type !== 'cve') continue;
      yield {
        message: `${unit.id} are escort carriers and cannot take part in the ${task} ${id} (${sectionOf('escort-carrier-bans')}). Take them out, or give them another task.`,
        place,
        related: [{ message: 'The escort carriers are here.', place: at(unit, 'id') }],
        fixes: fixesOf(takeOut(force, unit)),
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
