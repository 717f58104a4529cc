import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';
import { allUnits } from './units';

export const cruiserCarries: AwawConstraint = {
  code: 'cruiser-carries',
  rule: 'cruiser-tasks',
  severity: 'error',
  title: 'Cruisers carry no units and have no ASW aboard',
  scope: 'scenario',
  *check(scenario, ids) {
    for (const { unit } of allUnits(scenario, ids)) {
      if (unit.type !== 'ca') continue;
      if (unit.carries !== undefined)
        yield {
          message: `${unit.id} are cruisers and cannot carry ${unit.carries} (${sectionOf('cruiser-tasks')}). Let destroyers or transports carry it.`,
          place: at(unit, 'carries'),
          fixes: [{ title: 'Carry nothing', edits: [remove(unit, 'carries')] }],
        };
      if ((unit.onBoardAsw ?? 0) > 0)
        yield {
          message: `${unit.id} are cruisers, which have no ASW aboard (${sectionOf('cruiser-tasks')}). Count destroyers for it.`,
          place: at(unit, 'onBoardAsw'),
          fixes: [{ title: 'Count no ASW for them', edits: [remove(unit, 'onBoardAsw')] }],
        };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        operations:
          - id: landing
            task: invasion
            units:
              - { id: cruisers, type: ca, count: 2, onBoardAsw: 0 }
              - { id: destroyers, type: dd, count: 4, carries: 1 infantry factor, onBoardAsw: 2 }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        operations:
          - id: landing
            task: invasion
            units:
              - { id: cruisers, type: ca, count: 2, carries: 1 infantry factor }
        #                                                    ^^^^^^^^^^^^^^^^^
      `,
      example`
        ruleset: awaw
        operations:
          - id: convoy
            task: sea-escort
            units:
              - { id: cruisers, type: ca, count: 2, onBoardAsw: 2 }
        #                                                       ^
      `,
    ],
  },
};
