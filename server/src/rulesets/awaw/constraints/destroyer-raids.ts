import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';
import { raiders } from './raiding';
import { fixesOf, takeOut } from './units';

export const destroyerRaids: AwawConstraint = {
  code: 'destroyer-raids',
  rule: 'destroyer-tasks',
  severity: 'information',
  title: 'Destroyers do not raid, as the rule on cruisers implies',
  scope: 'scenario',
  *check(scenario, ids) {
    for (const { unit, id, force, place } of raiders(scenario, ids)) {
      if (unit.type !== 'dd') continue;
      yield {
        message: `${unit.id} are destroyers. That cruisers may raid implies that destroyers may not (${sectionOf('destroyer-tasks')}); the source does not say so. Look it up, or take them out of ${id}.`,
        place,
        related: [{ message: 'The destroyers are here.', place: at(unit, 'id') }],
        fixes: fixesOf(takeOut(force, unit)),
      };
    }
  },
  examples: {
    // Destroyers carry units and have ASW aboard; cruisers raid.
    passes: [
      example`
        ruleset: awaw
        operations:
          - { id: landing, task: invasion, units: [{ id: destroyers, type: dd, count: 4, carries: 1 infantry factor, onBoardAsw: 2 }] }
          - { id: sortie, task: raid, units: [{ id: cruisers, type: ca, count: 2 }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        operations:
          - id: sortie
            task: raid
        #         ^^^^
            units: [{ id: cruisers, type: ca, count: 2 }, { id: destroyers, type: dd, count: 2 }]
      `,
    ],
  },
};
